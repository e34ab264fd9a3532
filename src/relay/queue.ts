import { createHash } from 'node:crypto';
import type { ContactMessage } from '../model/contact-message.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { codeOf } from './log.ts';
import {
  type DeliveryState,
  type MailStore,
  PROBE,
  parseMessage,
  parseNote,
  parseState,
  type QueuedMessage,
  STATE,
  STORE_FOLDERS,
  sentName,
  serialize,
  waitingName,
} from './queue-files.ts';
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
  /** Code of the error with which the disk refused; null while the disk can be written and read. */
  let diskError: string | null = null;
  let deliveryState: DeliveryState = parseState(store.read(STATE) ?? '');
  let stateWritten: Promise<unknown> = Promise.resolve();

  takeInNewFiles();

  /**
   * Resolves once the message survives a power cut. Rejects with QueueFull, or with the disk's error: the message
   * is not kept then.
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
      // The file was removed by hand, or a crash between the note of its delivery and its removal left it here.
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
    // `status` tells the age of the oldest message only, so the search ends at the first file that is still there.
    const byAge = [...waiting.values()].sort((a, b) => a.received - b.received);
    for (const { id } of byAge) {
      if (store.read(waitingName(id)) !== undefined) break;
      waiting.delete(id);
    }
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

/** The same text always gives the same id. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
