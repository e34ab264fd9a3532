import { codeOf } from './log.ts';
import { type QueuedMail, readMail, type Waiting } from './message-file.ts';
import type { Shelf } from './shelf.ts';

/** Its rooms: a message stands in the first until it is delivered, its id in the second for months. */
export const ROOMS = ['waiting', 'sent'] as const;
export const waitingName = (id: string) => `waiting/${id}`;
export const sentName = (id: string) => `sent/${id}`;
/** A test file that lies beside the messages for a moment: it shows whether the disk takes one. */
const PROBE = 'probe';

export type MailStore = ReturnType<typeof openMailStore>;

/**
 * What waits on the shelf, in memory without its texts, and whether the disk is well. A message that cannot be
 * read is told to `onUnreadable`, stays where it is, and is not delivered until it can.
 */
export function openMailStore(
  shelf: Shelf,
  now: () => number,
  onUnreadable: (id: string) => void = () => {},
) {
  const waiting = new Map<string, Waiting>();
  const damaged = new Set<string>();
  /** Notes that the disk has not taken: until it does, only memory keeps these from a second mail. */
  const unnoted = new Map<string, string>();
  /** Code of the error with which the disk refused; null while it takes and gives all. */
  let refusal: string | null = null;
  lookThrough();

  /**
   * Takes in what lies there and nobody knew: at the start, and what was put back since. A delivered
   * message may be among it: `sentNote` tells.
   */
  function lookThrough(): void {
    for (const id of shelf.list('waiting')) {
      if (!waiting.has(id) && id !== PROBE) readAgain(id);
    }
  }

  function readAgain(id: string): void {
    const text = shelf.get(waitingName(id));
    if (text !== undefined) admit(id, text);
    else damaged.delete(id);
  }

  function admit(id: string, text: string): QueuedMail | undefined {
    const written = readMail(id, text);
    if (!written) {
      waiting.delete(id);
      if (!damaged.has(id)) onUnreadable(id);
      damaged.add(id);
      return undefined;
    }
    // On a full disk, memory is ahead of the file.
    remember({ ...written, ...waiting.get(id) });
    // With the time that is remembered, where the file's lies in the future.
    return { ...written, ...waiting.get(id) };
  }

  function remember({ message: _, ...mail }: QueuedMail): void {
    keep(mail);
    damaged.delete(mail.id);
  }

  function keep(mail: Waiting): void {
    // Where the clock was set back, a message seems to come from the future: it waits from now on.
    waiting.set(mail.id, { ...mail, received: Math.min(mail.received, now()) });
  }

  /** A full disk must not stop the mail: memory goes on with what could not be written. Notes the refusal. */
  async function tryWrite(write: Promise<void>): Promise<boolean> {
    try {
      await write;
      return true;
    } catch (error) {
      refusal = codeOf(error);
      return false;
    }
  }

  async function forget(id: string): Promise<void> {
    waiting.delete(id);
    await tryWrite(shelf.remove(waitingName(id)));
  }

  const isGone = (id: string) => shelf.get(waitingName(id)) === undefined;

  /** What was noted when the message was delivered; undefined when it was not. */
  const sentNote = (id: string) => unnoted.get(id) ?? shelf.get(sentName(id));

  async function noteSent(id: string, note: string): Promise<boolean> {
    unnoted.set(id, note);
    const isNoted = await tryWrite(shelf.put(sentName(id), note));
    if (isNoted) unnoted.delete(id);
    return isNoted;
  }

  /** How it is now. Takes note of what a person has changed by hand, and of a disk that is well again. */
  function state() {
    try {
      noticeManualChanges();
    } catch (error) {
      refusal = codeOf(error);
    }
    if (refusal !== null) void check();
    const oldest = [...waiting.values()].reduce(
      (time, { received }) => Math.min(time, received),
      now(),
    );
    return {
      queued: waiting.size,
      oldestSeconds: (now() - oldest) / 1000,
      damaged: damaged.size,
      /** Code of the error with which the disk refused, and takes no big text yet; null: all is well. */
      refusal,
    };
  }

  /** What a person has removed or mended is no trouble any more. Throws when the folder is out of reach. */
  function noticeManualChanges(): void {
    // Called only because they throw.
    sentNote(PROBE);
    isGone(PROBE);
    for (const id of damaged) readAgain(id);
    // The clock may have been set back.
    for (const mail of waiting.values()) keep(mail);
    // Only the oldest decides how it is: this saves reading all of them.
    const byAge = [...waiting.values()].sort((a, b) => a.received - b.received);
    for (const { id } of byAge) {
      if (!isGone(id)) break;
      waiting.delete(id);
    }
  }

  /** Whether the disk takes a big text and gives what it has. If so, makes up for what was missed. */
  async function check(): Promise<boolean> {
    // As big as the longest message and more.
    const isTaken = await tryWrite(shelf.put(waitingName(PROBE), 'a'.repeat(131_072)));
    await tryWrite(shelf.remove(waitingName(PROBE)));
    if (!isTaken) return false;
    refusal = null;
    for (const [id, note] of unnoted) await noteSent(id, note);
    try {
      sentNote(PROBE);
      lookThrough();
    } catch (error) {
      refusal = codeOf(error);
    }
    return refusal === null;
  }

  return {
    shelf,
    waiting,
    admit,
    remember,
    tryWrite,
    forget,
    isGone,
    sentNote,
    noteSent,
    state,
    check,
  };
}
