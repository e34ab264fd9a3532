import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { createGroupCommit } from '../../../src/relay/group-commit.ts';
import type { Submission } from '../../../src/relay/relay-ports.ts';
import { openSpool, type SpoolOptions } from '../../../src/relay/spool.ts';
import type { SpoolStore } from '../../../src/relay/spool-database.ts';
import { openSpoolStore } from '../../../src/relay/spool-file.ts';
import { bringUpToDate } from '../../../src/relay/spool-schema.ts';
import { createFolder } from './running-relay';

export const FIRST = { turn: 0, failed: null };

/** A spool on the disk, its database, and the clock it goes by. */
export function createSpool(options: Partial<SpoolOptions> & { folder?: string } = {}) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const store = options.store ?? openSpoolStore(options.folder ?? createFolder(), () => {});
  const db = store.db as DatabaseSync;
  const spool = openSpool({
    max: 100,
    keepBodyDays: 7,
    keepKeyDays: 90,
    now: () => clock.now,
    ...options,
    store,
  });
  onTestFinished(() => {
    if (db.isOpen) spool.close();
  });

  /** Takes the next mail and writes it off as sent. */
  async function deliverNext(line = FIRST) {
    const mail = await spool.next(line);
    if (mail) await spool.settle(mail, { sent: true }, spool.line());
    return mail;
  }

  return { spool, db, clock, deliverNext };
}

/** A spool that forgets everything: for what is about order and time, not about the disk. */
export function createMemoryStore(): SpoolStore {
  const db = new DatabaseSync(':memory:');
  bringUpToDate(db);
  const { write, flush } = createGroupCommit(db, () => store.onRollback());
  const store: SpoolStore = {
    db,
    write,
    onRollback: () => {},
    probe: () => {},
    lost: () => null,
    condemn: () => {},
    setAside: () => [],
    scrub: () => {},
    close() {
      flush();
      db.close();
    },
  };
  return store;
}

export function submission(text: string, changed: Partial<Submission> = {}): Submission {
  const message = { name: 'Ana', phoneNumber: '1', email: 'a@primer.rs', message: text };
  return { key: null, message, flags: [], network: null, ...changed };
}
