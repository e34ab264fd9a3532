// When things happen on the slow line.

/** A way on which nothing overtakes: timers of the same millisecond may fire in any order. */
export function inOrder(): (time: number, act: () => void) => void {
  const acts: (() => void)[] = [];
  return (time, act) => {
    acts.push(act);
    at(time, () => acts.shift()?.());
  };
}

/** Does something at this time of `performance.now()`. */
export function at(time: number, act: () => void): void {
  setTimeout(act, Math.max(0, time - performance.now()));
}
