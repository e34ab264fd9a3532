// When a message that was not delivered is tried again. Times are milliseconds.
const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** One try may take so long. */
export const TIMEOUT = 15 * SECOND;
/** The copy made at submit rests while the first try runs, so that no other tab repeats it. */
export const FIRST_REST = TIMEOUT + SECOND;
const SHORTEST_REST = 2 * SECOND;
const LONGEST_REST = 300 * SECOND;
const ASKS_AFTER = 7 * DAY;
const ENDS_AFTER = 30 * DAY;

/** How long a message rests, and since when. */
export interface Rest {
  at: number;
  wait: number;
  /** Nobody answered, so news of a better connection may end the rest early. */
  eager: boolean;
}

/** The rest after a failed try; `tries` counts those before it. The relay may ask for a longer one. */
export function restAfter(tries: number, asked = 0): number {
  return Math.max(Math.min(SHORTEST_REST * 2 ** tries, LONGEST_REST), Math.min(asked, DAY));
}

/** What is left of the rest, 0 when the message is due. `nudged` by a connection or a visit. */
export function restLeft({ at, wait, eager }: Rest, now: number, nudged = false): number {
  // A clock that was set back would otherwise let the message lie for as long.
  if (now < at) return 0;
  return Math.max(0, at + (nudged && eager ? SHORTEST_REST : wait) - now);
}

/** A message this old is sent only if the visitor still wants it. */
export function isOld(since: number, now: number): boolean {
  return now - since > ASKS_AFTER;
}

/** When a message's text leaves the device, whatever became of it. */
export function endOf(since: number): number {
  return since + ENDS_AFTER;
}

/** The value of `Retry-After`, which the relay writes in seconds, in milliseconds. */
export function readRetryAfter(header: string | null): number {
  const seconds = Number(header);
  return seconds > 0 ? seconds * SECOND : 0;
}
