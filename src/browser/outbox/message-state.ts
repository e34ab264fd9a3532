// What has become of a message, and when it is tried again. Times are milliseconds, points in time
// since 1970.

/** How long one try may take. */
export const TRY_TIMEOUT_MS = 15_000;
/** No tab repeats a new message while its first try may still run. */
export const FIRST_PAUSE_MS = 16_000;
const SHORTEST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 300_000;
/** A clock that is set back by no more than this was only corrected. */
const CLOCK_CORRECTION_MS = 1000;
const DAY_MS = 86_400_000;
const ASKS_VISITOR_AFTER_MS = 7 * DAY_MS;
/**
 * A message that is older than these 30 days is tried by itself again: one that was sent a moment ago, while the
 * device's clock was wrong, seems to be years old. Once it has failed for another week (`late`), it is for the visitor
 * to say.
 */
export const RENEWED_AFTER_MS = 2_592_000_000;

/**
 * A message as it lies in the database of a visitor's device. Devices hold messages that an earlier
 * build has stored, so no name here changes.
 */
export interface PendingMessage {
  /** The relay recognizes a repeated message by this id. */
  id: string;
  /** Empty where an earlier build has deleted the text for its age. */
  fields: [name: string, value: string][];
  /** When the visitor sent the message. */
  since: number;
  /** Failed ones. */
  tries: number;
  /** The relay will never take the message. */
  refused: boolean;
  /** When the pause before the next try began. */
  at: number;
  /** How long the pause lasts. */
  wait: number;
  /** Nobody answered the last try, so a new connection may end the pause early. */
  eager: boolean;
  /** When the clock of an answer, not the device's, first found the message 30 days old; false or absent: never yet. */
  late?: number | false;
}

/**
 * `sending`: the first try runs. `waiting`: the next try comes by itself. `refused`: the relay will never take the
 * message. `old`: only the visitor can have it sent. `ended`: an earlier build has deleted its text.
 */
export type MessageState = 'sending' | 'waiting' | 'refused' | 'old' | 'ended';

/** A message as it leaves the form. */
export function newMessage(entries: PendingMessage['fields'], now: number): PendingMessage {
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return {
    id,
    fields: [...entries, ['id', id]],
    since: now,
    tries: 0,
    refused: false,
    at: now,
    wait: FIRST_PAUSE_MS,
    eager: false,
  };
}

export function stateOf(message: PendingMessage, now: number): MessageState {
  const { since, refused, tries, fields, late } = message;
  if (!fields.length) return 'ended';
  if (refused) return 'refused';
  const begin = now - since > RENEWED_AFTER_MS ? late || now : since;
  if (now - begin > ASKS_VISITOR_AFTER_MS) return 'old';
  return tries ? 'waiting' : 'sending';
}

/** Does a message in this state need only time? */
export function isUnderway({ state }: { state: MessageState }): boolean {
  return state === 'sending' || state === 'waiting';
}

/** The pause after a failed try. `tries` counts the tries before it, `retryAfterMs` is the relay's `Retry-After`. */
export function pauseAfter(tries: number, retryAfterMs: number): number {
  return Math.max(
    Math.min(SHORTEST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS),
    Math.min(retryAfterMs, DAY_MS),
  );
}

type Pause = Pick<PendingMessage, 'at' | 'wait' | 'eager'>;

/** What is left of the pause, 0 when the message is due. `isNewChance` is true at a new connection or visit. */
export function pauseLeft({ at, wait, eager }: Pause, now: number, isNewChance?: boolean): number {
  // A clock that was set back would otherwise make the pause longer by as much. A small correction, which clocks make
  // by themselves, does not end the pause: the message that was just sent would be sent again.
  if (now < at - CLOCK_CORRECTION_MS) return 0;
  return Math.max(0, at + (isNewChance && eager ? SHORTEST_PAUSE_MS : wait) - now);
}
