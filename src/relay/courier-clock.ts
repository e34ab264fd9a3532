import type { Rest } from './courier.ts';

const STUMBLE_PAUSE = 1000;

/** Calls for turn after turn, with the rests between them. `stop` waits for the turn that runs. */
export function startCourierClock(
  takeTurn: () => Promise<Rest>,
  onStumble: (error: unknown) => void,
) {
  let stopped = false;
  let news = false;
  let endRest = () => {};
  let endOnNews = () => {};
  const work = run();

  async function run(): Promise<void> {
    while (!stopped) {
      news = false;
      const rest = await takeTurn().catch((error): Rest => {
        onStumble(error);
        return { ms: STUMBLE_PAUSE, untilNews: false };
      });
      if (rest.ms > 0 && !stopped) await wait(rest);
    }
  }

  function wait({ ms, untilNews }: Rest): Promise<void> {
    // What came while the turn looked around may not be in what it saw.
    if (untilNews && news) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.ceil(ms));
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
      endOnNews = untilNews ? endRest : () => {};
    });
  }

  return {
    /** A new message waits. */
    wake(): void {
      news = true;
      endOnNews();
    },
    async stop(): Promise<void> {
      stopped = true;
      endRest();
      await work;
    },
  };
}
