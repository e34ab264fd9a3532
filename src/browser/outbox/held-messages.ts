// The messages of this device as one list: on the disk, or in this tab's memory alone for as long
// as they are not there, be it only for a moment or because the device refuses to store them.
import { forget, type PendingMessage, readStored, store, update } from './storage';

const inMemory = new Map<string, PendingMessage>();

/** Some would be lost with this tab. */
export const hasUnsaved = () => inMemory.size > 0;

/** Holds the message in memory until it is on the disk. True when it is. */
export async function keep(message: PendingMessage): Promise<boolean> {
  inMemory.set(message.id, message);
  try {
    await store(message);
    if (inMemory.get(message.id) === message) inMemory.delete(message.id);
    return true;
  } catch {
    // Storage is full or switched off: the page warns before it is left.
    return false;
  }
}

/** Keeps what became of a message, unless the visitor has deleted it meanwhile. */
export async function revise(message: PendingMessage): Promise<void> {
  if (inMemory.has(message.id)) await keep(message);
  else await update(message).catch(() => {});
}

export async function drop(id: string): Promise<void> {
  inMemory.delete(id);
  await forget(id).catch(() => {});
}

export async function readAll(): Promise<PendingMessage[]> {
  const stored = await readStored().catch(() => []);
  return [...stored.filter(({ id }) => !inMemory.has(id)), ...inMemory.values()];
}
