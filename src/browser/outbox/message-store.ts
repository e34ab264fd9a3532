// The messages in IndexedDB, written through to the disk ("strict"). The database is made when a visitor
// begins to write and then stays: its existence tells every page to look for messages (see
// pending-message.ts).
import type { MessageStore } from './create-outbox.ts';

/**
 * Some browsers never answer a request to IndexedDB. After this time the call rejects, as if the device stored
 * nothing; the message then stays in the memory of the tab.
 */
const TIMEOUT_MS = 3000;

export function createMessageStore(): MessageStore {
  let database: IDBDatabase | undefined;

  async function open(isCreating?: boolean): Promise<IDBDatabase> {
    database ??= await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(__OUTBOX__);
      request.onupgradeneeded = () => {
        if (isCreating) request.result.createObjectStore(__OUTBOX__, { keyPath: 'id' });
        else request.transaction?.abort();
      };
      request.onerror = reject;
      request.onsuccess = () => resolve(request.result);
    });
    // The visitor has deleted the site's data, or the browser has lost them: the next call opens the database anew.
    database.onclose = () => {
      database = undefined;
    };
    return database;
  }

  function run<Result>(
    work: (messages: IDBObjectStore) => IDBRequest<Result>,
    isCreating?: boolean,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      setTimeout(reject, TIMEOUT_MS);
      const begin = (opened: IDBDatabase) => {
        const transaction = opened.transaction(__OUTBOX__, 'readwrite', { durability: 'strict' });
        const request = work(transaction.objectStore(__OUTBOX__));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = reject;
      };
      open(isCreating).then(begin).catch(reject);
    });
  }

  return {
    prepare: () => void open(true).catch(() => {}),
    put: (message) => run((messages) => commit(messages.put(message)), true),
    putIfThere: (message) =>
      run((messages) => {
        const count = messages.count(message.id);
        count.onsuccess = () => count.result && messages.put(message);
        return count;
      }),
    delete: (id) => run((messages) => commit(messages.delete(id))),
    getAll: () => run((messages) => commit(messages.getAll())),
  };
}

/**
 * Ends the transaction with this request, which the browser then completes even when the page is left. WebKit
 * freezes a page that is left, for the way back; a transaction that still runs in it blocks every later one on
 * this database, in all tabs, until the browser ends.
 */
function commit<Result>(request: IDBRequest<Result>): IDBRequest<Result> {
  request.transaction?.commit();
  return request;
}
