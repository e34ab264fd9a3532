import type { SpoolDatabase, SpoolStore, Value } from '../spool-database.ts';
import { bringUpToDate, SCHEMA_VERSION } from '../spool-schema.ts';
import type { ObjectStorage } from './cloudflare-types.ts';

const VERSION = 'schema';

/**
 * The spool in a Durable Object, which nobody else can open. `onWrite` is called within the same turn
 * as each transaction: what it asks of the storage becomes durable together with it.
 */
export function openObjectStore(storage: ObjectStorage, onWrite: () => void): SpoolStore {
  const db = asDatabase(storage);
  const version = Number(storage.kv.get(VERSION) ?? 0);
  if (version > SCHEMA_VERSION) throw new Error('A newer relay wrote this spool: deploy that one.');
  if (version < SCHEMA_VERSION) {
    storage.transactionSync(() => {
      bringUpToDate(db);
      storage.kv.put(VERSION, SCHEMA_VERSION);
    });
  }
  const store: SpoolStore = {
    db,
    async write(work) {
      const result = begin(work);
      await storage.sync();
      return result;
    },
    onRollback: () => {},
    probe: () => {
      storage.sql.exec('INSERT INTO probe VALUES (zeroblob(131072)); DELETE FROM probe');
    },
    // Files, damage and what is left in a log of the database are the platform's care.
    lost: () => null,
    condemn: () => {},
    setAside: () => [],
    scrub: () => {},
    close: () => {},
  };

  function begin<T>(work: () => T): T {
    try {
      const result = storage.transactionSync(work);
      onWrite();
      return result;
    } catch (error) {
      store.onRollback();
      throw error;
    }
  }
  return store;
}

function asDatabase({ sql }: ObjectStorage): SpoolDatabase {
  return {
    prepare: (text) => ({
      get: (...values: Value[]) => sql.exec(text, ...values).next().value,
      all: (...values: Value[]) => sql.exec(text, ...values).toArray(),
      run: (...values: Value[]) => sql.exec(text, ...values),
    }),
  };
}
