// The messages in IndexedDB, written through to the disk ("strict"). The database is made when a visitor
// begins to write and then stays: that it exists tells every page to look for messages (see
// pending-message.ts).
import type { MessageStore } from './create-outbox';
import { OUTBOX_NAME } from './outbox-names';

/** The storage of a device may also hang for ever. */
const TIMEOUT_MS = 3000;

export function createMessageStore(): MessageStore {
  let database: IDBDatabase | undefined;

  async function open(isCreating: boolean): Promise<IDBDatabase> {
    database ??= await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(OUTBOX_NAME);
      request.onupgradeneeded = () => {
        if (isCreating) request.result.createObjectStore(OUTBOX_NAME, { keyPath: 'id' });
        else request.transaction?.abort();
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
    });
    // The visitor deletes the data of the site, or the browser loses them: the next call opens anew.
    database.onclose = () => {
      database = undefined;
    };
    return database;
  }

  function run<Result>(
    work: (messages: IDBObjectStore) => IDBRequest<Result>,
    isCreating = false,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      setTimeout(reject, TIMEOUT_MS);
      const begin = (opened: IDBDatabase) => {
        const transaction = opened.transaction(OUTBOX_NAME, 'readwrite', { durability: 'strict' });
        const request = work(transaction.objectStore(OUTBOX_NAME));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      };
      open(isCreating).then(begin).catch(reject);
    });
  }

  return {
    prepare: () => void open(true).catch(() => {}),
    put: (message) =>
      run((messages) => {
        const request = messages.put(message);
        messages.transaction.commit();
        return request;
      }, true),
    putIfThere: (message) =>
      run((messages) => {
        const count = messages.count(message.id);
        count.onsuccess = () => count.result && messages.put(message);
        return count;
      }),
    delete: (id) => run((messages) => messages.delete(id)),
    getAll: () => run((messages) => messages.getAll()),
  };
}
