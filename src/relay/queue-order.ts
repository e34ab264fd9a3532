import type { Line } from './line.ts';
import type { Waiting } from './message-file.ts';

/** A refused mail rests an hour at most, and a quarter more by chance. Milliseconds. */
const LONGEST_REST = 1.25 * 3_600_000;

// Whose turn it is: [flagged, tried at least so often], the first that waits. Flagged mail and mail
// that was refused before have a share of the turns, so a flood of new mail never stops either.
const UNFLAGGED_FIRST = [
  [false, 0],
  [true, 0],
] as const;
const FLAGGED_FIRST = [
  [true, 0],
  [false, 0],
] as const;
const TRIED_FIRST = [[false, 1], [true, 1], ...UNFLAGGED_FIRST] as const;
const ORDERS = [UNFLAGGED_FIRST, FLAGGED_FIRST, UNFLAGGED_FIRST, TRIED_FIRST];

export const isFlagged = ({ flags }: Pick<Waiting, 'flags'>) => flags.length > 0;

/**
 * The mail whose turn it is: fewest tries first, then by its place; the one that just failed after
 * all others.
 */
export function findDue(
  all: Iterable<Waiting>,
  { tries, failed }: Pick<Line, 'tries' | 'failed'>,
  time: number,
): Waiting | undefined {
  // A due time far ahead comes from a clock that was set back since.
  const due = [...all].filter((mail) => mail.due <= time || mail.due > time + LONGEST_REST);
  const others = due.filter(({ id }) => id !== failed);
  for (const [flagged, attempts] of ORDERS[tries % ORDERS.length] ?? UNFLAGGED_FIRST) {
    const mails = others.filter((mail) => isFlagged(mail) === flagged && mail.attempts >= attempts);
    if (mails.length > 0) return mails.reduce((a, b) => (isBefore(b, a) ? b : a));
  }
  return due[0];
}

function isBefore(a: Waiting, b: Waiting): boolean {
  return (a.attempts - b.attempts || a.place - b.place || a.received - b.received) < 0;
}

/**
 * The place of one more message: the second one of a network stands behind the first of everybody
 * else, however many it sends. Messages of unknown networks stand beside each other.
 */
export function placeFor(network: string | null, flagged: boolean, all: Iterable<Waiting>): number {
  const own: number[] = [];
  let served = Number.POSITIVE_INFINITY;
  for (const mail of all) {
    if (isFlagged(mail) !== flagged) continue;
    if (mail.attempts === 0) served = Math.min(served, mail.place);
    if (network !== null && mail.network === network) own.push(mail.place + 1);
  }
  return own.reduce((a, b) => Math.max(a, b), Number.isFinite(served) ? served : 0);
}
