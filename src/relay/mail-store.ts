import { type QueuedMail, readMail, type Waiting } from './message-file.ts';
import type { Shelf } from './shelf.ts';

/** Its rooms: a message stands in the first until it is delivered, its id in the second for months. */
export const ROOMS = ['waiting', 'sent'] as const;
export const waitingName = (id: string) => `waiting/${id}`;
export const sentName = (id: string) => `sent/${id}`;

export type MailStore = ReturnType<typeof openMailStore>;

/**
 * What waits on the shelf: in memory without its texts, and how that is. A message that cannot be
 * read is told to `onUnreadable`, stays where it is, and is not delivered.
 */
export function openMailStore(
  shelf: Shelf,
  now: () => number,
  onUnreadable: (id: string) => void = () => {},
) {
  const waiting = new Map<string, Waiting>();
  const damaged = new Set<string>();
  let isRefused = false;
  for (const [id, text] of shelf.list('waiting')) admit(id, text);

  function admit(id: string, text: string): QueuedMail | undefined {
    const written = readMail(id, text);
    if (!written) {
      waiting.delete(id);
      damaged.add(id);
      onUnreadable(id);
      return undefined;
    }
    // On a full disk, memory is ahead of the file.
    const mail = { ...written, ...waiting.get(id) };
    remember(mail);
    return mail;
  }

  function remember({ message: _, ...mail }: QueuedMail): void {
    waiting.set(mail.id, mail);
    damaged.delete(mail.id);
  }

  /** A full disk must not stop the mail: memory goes on with what could not be written. */
  async function tryWrite(write: Promise<void>): Promise<boolean> {
    try {
      await write;
      return true;
    } catch {
      isRefused = true;
      return false;
    }
  }

  async function forget(id: string): Promise<void> {
    waiting.delete(id);
    await tryWrite(shelf.remove(waitingName(id)));
  }

  const isGone = (id: string) => shelf.get(waitingName(id)) === undefined;

  function state() {
    if (isRefused) void probe();
    // What a person has removed by hand is no trouble any more.
    for (const id of damaged) if (isGone(id)) damaged.delete(id);
    const all = [...waiting.values()].sort((a, b) => a.received - b.received);
    while (all[0] && isGone(all[0].id)) waiting.delete(all.shift()?.id ?? '');
    return {
      queued: all.length,
      oldestSeconds: (now() - (all[0]?.received ?? now())) / 1000,
      damaged: damaged.size,
      /** The disk has refused to write, and takes no big text yet. */
      isRefused,
    };
  }

  async function probe(): Promise<void> {
    if (await tryWrite(shelf.put('probe', 'a'.repeat(131_072)))) isRefused = false;
    await tryWrite(shelf.remove('probe'));
  }

  return { shelf, waiting, admit, remember, tryWrite, forget, isGone, state };
}
