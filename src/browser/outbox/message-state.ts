// A message on its way: what has become of it, and when it is tried again. Times are milliseconds.
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

export interface PendingMessage {
  /** Makes a repeated delivery harmless: the relay knows the message by it. */
  id: string;
  /** Empty once its time has passed: only the news of it is left. */
  fields: [name: string, value: string][];
  /** When the visitor sent it. */
  since: number;
  /** Tries that failed. */
  tries: number;
  refused: boolean;
  /** Since when it rests, and for how long. */
  at: number;
  wait: number;
  /** Nobody answered, so news of a better connection may end the rest early. */
  eager: boolean;
}

/**
 * `sending`: its first try runs. `waiting`: it is tried again by itself. `refused`: the relay will
 * never take it. `old`: it waits for the visitor's word. `ended`: its text is gone.
 */
export type MessageState = 'sending' | 'waiting' | 'refused' | 'old' | 'ended';

/** A message as it leaves the form. */
export function newMessage(entries: PendingMessage['fields']): PendingMessage {
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const now = Date.now();
  const fields: PendingMessage['fields'] = [...entries, ['id', id]];
  return {
    id,
    fields,
    since: now,
    tries: 0,
    refused: false,
    at: now,
    wait: FIRST_REST,
    eager: false,
  };
}

export function stateOf(message: PendingMessage, now = Date.now()): MessageState {
  const { since, refused, tries } = message;
  if (now > endOf(since)) return 'ended';
  if (refused) return 'refused';
  if (now - since > ASKS_AFTER) return 'old';
  return tries ? 'waiting' : 'sending';
}

/** When a message's text leaves the device, whatever became of it. */
export function endOf(since: number): number {
  return since + ENDS_AFTER;
}

/** Only time is needed: nobody has to do anything. */
export function isUnderway(message: PendingMessage): boolean {
  return ['sending', 'waiting'].includes(stateOf(message));
}

/** The rest after a failed try; `tries` counts those before it. The relay may ask for a longer one. */
export function restAfter(tries: number, asked: number): number {
  return Math.max(Math.min(SHORTEST_REST * 2 ** tries, LONGEST_REST), Math.min(asked, DAY));
}

type Rest = Pick<PendingMessage, 'at' | 'wait' | 'eager'>;

/** What is left of the rest, 0 when the message is due. `nudged` by a connection or a visit. */
export function restLeft({ at, wait, eager }: Rest, now: number, nudged = false): number {
  // A clock that was set back would otherwise let the message lie for as long.
  if (now < at) return 0;
  return Math.max(0, at + (nudged && eager ? SHORTEST_REST : wait) - now);
}
