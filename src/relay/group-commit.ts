import type { DatabaseSync } from 'node:sqlite';

interface Job {
  run: () => void;
  settle: (error?: unknown) => void;
}

/**
 * One transaction, and so one fsync, for all that is written within a turn of the event loop.
 * A write resolves once it is on the disk; when the disk refuses, every write of the turn rejects
 * and `onRollback` is called first.
 */
export function createGroupCommit(db: DatabaseSync, onRollback: () => void) {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  let jobs: Job[] = [];

  function write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T;
      const run = () => {
        result = work();
      };
      const settle = (error?: unknown) => (error === undefined ? resolve(result) : reject(error));
      if (jobs.push({ run, settle }) === 1) setImmediate(flush);
    });
  }

  function flush(): void {
    const batch = jobs;
    jobs = [];
    if (batch.length === 0) return;
    try {
      begin.run();
      for (const { run } of batch) run();
      commit.run();
    } catch (error) {
      // SQLite has already rolled back by itself after some errors, a full disk among them.
      if (db.isTransaction) db.exec('ROLLBACK');
      onRollback();
      for (const { settle } of batch) settle(error);
      return;
    }
    for (const { settle } of batch) settle();
  }

  return { write, flush };
}
