import type { MailStore } from '../queue.ts';
import type { ObjectStorage } from './cloudflare-types.ts';

/**
 * The store in the storage of a Durable Object, which no other process can open. `onWrite` is called
 * before the event loop's next turn: what it changes in the storage becomes durable together with the
 * text.
 */
export function openObjectStore(storage: ObjectStorage, onWrite: () => void): MailStore {
  const { kv } = storage;
  return {
    *list(folder) {
      const prefix = `${folder}/`;
      for (const [name] of kv.list({ prefix })) yield name.slice(prefix.length);
    },
    read: (name) => kv.get(name),
    async write(name, text) {
      kv.put(name, text);
      onWrite();
      await storage.sync();
    },
    async remove(name) {
      kv.delete(name);
    },
    // Cloudflare closes the storage itself.
    close: () => {},
  };
}
