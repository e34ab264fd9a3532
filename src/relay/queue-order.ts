import type { Waiting } from './message-file.ts';

/** A postponed mail waits at most so long. Milliseconds. */
const LONGEST_PAUSE = 1.25 * 3_600_000;

// Whose turn it is: [flagged, tried at least so often], the first that waits. Flagged mail and mail
// that was refused before have a share of the turns, so a flood of new mail never stops either.
const NEW_FIRST = [
  [false, 0],
  [true, 0],
] as const;
const FLAGGED_FIRST = [
  [true, 0],
  [false, 0],
] as const;
const TRIED_FIRST = [[false, 1], [true, 1], ...NEW_FIRST] as const;
const ORDERS = [NEW_FIRST, FLAGGED_FIRST, NEW_FIRST, TRIED_FIRST];

export const isFlagged = ({ flags }: Pick<Waiting, 'flags'>) => flags.length > 0;

/**
 * The mail whose turn it is: fewest tries first, then turn by turn of the senders; the one that just
 * failed after all others.
 */
export function findDue(
  all: Iterable<Waiting>,
  { turn, failed }: { turn: number; failed: string | null },
  time: number,
): Waiting | undefined {
  // A due time far ahead comes from a clock that was set back since.
  const due = [...all].filter((mail) => mail.due <= time || mail.due > time + LONGEST_PAUSE);
  const others = due.filter(({ id }) => id !== failed);
  for (const [flagged, attempts] of ORDERS[turn % ORDERS.length] ?? NEW_FIRST) {
    const mails = others.filter((mail) => isFlagged(mail) === flagged && mail.attempts >= attempts);
    if (mails.length > 0) return mails.reduce((a, b) => (isBefore(b, a) ? b : a));
  }
  return due[0];
}

function isBefore(a: Waiting, b: Waiting): boolean {
  return (a.attempts - b.attempts || a.turn - b.turn || a.received - b.received) < 0;
}

/**
 * The turn of one more message: the second one of a network stands behind the first of everybody
 * else, however many it sends. Whom nobody can tell apart stands in one line, not behind himself.
 */
export function turnFor(network: string | null, flagged: boolean, all: Iterable<Waiting>): number {
  const own: number[] = [];
  let served = Number.POSITIVE_INFINITY;
  for (const mail of all) {
    if (isFlagged(mail) !== flagged) continue;
    if (mail.attempts === 0) served = Math.min(served, mail.turn);
    if (network !== null && mail.network === network) own.push(mail.turn + 1);
  }
  return own.reduce((a, b) => Math.max(a, b), Number.isFinite(served) ? served : 0);
}
