// The messages of this device: on the disk, or in this tab's memory alone for as long as they are not
// there, be it only for a moment or because the device refuses to store them. The disk is IndexedDB,
// written through ("strict"); localStorage loses what was written in the last second before a crash.
// The database is made when somebody begins to write and then stays: its mere existence tells every
// page to look (see pending-message.ts).
import type { PendingMessage } from './message-state';

const NAME = 'poruke';
/** A device's storage may also hang for ever; the message then lives on in memory. */
const DEADLINE = 3000;

const inMemory = new Map<string, PendingMessage>();
/** Open for as long as this page is. */
let database: IDBDatabase | undefined;

/** Some would be lost with this tab. */
export const hasUnsaved = () => inMemory.size > 0;

/**
 * Opens the database for a message that is being written. `keep` then needs no other turn of the
 * event loop: measured, a message survives a browser that is killed as the confirmation appears.
 */
export function prepareOutbox(): void {
  open(true).catch(() => {});
}

/** Holds the message in memory until it is on the disk. True when it is. */
export async function keep(message: PendingMessage): Promise<boolean> {
  inMemory.set(message.id, message);
  try {
    const put = (messages: IDBObjectStore) => {
      const done = messages.put(message);
      messages.transaction.commit();
      return done;
    };
    await inStore(put, true);
    if (inMemory.get(message.id) === message) inMemory.delete(message.id);
    return true;
  } catch {
    // Storage is full or switched off: the page warns before it is left.
    return false;
  }
}

/** Keeps what became of a message, unless the visitor has deleted it meanwhile. */
export async function revise(message: PendingMessage): Promise<void> {
  if (inMemory.has(message.id)) {
    await keep(message);
    return;
  }
  const putIfThere = (messages: IDBObjectStore) => {
    const found = messages.count(message.id);
    found.onsuccess = () => found.result && messages.put(message);
    return found;
  };
  await inStore(putIfThere).catch(() => {});
}

export async function drop(id: string): Promise<void> {
  inMemory.delete(id);
  await inStore((messages) => messages.delete(id)).catch(() => {});
}

export async function readAll(): Promise<PendingMessage[]> {
  const all = (messages: IDBObjectStore) => messages.getAll();
  const stored = await inStore<PendingMessage[]>(all).catch(() => []);
  return [...stored.filter(({ id }) => !inMemory.has(id)), ...inMemory.values()];
}

/** Rejects where the device stores nothing and, unless told to `create`, where nobody has begun to write. */
function inStore<Result>(
  work: (messages: IDBObjectStore) => IDBRequest<Result>,
  create = false,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, DEADLINE);
    const begin = (opened: IDBDatabase) => {
      const transaction = opened.transaction(NAME, 'readwrite', { durability: 'strict' });
      const request = work(transaction.objectStore(NAME));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    };
    open(create).then(begin).catch(reject);
  });
}

async function open(create: boolean): Promise<IDBDatabase> {
  database ??= await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME);
    request.onupgradeneeded = () => {
      if (create) request.result.createObjectStore(NAME, { keyPath: 'id' });
      else request.transaction?.abort();
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
  // The visitor has deleted the site's data, or the browser has lost them: the next call opens anew.
  database.onclose = () => {
    database = undefined;
  };
  return database;
}
