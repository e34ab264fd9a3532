import { openFolderStore } from '../../../src/relay/folders.ts';
import { type MailStore, openQueue, type Submission } from '../../../src/relay/queue.ts';
import { createFolder } from '../../support/temporary-folder.ts';

/**
 * A queue in a folder on the disk, with a clock that stands still until a test moves it (`now`), or sets it (`ahead`).
 */
export function createQueue(options: { store?: MailStore; folder?: string; time?: number } = {}) {
  const clock = { now: options.time ?? Date.UTC(2026, 0, 1), ahead: 0 };
  const folder = options.folder ?? createFolder();
  const unreadable: unknown[] = [];
  const queue = openQueue({
    store: options.store ?? openFolderStore(folder),
    log: ({ id }) => unreadable.push(id),
    now: () => clock.now + clock.ahead,
    ticks: () => clock.now,
  });

  async function deliverNext(refused: readonly string[] = []) {
    const message = await queue.next(refused);
    if (message) await queue.markDelivered(message.id);
    return message;
  }

  return { queue, folder, clock, unreadable, deliverNext };
}

/** A store without a disk, for promises about order and time. */
export function createMemoryStore(): MailStore {
  const texts = new Map<string, string>();
  return {
    *list(folder) {
      for (const name of [...texts.keys()]) {
        if (name.startsWith(`${folder}/`)) yield name.slice(folder.length + 1);
      }
    },
    read: (name) => texts.get(name),
    write: async (name, text) => {
      texts.set(name, text);
    },
    remove: async (name) => {
      texts.delete(name);
    },
  };
}

export function submission(text: string, changed: Partial<Submission> = {}): Submission {
  const message = { name: 'Ana', phoneNumber: '1', email: 'a@primer.rs', message: text };
  return { key: null, message, flags: [], ...changed };
}
