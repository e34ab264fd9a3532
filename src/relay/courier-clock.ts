import type { Rest } from './courier.ts';

/** Calls for turn after turn, with the rests between them. */
export function startCourierClock(takeTurn: () => Promise<Rest>) {
  let isStopped = false;
  let hasNews = false;
  let endRest = (_because: 'news' | 'stop') => {};
  const work = run();

  async function run(): Promise<void> {
    while (!isStopped) {
      hasNews = false;
      await wait(await takeTurn());
    }
  }

  function wait({ ms, untilNews }: Rest): Promise<void> {
    return new Promise((resolve) => {
      // What came while the turn looked around may not be in what it saw.
      if (ms <= 0 || isStopped || (untilNews && hasNews)) return resolve();
      const timer = setTimeout(resolve, Math.ceil(ms));
      endRest = (because) => {
        if (because === 'news' && !untilNews) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    /** A new message waits. */
    wake(): void {
      hasNews = true;
      endRest('news');
    },
    /** Resolves when the turn that runs has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      endRest('stop');
      await work;
    },
  };
}
