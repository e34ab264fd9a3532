const HOUR = 3_600_000;

/** So many mails an hour: a flood fills the queue, not her inbox. */
export function createAllowance(perHour: number) {
  let left = perHour;
  let at = performance.now();
  const perMs = perHour / HOUR;

  /** 0 when one more may go now; otherwise milliseconds until one may. */
  function take(): number {
    const now = performance.now();
    left = Math.min(perHour, left + (now - at) * perMs);
    at = now;
    if (left < 1) return (1 - left) / perMs;
    left -= 1;
    return 0;
  }

  function giveBack(): void {
    left = Math.min(perHour, left + 1);
  }

  return { take, giveBack };
}
