import { createIntake } from './intake.ts';
import { type Line, readLine } from './line.ts';
import { openMailStore, sentName, waitingName } from './mail-store.ts';
import { type QueuedMail, readSent, writeMail } from './message-file.ts';
import { findDue } from './queue-order.ts';
import type { Shelf } from './shelf.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a second try is known by its id; the privacy policy says so. Milliseconds. */
const KEEP_SENT = 90 * DAY;

export interface SpoolOptions {
  shelf: Shelf;
  /** Messages that may wait. */
  max: number;
  now?: () => number;
  onUnreadable?: (id: string) => void;
}

export type Spool = ReturnType<typeof openSpool>;

/** The queue. A stored message is on the disk; all else may be forgotten without harm. */
export function openSpool({ shelf, max, now = Date.now, onUnreadable }: SpoolOptions) {
  const store = openMailStore(shelf, now, onUnreadable);
  const { waiting } = store;
  let line = readLine(shelf.get('line') ?? '');
  let written: Promise<unknown> = Promise.resolve();

  /** The mail whose turn it is. */
  async function next(): Promise<QueuedMail | undefined> {
    for (;;) {
      const found = findDue(waiting.values(), line, now());
      if (!found) return undefined;
      const { id } = found;
      const text = shelf.get(waitingName(id));
      // Somebody removed it, or a crash came between the two halves of writing it off.
      if (text === undefined || store.sentNote(id) !== undefined) await store.forget(id);
      else {
        const mail = store.admit(id, text);
        if (mail) return mail;
      }
    }
  }

  /** Milliseconds until a mail is due, an hour at most. */
  function untilDue(): number {
    const due = [...waiting.values()].reduce((least, mail) => Math.min(least, mail.due), Infinity);
    return Math.min(Math.max(0, due - now()), HOUR);
  }

  /** It was delivered. The note comes first: after a crash it keeps the mail from being sent again. */
  async function writeOff({ id, received }: QueuedMail): Promise<void> {
    const note = JSON.stringify({ received, sent: now() });
    const isNoted = await store.noteSent(id, note);
    await store.forget(id);
    // On a full disk the mail itself has just made room.
    if (!isNoted) await store.noteSent(id, note);
  }

  /** It was refused, and is due again after so many milliseconds. */
  async function postpone(mail: QueuedMail, ms: number): Promise<void> {
    // Who removed it by hand while it was tried does not find it again.
    if (store.isGone(mail.id)) return store.forget(mail.id);
    const tried = { ...mail, attempts: mail.attempts + 1, due: Math.round(now() + ms) };
    store.remember(tried);
    await store.tryWrite(shelf.put(waitingName(mail.id), writeMail(tried)));
  }

  /** Notes what a mail says of all of them. */
  async function keepLine(change: Partial<Line>): Promise<void> {
    line = { ...line, ...change };
    // One after the other, or an older note could come last.
    written = written.then(() => store.tryWrite(shelf.put('line', JSON.stringify(line))));
    await written;
  }

  /**
   * Asked every few minutes: looks how the disk is, and takes in what a person has put there. Once a day
   * forgets what was delivered long ago. What is not delivered is never forgotten.
   */
  async function sweep(): Promise<void> {
    if (!(await store.check())) return;
    if (Math.abs(now() - line.swept) < DAY) return;
    const old = [...shelf.list('sent')].filter(
      (id) => readSent(shelf.get(sentName(id)) ?? '').sent < now() - KEEP_SENT,
    );
    for (const id of old) await shelf.remove(sentName(id));
    await keepLine({ swept: now() });
  }

  return {
    store: createIntake(store, max, now),
    next,
    untilDue,
    line: () => line,
    writeOff,
    postpone,
    keepLine,
    sweep,
    state: store.state,
    close: shelf.close,
  };
}
