import { createHash } from 'node:crypto';
import { type ContactMessage, MESSAGE_FIELDS } from '../model/contact-message.ts';
import { findDue, isFlagged, turnFor, type Waiting } from './queue-order.ts';
import type { Receipt, Submission } from './relay-ports.ts';
import type { Shelf } from './shelf.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Without an id, the same text again within this time is the same message. Milliseconds. */
const SAME_TEXT = 600_000;
/**
 * Up to where the spool may fill: a network that has sent much today leaves room for what only looks
 * odd, and that leaves room for what nobody suspects.
 */
const ROOM = { busy: 0.6, flagged: 0.8, unflagged: 1 };

/** Its rooms: a message stands in the first until it is delivered, its id in the second for months. */
export const ROOMS = ['waiting', 'sent'] as const;
const waitingName = (id: string) => `waiting/${id}`;
const sentName = (id: string) => `sent/${id}`;
const LINE = 'line';

export interface QueuedMail extends Waiting {
  message: ContactMessage;
}

/** What all mails share: it outlives the process, so that a restart changes nothing. */
export interface Line {
  /** Tries so far. */
  turn: number;
  /** Failures in a row that say that no mail would get through. */
  failures: number;
  /** Texts in a row, each tried for the first time, at which the line broke. */
  doubts: number;
  /** No try before; milliseconds since 1970. */
  until: number;
  error: string | null;
  /** Id of the mail that failed last. */
  failed: string | null;
  /** The hour's allowance is used up to here; milliseconds since 1970. */
  paid: number;
  /** When a person was last told by mail that messages wait; milliseconds since 1970. */
  noticed: number;
}

const NEW_LINE: Line = {
  turn: 0,
  failures: 0,
  doubts: 0,
  until: 0,
  error: null,
  failed: null,
  paid: 0,
  noticed: 0,
};

/** What became of a mail: sent, or due again after so many milliseconds (null: untouched). */
export type Outcome = { sent: true } | { sent: false; again: number | null };

export class SpoolFull extends Error {
  override name = 'SpoolFull';
}

export interface SpoolOptions {
  shelf: Shelf;
  max: number;
  keepKeyDays: number;
  now?: () => number;
  /** A new message waits for the courier. */
  onQueued?: () => void;
  /** A message that cannot be read stays where it is, and is not delivered. */
  onUnreadable?: (id: string) => void;
}

export type Spool = ReturnType<typeof openSpool>;

/** The queue. Every promise it gives resolves when the disk has it. */
export function openSpool({ shelf, max, keepKeyDays, now = Date.now, ...options }: SpoolOptions) {
  const waiting = new Map<string, Waiting>();
  /** Messages on their way to the disk: nobody delivers them yet. */
  const arriving = new Map<string, { mail: Waiting; written: Promise<void> }>();
  const damaged = new Set<string>();
  let line: Line = { ...NEW_LINE, ...Object(parse(shelf.get(LINE))) };
  let refusedAt: number | null = null;
  for (const [id, text] of shelf.list('waiting')) admit(id, text);

  function admit(id: string, text: string): QueuedMail | undefined {
    const mail = readMail(id, text);
    if (mail) {
      const { message: _, ...rest } = mail;
      waiting.set(id, rest);
    } else {
      waiting.delete(id);
      damaged.add(id);
      options.onUnreadable?.(id);
    }
    return mail;
  }

  const everybody = () => [...waiting.values(), ...[...arriving.values()].map(({ mail }) => mail)];
  const total = () => waiting.size + arriving.size;

  async function store(submission: Submission): Promise<Receipt> {
    try {
      const receipt = await take(submission);
      refusedAt = null;
      if (!receipt.repeat) options.onQueued?.();
      return receipt;
    } catch (error) {
      refusedAt = now();
      throw error;
    }
  }

  async function take({ key, message, flags, network }: Submission): Promise<Receipt> {
    const { id, isKnown } = findId(key, message);
    if (isKnown) {
      await arriving.get(id)?.written;
      return { id, repeat: true };
    }
    const kind = flags.includes('busy') ? 'busy' : flags.length > 0 ? 'flagged' : 'unflagged';
    if (total() >= max * ROOM[kind]) throw new SpoolFull('The spool is full.');
    const turn = turnFor(network, isFlagged({ flags }), everybody());
    const time = now();
    const mail: Waiting = { id, received: time, flags, network, turn, attempts: 0, due: time };
    const written = write({ ...mail, message });
    arriving.set(id, { mail, written });
    try {
      await written;
      waiting.set(id, mail);
      damaged.delete(id);
    } finally {
      arriving.delete(id);
    }
    return { id, repeat: false };
  }

  const write = (mail: QueuedMail) =>
    shelf.put(waitingName(mail.id), JSON.stringify(mail, null, 1));

  /** The same message has the same id, also on a spool that was lost and begun anew. */
  function findId(key: string | null, message: ContactMessage) {
    let id = digestOf(`${key ?? ''}\n${JSON.stringify(message)}`);
    for (;;) {
      const received = receivedAt(id);
      if (received === undefined) return { id, isKnown: false };
      if (key !== null || Math.abs(now() - received) <= SAME_TEXT) return { id, isKnown: true };
      id = digestOf(id);
    }
  }

  /** When the message with this id came; undefined when it never did. */
  function receivedAt(id: string): number | undefined {
    const known = arriving.get(id)?.mail ?? waiting.get(id);
    if (known) return known.received;
    const sent = shelf.get(sentName(id));
    return sent === undefined ? undefined : Number(Object(parse(sent)).received ?? 0);
  }

  /** The mail whose turn it is. */
  async function next(at: Pick<Line, 'turn' | 'failed'>): Promise<QueuedMail | undefined> {
    for (;;) {
      const found = findDue(waiting.values(), at, now());
      if (!found) return undefined;
      const { id } = found;
      const text = shelf.get(waitingName(id));
      // Somebody removed it, or a crash came between the two halves of writing it off.
      if (text === undefined || shelf.get(sentName(id)) !== undefined) await forget(id);
      else {
        const mail = admit(id, text);
        if (mail) return mail;
      }
    }
  }

  async function forget(id: string): Promise<void> {
    await shelf.remove(waitingName(id));
    waiting.delete(id);
  }

  /** Milliseconds until a mail is due, or null when none waits. */
  function untilDue(): number | null {
    if (waiting.size === 0) return null;
    const due = [...waiting.values()].reduce((least, mail) => Math.min(least, mail.due), Infinity);
    return Math.min(Math.max(0, due - now()), HOUR);
  }

  /** Writes down what became of a mail, and of the line with it. May be asked again when it failed. */
  async function settle(mail: QueuedMail, outcome: Outcome, after: Line): Promise<void> {
    if (outcome.sent) await writeOff(mail);
    else if (outcome.again !== null) {
      const tried = {
        ...mail,
        attempts: mail.attempts + 1,
        due: Math.round(now() + outcome.again),
      };
      admit(mail.id, JSON.stringify(tried));
      await write(tried).catch(onlyRemember);
    }
    // A person may have been told while this mail was on its way.
    await keepLine({ ...after, noticed: line.noticed });
  }

  /** On a full disk only what is delivered can make room. */
  async function writeOff({ id, received }: QueuedMail): Promise<void> {
    const note = () => shelf.put(sentName(id), JSON.stringify({ received, sent: now() }));
    const isNoted = await note().then(() => true, onlyRemember);
    await forget(id);
    if (!isNoted) await note().catch(onlyRemember);
  }

  /** Memory has it, and a restart without it does no harm: a full disk must not stop the mail. */
  function onlyRemember(): void {
    refusedAt = now();
  }

  async function keepLine(changed: Line): Promise<void> {
    line = changed;
    await shelf.put(LINE, JSON.stringify(line)).catch(onlyRemember);
  }

  /** Forgets what was delivered long ago. What is not delivered is never forgotten. */
  async function sweep(): Promise<void> {
    for (const [id, text] of shelf.list('sent')) {
      const sent = Number(Object(parse(text)).sent ?? 0);
      if (sent < now() - keepKeyDays * DAY) await shelf.remove(sentName(id));
    }
    for (const id of damaged) if (shelf.get(waitingName(id)) === undefined) damaged.delete(id);
  }

  /** Whether the disk takes a big write again, after it has refused one. */
  async function tryAgain(): Promise<void> {
    if (refusedAt === null) return;
    try {
      await shelf.put('probe', 'a'.repeat(131_072));
      if (total() < max) refusedAt = null;
    } catch {
      // Still full: `refusedAt` says so.
    }
    await shelf.remove('probe').catch(() => {});
  }

  function state() {
    void tryAgain();
    const all = [...waiting.values()];
    const oldest = all.reduce((least, { received }) => Math.min(least, received), now());
    return {
      queued: waiting.size,
      oldestSeconds: (now() - oldest) / 1000,
      worstAttempts: all.reduce((most, { attempts }) => Math.max(most, attempts), 0),
      damaged: damaged.size,
      writable: refusedAt === null,
    };
  }

  return {
    store,
    next,
    untilDue,
    line: () => line,
    settle,
    /** Notes that a person has been told. */
    noteNotice: () => keepLine({ ...line, noticed: now() }),
    sweep,
    state,
    close: shelf.close,
  };
}

/** The mail of a text, or undefined when the text is damaged. */
function readMail(id: string, text: string): QueuedMail | undefined {
  const mail = Object(parse(text)) as QueuedMail;
  const isWhole =
    mail.id === id &&
    Array.isArray(mail.flags) &&
    [mail.received, mail.turn, mail.attempts, mail.due].every(Number.isFinite) &&
    MESSAGE_FIELDS.every((field) => typeof mail.message?.[field] === 'string');
  return isWhole ? mail : undefined;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
