// The device's shelf for messages that are not delivered yet: IndexedDB, one record per message,
// written through to the disk ("strict"); localStorage loses what was written in the last second
// before a crash. An empty database is deleted, so its mere existence tells every page that a
// message waits (see pending-message.ts).
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
/** Held shared by everyone who uses the database and alone by the one who deletes it. */
const IN_USE = 'poruke-baza';
const DEADLINE = 3000;

/** An open database for the next message, and what ends its use. */
let ready: { database: IDBDatabase; release: () => void } | undefined;

/** The newest job of this tab where there are no locks. */
let last: Promise<unknown> = Promise.resolve();

/** Runs the job while no other tab runs one of the same name. */
export async function alone<Result>(
  name: string,
  job: () => Promise<Result>,
  mode: LockMode = 'exclusive',
): Promise<Result> {
  let running: Promise<Result> | undefined;
  const run = () => {
    running ??= job();
    return running;
  };
  try {
    return await navigator.locks.request(name, { mode }, run);
  } catch {
    // No locks over plain http, before Safari 15.4, or with storage switched off: in one tab a job
    // waits for the one before it; between tabs the message's id has to be enough.
    if (running || mode === 'shared') return run();
    const turn = last.then(run, run);
    last = turn;
    return turn;
  }
}

/**
 * Opens the database for a message that is being written. `store` then needs no other turn of the
 * event loop: measured, a message survives a browser that is killed as the confirmation appears.
 */
export async function prepareStore(): Promise<void> {
  const use = async () => {
    const database = await open(true);
    await new Promise<void>((release) => {
      ready = { database, release };
    });
    database.close();
  };
  await alone(IN_USE, use, 'shared');
}

/** Resolves when the copy is on the disk. Rejects when the device does not want to keep it. */
export async function store(message: PendingMessage): Promise<void> {
  const put = (messages: IDBObjectStore) => {
    const done = messages.put(message);
    messages.transaction.commit?.();
    return done;
  };
  if (!ready) return void (await inStore('readwrite', put, true));
  const { database, release } = ready;
  ready = undefined;
  await soon(transact(database, 'readwrite', put)).finally(release);
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
  await deleteIfEmpty();
}

/** Every stored message. Rejects where there is none. */
export async function readStored(): Promise<PendingMessage[]> {
  const messages = await inStore<PendingMessage[]>('readonly', (all) => all.getAll());
  if (!messages.length) await deleteIfEmpty();
  return messages;
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (messages: IDBObjectStore) => IDBRequest<Result>,
  create = false,
): Promise<Result> {
  const use = async () => {
    const database = await open(create);
    return transact(database, mode, work).finally(() => database.close());
  };
  return soon(alone(IN_USE, use, 'shared'));
}

/** Without locks it stays: a deletion could meet the new message of another tab. */
async function deleteIfEmpty(): Promise<void> {
  await navigator.locks?.request(IN_USE, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const database = await open(false);
    const left = await transact(database, 'readonly', (messages) => messages.count());
    database.close();
    if (!left) await finished(indexedDB.deleteDatabase(NAME));
  });
}

async function transact<Result>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (messages: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = database.transaction(NAME, mode, { durability: 'strict' });
  const request = work(transaction.objectStore(NAME));
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  return request.result;
}

/** A device's storage may also hang for ever; the message then lives on in memory. */
function soon<Result>(done: Promise<Result>): Promise<Result> {
  return Promise.race([done, new Promise<never>((_, reject) => setTimeout(reject, DEADLINE))]);
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
