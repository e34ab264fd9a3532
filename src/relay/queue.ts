import { createHash } from 'node:crypto';
import { type ContactMessage, MESSAGE_FIELDS } from '../model/contact-message.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { codeOf } from './log.ts';
import {
  capacityFor,
  type Flag,
  findDue,
  isFlagged,
  placeFor,
  type QueueEntry,
} from './queue-policy.ts';

/** Without an id, the same text within this time counts as the same message. */
const SAME_TEXT_MS = 600_000;
/** How long a repeated message is recognised after its delivery; the privacy policy says so. */
const KEEP_SENT_MS = 90 * DAY_MS;

/**
 * Where the queue is kept: named texts, each of them whole or absent. A name is `folder/id`, or a
 * plain name for the one text that is in no folder.
 */
export interface MailStore {
  /** Ids of all texts in a folder, in no order. Throws when the folder is out of reach. */
  list: (folder: string) => Iterable<string>;
  /** Undefined when the text is absent. Throws when its folder is out of reach: the text may exist then. */
  read: (name: string) => string | undefined;
  /** Replaces an older text. Once it resolves, the text survives a power cut; rejects when the disk refuses. */
  write: (name: string, text: string) => Promise<void>;
  /** After a power cut the text may be there again. Rejects when the disk refuses. */
  remove: (name: string) => Promise<void>;
  /** Lets another process open the store. */
  close: () => void;
}

/** A text is in the first folder until it is delivered; a note of its id is in the second from then on. */
export const STORE_FOLDERS = ['waiting', 'sent'] as const;
/** The file of the `DeliveryState`; the name is older than the interface. */
const STATE = 'line';
/** A test file beside the messages: writing it shows whether the disk is well. No message has this id. */
const PROBE = 'probe';

const waitingName = (id: string) => `waiting/${id}`;
const sentName = (id: string) => `sent/${id}`;

/** A message as its file holds it. */
export interface QueuedMessage extends QueueEntry {
  message: ContactMessage;
}

export interface Submission {
  /** The id that the visitor's browser gave the message; null from a form without scripts. */
  key: string | null;
  message: ContactMessage;
  flags: readonly Flag[];
  /** Hash of the sender's network, the same for a day; null when the network is not known. */
  network: string | null;
}

export interface Receipt {
  id: string;
  /** The same message was accepted before. */
  repeat: boolean;
}

export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * What outlives a restart beside the messages, under the names that its file has. Times are
 * milliseconds since 1970.
 */
export interface DeliveryState {
  /** Attempts made so far, of all messages together. */
  tries: number;
  /** Failures of the connection in a row: no message would have passed. */
  failures: number;
  /** Messages in a row at whose first attempt the connection broke off. */
  doubts: number;
  /** No attempt is made before this time. */
  until: number;
  /** Codes of the last failure; null once a message has passed. */
  error: string | null;
  /** Id of the message that failed last. */
  failed: string | null;
  /** How far the hourly allowance is used: see `untilAllowed` in delivery.ts. */
  paid: number;
  /** When the owner was last sent a notice about the relay. */
  noticed: number;
  /** When old notes were last removed. */
  swept: number;
}

/** The part of the state that each delivered message brings back. */
export const NO_FAILURE = { failures: 0, doubts: 0, until: 0, error: null, failed: null };

export interface QueueOptions {
  store: MailStore;
  /** The most messages that may wait. */
  max: number;
  now?: () => number;
  /** Called after each new message. */
  onEnqueued?: () => void;
  /** Called once for a message whose file is damaged. The file stays; once it is mended, it is delivered. */
  onUnreadable?: (id: string) => void;
}

export type Queue = ReturnType<typeof openQueue>;

/**
 * The queue of accepted messages. Each of them is on the disk before it is confirmed, and stays there
 * until it is delivered. Throws when the store cannot be read.
 */
export function openQueue({ store, max, now = Date.now, ...options }: QueueOptions) {
  const { onEnqueued = () => {}, onUnreadable = () => {} } = options;

  /** What waits on the disk. The texts stay there: the longest queue would not fit into the memory. */
  const waiting = new Map<string, QueueEntry>();
  /** Messages that are being written: nobody delivers them yet. */
  const arriving = new Map<string, { entry: QueueEntry; written: Promise<void> }>();
  /** Ids of waiting files that cannot be read. */
  const damaged = new Set<string>();
  /** Notes of deliveries that the disk has not taken: until it does, only they prevent a second mail. */
  const unwrittenNotes = new Map<string, string>();
  /** Code of the error with which the disk refused; null while it takes and gives everything. */
  let diskError: string | null = null;
  let deliveryState: DeliveryState = parseState(store.read(STATE) ?? '');
  let stateWritten: Promise<unknown> = Promise.resolve();

  takeInNewFiles();

  /**
   * Resolves when a power cut cannot take the message any more. Rejects with QueueFull, or with the
   * disk's error: the message is not kept then.
   */
  async function enqueue({ key, message, flags, network }: Submission): Promise<Receipt> {
    const { id, isKnown } = findId(key, message);
    if (isKnown) {
      await arriving.get(id)?.written;
      return { id, repeat: true };
    }
    const all = [...waiting.values(), ...[...arriving.values()].map(({ entry }) => entry)];
    if (all.length >= capacityFor(flags, max)) throw new QueueFull('The queue is full.');
    const place = placeFor(network, isFlagged({ flags }), all);
    const time = now();
    const queued = { id, received: time, flags, network, place, attempts: 0, due: time, message };
    const written = store.write(waitingName(id), serialize(queued));
    arriving.set(id, { entry: queued, written });
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
    const known = arriving.get(id)?.entry ?? waiting.get(id);
    if (known) return known.received;
    const note = sentNote(id);
    return note === undefined ? undefined : parseNote(note).received;
  }

  /** The message to attempt now; undefined when none is due. Rejects when the store is out of reach. */
  async function next(): Promise<QueuedMessage | undefined> {
    for (;;) {
      const { tries, failed } = deliveryState;
      const entry = findDue(waiting.values(), tries, failed, now());
      if (!entry) return undefined;
      const { id } = entry;
      const text = store.read(waitingName(id));
      // Removed by hand, or noted as delivered just before a crash kept the file from being removed.
      if (text === undefined || sentNote(id) !== undefined) await forget(id);
      else {
        const message = takeIn(id, text);
        if (message) return message;
      }
    }
  }

  /** Milliseconds until a message is due, at most an hour. */
  function untilDue(): number {
    const first = [...waiting.values()].reduce((least, { due }) => Math.min(least, due), Infinity);
    return Math.min(Math.max(0, first - now()), HOUR_MS);
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

  /** Call it after a refusal: the message is due again in `ms`. Rejects when the store is out of reach. */
  async function retryLater(message: QueuedMessage, ms: number): Promise<void> {
    const { id } = message;
    // A person may have removed the file during the attempt: writing would bring it back.
    if (store.read(waitingName(id)) === undefined) return forget(id);
    const refused = { ...message, attempts: message.attempts + 1, due: Math.round(now() + ms) };
    remember(refused);
    await tryDisk(store.write(waitingName(id), serialize(refused)));
  }

  /** Never rejects: on a full disk the change is remembered until the process ends. */
  async function changeState(change: Partial<DeliveryState>): Promise<void> {
    deliveryState = { ...deliveryState, ...change };
    // One write after the other, or an older state could come last.
    stateWritten = stateWritten.then(() =>
      tryDisk(store.write(STATE, JSON.stringify(deliveryState))),
    );
    await stateWritten;
  }

  /**
   * Call it every few minutes. Tries the disk, takes in files that a person has put back, and once a day
   * removes the notes of deliveries that are older than `KEEP_SENT_MS`.
   */
  async function maintain(): Promise<void> {
    if (!(await checkDisk())) return;
    if (Math.abs(now() - deliveryState.swept) < DAY_MS) return;
    const isOld = (id: string) =>
      parseNote(store.read(sentName(id)) ?? '').sent < now() - KEEP_SENT_MS;
    for (const id of [...store.list('sent')].filter(isOld)) await store.remove(sentName(id));
    await changeState({ swept: now() });
  }

  /** How the queue is at this moment, for `/health`. Also notices what a person has changed by hand. */
  function status() {
    try {
      noticeManualChanges();
    } catch (error) {
      diskError = codeOf(error);
    }
    if (diskError !== null) void checkDisk();
    const oldest = [...waiting.values()].reduce(
      (time, { received }) => Math.min(time, received),
      now(),
    );
    return {
      queued: waiting.size,
      oldestSeconds: (now() - oldest) / 1000,
      damaged: damaged.size,
      /** Code of the disk's last error, until the disk takes a long text again; null: all is well. */
      diskError,
    };
  }

  /** Forgets removed files and takes in mended ones. Throws when a folder is out of reach. */
  function noticeManualChanges(): void {
    requireFolders();
    for (const id of damaged) takeInFile(id);
    // `remember` sets right what a clock that was set back has made wrong.
    for (const entry of waiting.values()) remember(entry);
    // `status` only tells the oldest: the younger ones need not be looked up.
    const byAge = [...waiting.values()].sort((a, b) => a.received - b.received);
    for (const { id } of byAge) {
      if (store.read(waitingName(id)) !== undefined) break;
      waiting.delete(id);
    }
  }

  /** Whether the disk takes a long text and gives all it has. If so, writes the notes it refused before. */
  async function checkDisk(): Promise<boolean> {
    // Longer than the file of the longest message.
    const isTaken = await tryDisk(store.write(waitingName(PROBE), 'a'.repeat(131_072)));
    await tryDisk(store.remove(waitingName(PROBE)));
    if (!isTaken) return false;
    diskError = null;
    for (const [id, note] of unwrittenNotes) await writeNote(id, note);
    try {
      requireFolders();
      takeInNewFiles();
    } catch (error) {
      diskError = codeOf(error);
    }
    return diskError === null;
  }

  /** Throws when a folder is out of reach: an absent file says nothing about its message then. */
  function requireFolders(): void {
    for (const folder of STORE_FOLDERS) store.read(`${folder}/${PROBE}`);
  }

  /** At the start all files are new, later those that a person has put back. */
  function takeInNewFiles(): void {
    for (const id of store.list('waiting')) {
      if (!waiting.has(id) && id !== PROBE) takeInFile(id);
    }
  }

  function takeInFile(id: string): void {
    const text = store.read(waitingName(id));
    if (text !== undefined) takeIn(id, text);
    else damaged.delete(id);
  }

  /** The message in a file, which is in the queue from now on; undefined when the file is damaged. */
  function takeIn(id: string, text: string): QueuedMessage | undefined {
    const written = parseMessage(id, text);
    if (!written) {
      waiting.delete(id);
      if (!damaged.has(id)) onUnreadable(id);
      damaged.add(id);
      return undefined;
    }
    // Where a full disk refused the last attempt's note, the memory knows more than the file.
    return { ...written, ...remember({ ...written, ...waiting.get(id) }) };
  }

  function remember({ message: _, ...entry }: QueueEntry & Partial<QueuedMessage>): QueueEntry {
    // After the clock was set back, a message may seem to come from the future: its wait counts from now.
    const remembered = { ...entry, received: Math.min(entry.received, now()) };
    waiting.set(entry.id, remembered);
    damaged.delete(entry.id);
    return remembered;
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

  /** A full disk must not stop deliveries: its refusal is shown in `/health`, and the memory goes on. */
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
    untilDue,
    markDelivered,
    retryLater,
    deliveryState: () => deliveryState,
    changeState,
    maintain,
    status,
    close: store.close,
  };
}

/** Indented for a person who looks into the folder. */
function serialize(message: QueuedMessage): string {
  return JSON.stringify(message, null, 1);
}

/** Undefined when the file is damaged. */
function parseMessage(id: string, text: string): QueuedMessage | undefined {
  const message = parse<QueuedMessage>(text);
  return message.id === id && isWhole(message) ? message : undefined;
}

function isWhole(content: Partial<QueuedMessage>): content is QueuedMessage {
  const { flags, received, place, attempts, due, message } = content;
  return (
    Array.isArray(flags) &&
    [received, place, attempts, due].every(Number.isFinite) &&
    MESSAGE_FIELDS.every((field) => typeof message?.[field] === 'string')
  );
}

/** When a message came and was delivered, in milliseconds since 1970; 0 where the note is damaged. */
function parseNote(text: string): { received: number; sent: number } {
  const { received, sent } = parse<{ received: number; sent: number }>(text);
  return { received: Number(received) || 0, sent: Number(sent) || 0 };
}

/** A damaged file is a new state: that costs a pause between attempts, and no message. */
function parseState(text: string): DeliveryState {
  const unused = { ...NO_FAILURE, tries: 0, paid: 0, noticed: 0, swept: 0 };
  return { ...unused, ...parse<DeliveryState>(text) };
}

/** What the text may hold; empty when it is damaged. */
function parse<Content>(text: string): Partial<Content> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The same text always gives the same id. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
