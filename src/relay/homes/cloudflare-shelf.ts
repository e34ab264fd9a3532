import type { Shelf } from '../shelf.ts';
import type { ObjectStorage } from './cloudflare-types.ts';

/**
 * The shelf in a Durable Object, which nobody else can open. `onPut` is called within the same turn
 * as each change: what it asks of the storage becomes durable together with it.
 */
export function openObjectShelf(storage: ObjectStorage, onPut: () => void): Shelf {
  const { kv } = storage;
  return {
    *list(room) {
      const prefix = `${room}/`;
      for (const [name] of kv.list({ prefix })) yield name.slice(prefix.length);
    },
    get: (name) => kv.get(name),
    async put(name, text) {
      kv.put(name, text);
      onPut();
      await storage.sync();
    },
    async remove(name) {
      kv.delete(name);
    },
    // The platform closes it.
    close: () => {},
  };
}
