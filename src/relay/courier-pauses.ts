/** Sleep that a new message or the shutdown ends early. */
export function createPauses() {
  let endCurrent = () => {};
  let onNews = () => {};
  let ended = false;

  function start(ms: number, wakesOnNews: boolean): Promise<void> {
    if (ended) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endCurrent = () => {
        clearTimeout(timer);
        resolve();
      };
      onNews = wakesOnNews ? endCurrent : () => {};
    });
  }

  return {
    sleep: (ms: number) => start(ms, false),
    sleepUntilNews: (ms: number) => start(ms, true),
    news: () => onNews(),
    end() {
      ended = true;
      endCurrent();
    },
  };
}
