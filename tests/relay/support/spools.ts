import { onTestFinished } from 'vitest';
import { openFolder } from '../../../src/relay/folder-shelf.ts';
import type { Submission } from '../../../src/relay/intake.ts';
import { ROOMS } from '../../../src/relay/mail-store.ts';
import type { Shelf } from '../../../src/relay/shelf.ts';
import { openSpool, type SpoolOptions } from '../../../src/relay/spool.ts';
import { createFolder } from '../../support/temporary-folder.ts';

/** A spool on the disk, its folder, and the clock it goes by. */
export function createSpool(options: Partial<SpoolOptions> & { folder?: string } = {}) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const folder = options.folder ?? createFolder();
  const shelf = options.shelf ?? openFolder(folder, ROOMS);
  onTestFinished(shelf.close);
  const spool = openSpool({ max: 100, now: () => clock.now, ...options, shelf });

  /** Takes the next mail and writes it off as sent. */
  async function deliverNext() {
    const mail = await spool.next();
    if (mail) await spool.writeOff(mail);
    return mail;
  }

  return { spool, folder, clock, deliverNext };
}

/** A shelf that forgets everything: for what is about order and time, not about the disk. */
export function createMemoryShelf(): Shelf {
  const texts = new Map<string, string>();
  return {
    *list(room) {
      for (const name of [...texts.keys()]) {
        if (name.startsWith(`${room}/`)) yield name.slice(room.length + 1);
      }
    },
    get: (name) => texts.get(name),
    put: async (name, text) => {
      texts.set(name, text);
    },
    remove: async (name) => {
      texts.delete(name);
    },
    close: () => {},
  };
}

export function submission(text: string, changed: Partial<Submission> = {}): Submission {
  const message = { name: 'Ana', phoneNumber: '1', email: 'a@primer.rs', message: text };
  return { key: null, message, flags: [], network: null, ...changed };
}
