// The queue of accepted messages: one file for each, on the disk before it is confirmed and until it is delivered.
import { createHash } from 'node:crypto';
import { type ContactMessage, MESSAGE_FIELDS } from '../model/contact-message.ts';
import { DAY_MS } from './durations.ts';
import { codeOf } from './log.ts';
import type { Flag } from './request-form.ts';

/** More may not wait: on Cloudflare each return to memory reads all of them, and 5 million rows a day are free. */
const MOST_WAITING = 5000;
/** Without an id, the same text within this time counts as the same message. */
const SAME_TEXT_MS = 600_000;
/** How long a repeated message is recognised after its delivery; the privacy policy says so. */
const KEEP_SENT_MS = 90 * DAY_MS;

/** A message is a file in `waiting` until it is delivered; from then on a note of it is a file in `sent`. */
export const STORE_FOLDERS = ['waiting', 'sent'] as const;
const waitingName = (id: string) => `waiting/${id}`;
const sentName = (id: string) => `sent/${id}`;
/** The file of the `DeliveryState`. */
const STATE = 'line';
/** A test file beside the messages: writing it shows whether the disk is well. No message has this id. */
const PROBE = 'probe';

/** Where the files of the queue are kept, each of them whole or absent. A name is `folder/id`, or `STATE`. */
export interface MailStore {
  /** Ids of all files in a folder, in no order. Throws when the folder is out of reach. */
  list: (folder: string) => Iterable<string>;
  /** Undefined when the file is absent. Throws when its folder is out of reach: the file may exist then. */
  read: (name: string) => string | undefined;
  /** Replaces an older file. Once it resolves, the file survives a power cut; rejects when the disk refuses. */
  write: (name: string, text: string) => Promise<void>;
  /** After a power cut the file may be there again. Rejects when the disk refuses. */
  remove: (name: string) => Promise<void>;
  /** Lets another process open the store. */
  close: () => void;
}

/** A message as its file holds it; the file is never changed. */
export interface QueuedMessage {
  id: string;
  /** Milliseconds since 1970. */
  received: number;
  flags: readonly Flag[];
  message: ContactMessage;
}

/** What outlives a restart beside the messages. Times are milliseconds since 1970. */
export interface DeliveryState {
  /** Failed attempts in a row. */
  failures: number;
  /** No attempt is made before this time. */
  until: number;
  /** Codes of the last failure; null once a message has passed. */
  error: string | null;
  /** Ids of the messages that the mail server has refused, the latest last. All others go first. */
  refused: readonly string[];
  /** When the owner was last sent a notice about the relay. */
  noticed: number;
  /** When old notes were last removed. */
  swept: number;
}

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

export interface QueueOptions {
  store: MailStore;
  now?: () => number;
  /** Called after each new message. */
  onEnqueued?: () => void;
  /** Called once for a message whose file is damaged. The file stays; once it is mended, it is delivered. */
  onUnreadable?: (id: string) => void;
}

export type Queue = ReturnType<typeof openQueue>;

/** Throws when the store cannot be read. */
export function openQueue({ store, now = Date.now, ...options }: QueueOptions) {
  const { onEnqueued = () => {}, onUnreadable = () => {} } = options;

  /** What waits on the disk. The texts stay there: the longest queue would not fit into the memory. */
  const waiting = new Map<string, Omit<QueuedMessage, 'message'>>();
  /** Messages that are being written: nobody delivers them yet. */
  const arriving = new Map<string, { received: number; written: Promise<void> }>();
  /** Ids of waiting files that cannot be read. */
  const damaged = new Set<string>();
  /** Notes of deliveries that the disk has not taken: until it does, only they prevent a second mail. */
  const unwrittenNotes = new Map<string, string>();
  /** Code of the error with which the disk refused; null while the disk can be written and read. */
  let diskError: string | null = null;
  let isDiskChecked = false;
  let state = parseState(store.read(STATE) ?? '');
  let stateWritten: Promise<unknown> = Promise.resolve();

  lookForFiles();

  /** Resolves once the message survives a power cut. Rejects when it is not kept: the queue or the disk is full. */
  async function enqueue({ key, message, flags }: Submission): Promise<Receipt> {
    const { id, isKnown } = findId(key, message);
    if (isKnown) {
      await arriving.get(id)?.written;
      return { id, repeat: true };
    }
    if (waiting.size + arriving.size >= MOST_WAITING)
      throw Object.assign(new Error('The queue is full.'), { code: 'QUEUE_FULL' });
    const queued = { id, received: now(), flags, message };
    // Indented for a person who looks into the folder.
    const written = store.write(waitingName(id), JSON.stringify(queued, null, 1));
    arriving.set(id, { received: queued.received, written });
    try {
      await written;
      remember(queued);
    } catch (error) {
      diskError = codeOf(error);
      throw error;
    } finally {
      arriving.delete(id);
    }
    onEnqueued();
    return { id, repeat: false };
  }

  /** The same message gets the same id, also after the queue was lost and begun anew. */
  function findId(key: string | null, message: ContactMessage) {
    let id = digest(`${key ?? ''}\n${JSON.stringify(message)}`);
    for (;;) {
      const received = receivedAt(id);
      if (received === undefined) return { id, isKnown: false };
      if (key !== null || Math.abs(now() - received) <= SAME_TEXT_MS) return { id, isKnown: true };
      id = digest(id);
    }
  }

  /** When the message with this id came; undefined when it never did. */
  function receivedAt(id: string): number | undefined {
    const known = arriving.get(id) ?? waiting.get(id);
    if (known) return known.received;
    const note = sentNote(id);
    return note === undefined ? undefined : parseNote(note).received;
  }

  /** The message to attempt now; undefined when none waits. Rejects when the store is out of reach. */
  async function next(): Promise<QueuedMessage | undefined> {
    for (const id of inOrder()) {
      const text = store.read(waitingName(id));
      // The file was removed by hand, or a crash between the note of its delivery and its removal left it here.
      if (text === undefined || sentNote(id) !== undefined) await forget(id);
      else {
        const message = takeIn(id, text);
        if (message) return message;
      }
    }
    return undefined;
  }

  /** What was never refused goes first; then what is not flagged; then the oldest. */
  function inOrder(): string[] {
    const rows = [...waiting.values()].map(({ id, flags, received }) => {
      return {
        id,
        refused: state.refused.indexOf(id),
        flagged: Number(flags.length > 0),
        received,
      };
    });
    rows.sort((a, b) => a.refused - b.refused || a.flagged - b.flagged || a.received - b.received);
    return rows.map(({ id }) => id);
  }

  /** Call it once the mail server has taken the message. Never rejects. */
  async function markDelivered({ id, received }: QueuedMessage): Promise<void> {
    const note = JSON.stringify({ received, sent: now() });
    // The note comes first: after a crash in between it keeps the message from being sent again.
    const isWritten = await writeNote(id, note);
    await forget(id);
    // On a full disk the removed message has just made room.
    if (!isWritten) await writeNote(id, note);
  }

  /** Never rejects: on a full disk the change is remembered until the process ends. */
  async function changeState(change: Partial<DeliveryState>): Promise<void> {
    state = { ...state, ...change };
    // One write after the other, or an older state could come last.
    stateWritten = stateWritten.then(() => tryDisk(store.write(STATE, JSON.stringify(state))));
    await stateWritten;
  }

  /**
   * Call it every few minutes. Tries the disk, notices what a person has removed or put back, and once a day
   * removes the notes of deliveries that are older than `KEEP_SENT_MS`.
   */
  async function maintain(): Promise<void> {
    if (!(await checkDisk())) return;
    if (Math.abs(now() - state.swept) < DAY_MS) return;
    const isOld = (id: string) =>
      parseNote(store.read(sentName(id)) ?? '').sent < now() - KEEP_SENT_MS;
    for (const id of [...store.list('sent')].filter(isOld)) await store.remove(sentName(id));
    await changeState({ swept: now(), refused: state.refused.filter((id) => waiting.has(id)) });
  }

  /** How the queue is at this moment. */
  function status() {
    try {
      requireFolders();
    } catch (error) {
      diskError = codeOf(error);
    }
    if (diskError !== null) checkDiskOnce();
    const times = [...waiting.values()].map(({ received }) => received);
    return {
      queued: waiting.size,
      oldestSeconds: (now() - Math.min(now(), ...times)) / 1000,
      damaged: damaged.size,
      /** Code of the disk's last error, until the disk takes a long text again; null: all is well. */
      diskError,
    };
  }

  /** Anybody may ask for the status: one check runs at a time. */
  async function checkDiskOnce(): Promise<void> {
    if (isDiskChecked) return;
    isDiskChecked = true;
    await checkDisk();
    isDiskChecked = false;
  }

  /** Whether the disk can be written and read. Once a long text can be written, the refused notes are written, too. */
  async function checkDisk(): Promise<boolean> {
    // Longer than the file of the longest message.
    const isTaken = await tryDisk(store.write(waitingName(PROBE), 'a'.repeat(131_072)));
    await tryDisk(store.remove(waitingName(PROBE)));
    if (!isTaken) return false;
    diskError = null;
    for (const [id, note] of unwrittenNotes) await writeNote(id, note);
    try {
      requireFolders();
      lookForFiles();
    } catch (error) {
      diskError = codeOf(error);
    }
    return diskError === null;
  }

  /** Throws when a folder is out of reach: an absent file says nothing about its message then. */
  function requireFolders(): void {
    for (const folder of STORE_FOLDERS) store.read(`${folder}/${PROBE}`);
  }

  /** Takes in the files that are new or mended, and forgets those that a person has removed. */
  function lookForFiles(): void {
    const ids = new Set(store.list('waiting'));
    for (const known of [waiting, damaged]) {
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    }
    for (const id of ids) {
      if (id === PROBE || waiting.has(id)) continue;
      const text = store.read(waitingName(id));
      if (text !== undefined) takeIn(id, text);
    }
  }

  /** The message in a file, which is in the queue from now on; undefined when the file is damaged. */
  function takeIn(id: string, text: string): QueuedMessage | undefined {
    const message = parseMessage(id, text);
    if (message) {
      remember(message);
      return message;
    }
    waiting.delete(id);
    if (!damaged.has(id)) onUnreadable(id);
    damaged.add(id);
    return undefined;
  }

  function remember({ id, received, flags }: QueuedMessage): void {
    waiting.set(id, { id, received, flags });
    damaged.delete(id);
  }

  async function forget(id: string): Promise<void> {
    waiting.delete(id);
    await tryDisk(store.remove(waitingName(id)));
  }

  /** What was noted when the message was delivered; undefined when it was not. */
  function sentNote(id: string): string | undefined {
    return unwrittenNotes.get(id) ?? store.read(sentName(id));
  }

  async function writeNote(id: string, note: string): Promise<boolean> {
    unwrittenNotes.set(id, note);
    const isWritten = await tryDisk(store.write(sentName(id), note));
    if (isWritten) unwrittenNotes.delete(id);
    return isWritten;
  }

  /** A full disk must not stop deliveries: `/health` shows its refusal, and the queue in memory goes on. */
  async function tryDisk(change: Promise<void>): Promise<boolean> {
    try {
      await change;
      return true;
    } catch (error) {
      diskError = codeOf(error);
      return false;
    }
  }

  return {
    enqueue,
    next,
    markDelivered,
    state: () => state,
    changeState,
    maintain,
    status,
    close: store.close,
  };
}

/** The same text always gives the same id. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Undefined when the file is damaged. */
function parseMessage(id: string, text: string): QueuedMessage | undefined {
  const { received, flags, message, ...rest } = parse<QueuedMessage>(text);
  const isWhole =
    rest.id === id &&
    Number.isFinite(received) &&
    Array.isArray(flags) &&
    MESSAGE_FIELDS.every((field) => typeof message?.[field] === 'string');
  return isWhole ? ({ id, received, flags, message } as QueuedMessage) : undefined;
}

/** When a message came and was delivered, in milliseconds since 1970; 0 where the note is damaged. */
function parseNote(text: string): { received: number; sent: number } {
  const { received, sent } = parse<{ received: number; sent: number }>(text);
  return { received: Number(received) || 0, sent: Number(sent) || 0 };
}

/** From a damaged file comes a new state: that costs a pause between attempts, and no message. */
function parseState(text: string): DeliveryState {
  const { failures = 0, until = 0, error = null, ...rest } = parse<DeliveryState>(text);
  const { refused = [], noticed = 0, swept = 0 } = rest;
  return { failures, until, error, refused, noticed, swept };
}

/** The content of the text, of which any field may be absent; empty when the text is damaged. */
function parse<Content>(text: string): Partial<Content> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
