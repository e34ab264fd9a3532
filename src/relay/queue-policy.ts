// The policy of the queue, without memory of its own: how full it may become, where a new message
// stands, and which message is attempted next.
import { HOUR_MS } from './durations.ts';

/** A refused message is attempted again after this time at the latest, plus 25 % jitter. */
export const LONGEST_RETRY_MS = HOUR_MS;

/** Why the reader should look twice at a message. It is delivered all the same. */
export type Flag = 'trap' | 'origin' | 'links' | 'busy';

/** A message without its text: all that the order depends on. Times are milliseconds since 1970. */
export interface QueueEntry {
  id: string;
  received: number;
  flags: readonly Flag[];
  /** Hash of the sender's network; null when the network is not known. */
  network: string | null;
  /** Lower places come first: see `placeFor`. */
  place: number;
  /** Failed attempts so far, without those at which the connection itself failed. */
  attempts: number;
  /** The next attempt is not made before this time. */
  due: number;
}

export const isFlagged = ({ flags }: Pick<QueueEntry, 'flags'>) => flags.length > 0;

/**
 * Shares of the queue that may be full before a message with these flags is turned away: a network that
 * has sent much today leaves room for messages that only look odd, and those leave room for the rest.
 */
const CAPACITY = { busy: 0.6, flagged: 0.8, unflagged: 1 };

/** From this share of the queue on, flagged messages are turned away. */
export const NEARLY_FULL_SHARE = CAPACITY.flagged;

/** How many messages may wait before one more with these flags is turned away, of `max` places. */
export function capacityFor(flags: readonly Flag[], max: number): number {
  if (flags.includes('busy')) return max * CAPACITY.busy;
  return max * (isFlagged({ flags }) ? CAPACITY.flagged : CAPACITY.unflagged);
}

/**
 * The place of one more message. The second message of a network stands behind the first message of
 * every other network, however many it sends. Messages of unknown networks stand beside each other.
 */
export function placeFor(
  network: string | null,
  flagged: boolean,
  all: Iterable<QueueEntry>,
): number {
  const own: number[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (const entry of all) {
    if (isFlagged(entry) !== flagged) continue;
    if (entry.attempts === 0) first = Math.min(first, entry.place);
    if (network !== null && entry.network === network) own.push(entry.place + 1);
  }
  return own.reduce((a, b) => Math.max(a, b), Number.isFinite(first) ? first : 0);
}

interface Group {
  flagged: boolean;
  /** Only messages with at least so many failed attempts. */
  leastAttempts: number;
}

const UNFLAGGED: Group = { flagged: false, leastAttempts: 0 };
const FLAGGED: Group = { flagged: true, leastAttempts: 0 };
const UNFLAGGED_AGAIN: Group = { flagged: false, leastAttempts: 1 };
const FLAGGED_AGAIN: Group = { flagged: true, leastAttempts: 1 };

/**
 * Which group goes first, attempt by attempt, in rotation. Flagged messages and refused messages have a
 * share of their own, so that a flood of new messages never stops either.
 */
const ROTATION: readonly (readonly Group[])[] = [
  [UNFLAGGED, FLAGGED],
  [FLAGGED, UNFLAGGED],
  [UNFLAGGED, FLAGGED],
  [UNFLAGGED_AGAIN, FLAGGED_AGAIN, UNFLAGGED, FLAGGED],
];

/**
 * The message to attempt at this time; undefined when none is due. Within a group the message with the fewest
 * attempts goes first, because refused texts of many networks would otherwise all go before an honest new one;
 * among equal ones, that with the lowest place. The message `lastFailed` goes after all others.
 *
 * @param attemptsMade Attempts made so far, of all messages together: they select the row of `ROTATION`.
 */
export function findDue(
  all: Iterable<QueueEntry>,
  attemptsMade: number,
  lastFailed: string | null,
  time: number,
): QueueEntry | undefined {
  const due = [...all].filter((entry) => isDue(entry, time));
  const others = due.filter(({ id }) => id !== lastFailed);
  for (const group of ROTATION[attemptsMade % ROTATION.length] ?? []) {
    const entries = others.filter(
      (entry) => isFlagged(entry) === group.flagged && entry.attempts >= group.leastAttempts,
    );
    if (entries.length > 0) return entries.reduce((a, b) => (isBefore(b, a) ? b : a));
  }
  return due[0];
}

/** A time too far ahead was written before the clock was set back: such a message is due now. */
function isDue({ due }: QueueEntry, time: number): boolean {
  return due <= time || due > time + 1.25 * LONGEST_RETRY_MS;
}

function isBefore(a: QueueEntry, b: QueueEntry): boolean {
  return (a.attempts - b.attempts || a.place - b.place || a.received - b.received) < 0;
}
