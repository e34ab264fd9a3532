// The device's shelf for messages that are not delivered yet: IndexedDB, one record per message,
// written through to the disk ("strict"); localStorage loses what was written in the last second
// before a crash. The database is made when somebody begins to write and then stays: its mere
// existence tells every page to look (see pending-message.ts).
import type { Rest } from './schedule';

export interface PendingMessage extends Rest {
  /** Makes a repeated delivery harmless: the relay knows the message by it. */
  id: string;
  /** Empty once its time has passed: only the news of it is left. */
  fields: [name: string, value: string][];
  /** When the visitor sent it. */
  since: number;
  /** Tries that failed. */
  tries: number;
  refused: boolean;
}

const NAME = 'poruke';
const DEADLINE = 3000;

/** Open for as long as this page is. */
let database: IDBDatabase | undefined;

/**
 * Opens the database for a message that is being written. `store` then needs no other turn of the
 * event loop: measured, a message survives a browser that is killed as the confirmation appears.
 */
export async function prepareStore(): Promise<void> {
  database ??= await open(true);
}

/** Resolves when the copy is on the disk. Rejects when the device does not want to keep it. */
export async function store(message: PendingMessage): Promise<void> {
  const put = (messages: IDBObjectStore) => {
    const done = messages.put(message);
    messages.transaction.commit?.();
    return done;
  };
  await inStore('readwrite', put, true);
}

/** Overwrites the copy on the disk. One that the visitor deleted meanwhile stays deleted. */
export async function update(message: PendingMessage): Promise<void> {
  await inStore('readwrite', (messages) => {
    const found = messages.count(message.id);
    found.onsuccess = () => found.result && messages.put(message);
    return found;
  });
}

export async function forget(id: string): Promise<void> {
  await inStore('readwrite', (messages) => messages.delete(id));
}

/** Every stored message. Rejects where nobody has written one. */
export function readStored(): Promise<PendingMessage[]> {
  return inStore<PendingMessage[]>('readonly', (all) => all.getAll());
}

/**
 * Runs the job, which does not fail, while no other tab runs one. Without locks (before Safari 15.4,
 * or with storage switched off) the message's id has to be enough.
 */
export async function alone(job: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(NAME, job);
  } catch {
    await job();
  }
}

/** A device's storage may also hang for ever; the message then lives on in memory. */
function inStore<Result>(
  mode: IDBTransactionMode,
  work: (messages: IDBObjectStore) => IDBRequest<Result>,
  create = false,
): Promise<Result> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, DEADLINE));
  return Promise.race([transact(mode, work, create), late]);
}

async function transact<Result>(
  mode: IDBTransactionMode,
  work: (messages: IDBObjectStore) => IDBRequest<Result>,
  create: boolean,
): Promise<Result> {
  database ??= await open(create);
  const transaction = database.transaction(NAME, mode, { durability: 'strict' });
  const request = work(transaction.objectStore(NAME));
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  return request.result;
}

function open(create: boolean): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME);
    request.onupgradeneeded = () => {
      if (create) request.result.createObjectStore(NAME, { keyPath: 'id' });
      else request.transaction?.abort();
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // The visitor has deleted the site's data.
      request.result.onclose = () => {
        database = undefined;
      };
      resolve(request.result);
    };
  });
}
