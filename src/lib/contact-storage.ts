// The device's shelf for messages that are not delivered yet: IndexedDB, one record per message,
// written through to the disk ("strict"); localStorage loses what was written in the last second
// before a crash. An empty database is deleted, so its mere existence tells every page that a
// message waits (see browser/pending-message.ts).
import type { Rest } from './contact-schedule';

export interface PendingMessage extends Rest {
  /** Makes a repeated delivery harmless: the relay knows the message by it. */
  id: string;
  endpoint: string;
  fields: [name: string, value: string][];
  /** When the visitor sent it. */
  since: number;
  /** Tries that failed. */
  tries: number;
  refused: boolean;
}

const NAME = 'poruke';
const DEADLINE = 3000;

/** Runs the job while no other tab runs one of the same name. */
export async function alone<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
  let running: Promise<Result> | undefined;
  const run = () => {
    running ??= job();
    return running;
  };
  try {
    return await navigator.locks.request(name, run);
  } catch {
    // No locks over plain http, or with storage switched off: the message's id has to be enough.
    return run();
  }
}

/** Resolves when the copy is on the disk. Rejects when the device does not want to keep it. */
export async function store(message: PendingMessage): Promise<void> {
  await inStore('readwrite', (messages) => messages.put(message), true);
}

export async function forget(id: string): Promise<void> {
  await inStore('readwrite', (messages) => messages.delete(id));
}

/** Every stored message. Rejects where there is none. */
export async function readStored(): Promise<PendingMessage[]> {
  return inStore('readonly', (messages) => messages.getAll());
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (messages: IDBObjectStore) => IDBRequest<Result>,
  create = false,
): Promise<Result> {
  // A device's storage may also hang for ever; the message then lives on in memory.
  const late = new Promise<never>((_, reject) => setTimeout(reject, DEADLINE));
  // The lock keeps the deletion of the empty database away from another tab's new message.
  const done = alone(`${NAME}-baza`, async () => {
    const database = await open(create);
    const transaction = database.transaction(NAME, mode, { durability: 'strict' });
    const messages = transaction.objectStore(NAME);
    const asked = work(messages);
    const count = messages.count();
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => database.close());
    if (!count.result && navigator.locks) await finished(indexedDB.deleteDatabase(NAME));
    return asked.result;
  });
  return Promise.race([done, late]);
}

function open(create: boolean): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME);
  request.onupgradeneeded = () => {
    if (create) request.result.createObjectStore(NAME, { keyPath: 'id' });
    else request.transaction?.abort();
  };
  return finished(request);
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
