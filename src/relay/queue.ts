// The queue of accepted messages: one file for each, on the disk before it is confirmed and until it is delivered.
import { createHash } from 'node:crypto';
import { type ContactMessage, MESSAGE_FIELDS } from '../model/contact/contact-message.ts';
import { codeOf, type Log } from './log.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a repeated message is recognised after its delivery; the privacy policy says so. */
const KEEP_SENT_MS = 90 * DAY_MS;
/** Days of notes that are forgotten at once: a clock that jumps ahead for a moment costs no more than these. */
const FORGET_STEP_MS = 3 * DAY_MS;

/** A message is a file in `waiting` until it is delivered; from then on a note of it is a file in `sent`. */
export const STORE_FOLDERS = ['waiting', 'sent'] as const;
const waitingName = (id: string) => `waiting/${id}`;
const sentName = (id: string) => `sent/${id}`;
/** A file of no use but that writing it shows whether the disk is well. */
const PROBE = 'probe';

/** Where the files of the queue are kept, each of them whole or absent. */
export interface MailStore {
  /** Ids of all files in a folder, in no order. Throws when the folder is out of reach. */
  list: (folder: (typeof STORE_FOLDERS)[number]) => Iterable<string>;
  /** Undefined when the file is absent, '' when it cannot be read. Throws when its folder is out of reach. */
  read: (name: string) => string | undefined;
  /** Replaces an older file. Once it resolves, the file survives a power cut; rejects when the disk refuses. */
  write: (name: string, text: string) => Promise<void>;
  /** After a power cut the file may be there again. Rejects when the disk refuses. */
  remove: (name: string) => Promise<void>;
}

/** Why the reader should look twice at a message. It is delivered all the same. */
export type Flag = 'trap' | 'origin' | 'links' | 'busy';

export interface Submission {
  /** The id that the visitor's browser gave the message; null from a form without scripts. */
  key: string | null;
  message: ContactMessage;
  flags: readonly Flag[];
}

export interface Receipt {
  id: string;
  /** The same message was accepted before. */
  repeat: boolean;
}

/** A message as its file holds it; the file is never changed. */
export interface QueuedMessage {
  id: string;
  /** Milliseconds since 1970. */
  received: number;
  flags: readonly Flag[];
  message: ContactMessage;
}

export type Queue = ReturnType<typeof openQueue>;

interface QueueOptions {
  store: MailStore;
  log: Log;
  now?: () => number;
  /** Milliseconds by a clock that nobody sets. */
  ticks?: () => number;
}

/** Throws when the store cannot be read. Call all but `enqueue` and `status` one after the other. */
export function openQueue(options: QueueOptions) {
  const { store, log, now = Date.now, ticks = () => performance.now() } = options;
  /** What waits on the disk, without the texts: they would not fit into the memory. `null`: the file is damaged. */
  let waiting = new Map<string, Outline | null>();
  waiting = readWaiting();
  /** Messages that are being written: nobody delivers them yet. */
  const arriving = new Map<string, Promise<void>>();
  /** Notes of deliveries that the disk has not taken: until it does, only they prevent a second mail. */
  const unwrittenNotes = new Map<string, string>();
  /** Code of the error with which the disk refused; null while the disk can be written and read. */
  let diskError: string | null = null;
  let sweptDay: number | undefined;

  /** A full disk must not stop deliveries: `/health` shows its refusal, and the queue in memory goes on. */
  function noteRefusal(error: unknown): void {
    diskError = codeOf(error);
  }

  /** Resolves once the message survives a power cut. Rejects when the disk refuses. */
  async function enqueue({ key, message, flags }: Submission): Promise<Receipt> {
    // Without an id, the same text counts as the same message within an hour.
    const id = digest(`${key ?? Math.floor(now() / HOUR_MS)}\n${JSON.stringify(message)}`);
    try {
      if (arriving.has(id) || waiting.get(id) || isSent(id)) {
        await arriving.get(id);
        return { id, repeat: true };
      }
      const queued = { id, received: now(), flags, message };
      // Indented for a person who looks into the folder.
      const written = store.write(waitingName(id), JSON.stringify(queued, null, 1));
      arriving.set(id, written);
      await written;
      waiting.set(id, outlineOf(queued));
      return { id, repeat: false };
    } catch (error) {
      noteRefusal(error);
      throw error;
    } finally {
      arriving.delete(id);
    }
  }

  function isSent(id: string): boolean {
    return unwrittenNotes.has(id) || store.read(sentName(id)) !== undefined;
  }

  /**
   * The message to attempt now; undefined when none waits. What is not among the `refused` goes first; then what is
   * not flagged; then the oldest. Rejects when the store is out of reach.
   */
  async function next(refused: readonly string[]): Promise<QueuedMessage | undefined> {
    for (const id of inOrder(waiting, refused)) {
      const message = readMessage(id);
      // A person has removed the file, or a crash between the note of the delivery and the removal has left it here.
      if (message === undefined || isSent(id)) await remove(id);
      else {
        waiting.set(id, message && outlineOf(message));
        if (message) return message;
      }
    }
    return undefined;
  }

  /** Call it once the mail server has taken the message. Never rejects. */
  async function markDelivered(id: string): Promise<void> {
    unwrittenNotes.set(id, JSON.stringify({ sent: now() }));
    // The note comes first: after a crash in between it keeps the message from being sent again.
    await writeNotes();
    await remove(id);
    // On a full disk the removed message has just made room.
    await writeNotes();
  }

  async function writeNotes(): Promise<void> {
    for (const [id, note] of unwrittenNotes) {
      const written = store.write(sentName(id), note);
      await written.then(() => unwrittenNotes.delete(id), noteRefusal);
    }
  }

  async function remove(id: string): Promise<void> {
    waiting.delete(id);
    await store.remove(waitingName(id)).catch(noteRefusal);
  }

  /**
   * Tries the disk, notices what a person has removed, put back or mended, and once a day forgets old notes.
   * Never rejects.
   */
  async function maintain(): Promise<void> {
    try {
      // First what makes room on a full disk: it refuses all that comes behind.
      for (const id of unwrittenNotes.keys()) await remove(id);
      const day = Math.floor(now() / DAY_MS);
      if (day !== sweptDay) await removeOldNotes();
      sweptDay = day;
      // Longer than the file of the longest message.
      await store.write(PROBE, 'a'.repeat(131_072));
      await store.remove(PROBE);
      diskError = null;
      await writeNotes();
      waiting = readWaiting();
    } catch (error) {
      noteRefusal(error);
    }
  }

  function outlineOf({ id, received, flags }: QueuedMessage): Outline {
    // What is known stays: the clock may have been set meanwhile.
    const since = waiting.get(id)?.since ?? ticks() - Math.max(0, now() - received);
    return { received, since, flagged: Number(flags.length > 0) };
  }

  /** What a file holds; undefined: there is none, null: it is damaged. */
  function readMessage(id: string): QueuedMessage | null | undefined {
    const text = store.read(waitingName(id));
    if (text === undefined) return undefined;
    const message = parseMessage(id, text);
    if (!message) log({ event: 'MESSAGE UNREADABLE, left where it is', id });
    return message;
  }

  function readWaiting() {
    // Throws when the folder is out of reach: an absent note would say nothing about its message then.
    store.list('sent');
    const found = new Map<string, Outline | null>();
    for (const id of store.list('waiting')) {
      const message = readMessage(id);
      if (message !== undefined) found.set(id, message && outlineOf(message));
    }
    return found;
  }

  async function removeOldNotes(): Promise<void> {
    const times = new Map<string, number>();
    for (const id of store.list('sent')) times.set(id, sentTime(store.read(sentName(id)) ?? ''));
    const oldest = Math.min(...times.values());
    const end = Math.min(now() - KEEP_SENT_MS, oldest + FORGET_STEP_MS);
    for (const [id, sent] of times) if (sent < end) await store.remove(sentName(id));
  }

  function status() {
    const times = [...waiting.values()].flatMap((known) => (known ? [known.since] : []));
    const time = ticks();
    return {
      queued: times.length,
      oldestSeconds: (time - Math.min(time, ...times)) / 1000,
      damaged: waiting.size - times.length,
      /** Code of the disk's last error, until the disk takes a long text again; null: all is well. */
      diskError,
    };
  }

  return { enqueue, next, markDelivered, maintain, status };
}

interface Outline {
  received: number;
  /** When it was received, by `ticks`; a message from the future has just come. */
  since: number;
  /** 1 for a flagged message, else 0. */
  flagged: number;
}

function inOrder(waiting: ReadonlyMap<string, Outline | null>, refused: readonly string[]) {
  const rows = [...waiting].flatMap(([id, outline]) =>
    outline ? [{ id, refused: refused.indexOf(id), ...outline }] : [],
  );
  rows.sort((a, b) => a.refused - b.refused || a.flagged - b.flagged || a.received - b.received);
  return rows.map(({ id }) => id);
}

/** The same text always gives the same id. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Null when the file is damaged. */
function parseMessage(id: string, text: string): QueuedMessage | null {
  const { received, flags, message, ...rest } = parse<QueuedMessage>(text);
  const isWhole =
    rest.id === id &&
    Number.isFinite(received) &&
    Array.isArray(flags) &&
    MESSAGE_FIELDS.every((field) => typeof message?.[field] === 'string');
  return isWhole ? ({ id, received, flags, message } as QueuedMessage) : null;
}

/** When a message was delivered, by its note; 0 where the note is damaged. */
function sentTime(note: string): number {
  return Number(parse<{ sent: number }>(note).sent) || 0;
}

/** The content of the text, of which any field may be absent; empty when the text is damaged. */
export function parse<Content>(text: string): Partial<Content> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
