import { createHash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '../model/contact-message.ts';
import { createGroupCommit } from './group-commit.ts';
import type { Flag, Receipt, Submission } from './relay-ports.ts';
import { listSetAside, openSpoolFile } from './spool-file.ts';
import { prepareStatements } from './spool-statements.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Without an id, the same text again within this time is the same message. */
const SAME_TEXT = 10 * MINUTE;
/** Unflagged messages always find this part of the spool free. */
const RESERVED = 0.2;

export interface SpoolOptions {
  folder: string;
  max: number;
  keepBodyDays: number;
  keepKeyDays: number;
  now?: () => number;
  onCorrupt: (where: string) => void;
  /** A new message waits for the courier. */
  onQueued?: () => void;
}

export interface QueuedMail {
  id: string;
  received: number;
  attempts: number;
  flags: Flag[];
  message: ContactMessage;
}

export type Spool = ReturnType<typeof openSpool>;

export class SpoolFull extends Error {
  override name = 'SpoolFull';
}

/** The queue on the disk. Every promise it gives resolves after the fsync. */
export function openSpool(options: SpoolOptions) {
  const { folder, max, now = Date.now } = options;
  const db = openSpoolFile(folder, options.onCorrupt);
  const statements = prepareStatements(db);
  const recount = () => Number(statements.countQueued.get()?.['n']);
  // Counted in memory: COUNT(*) at every request would make accepting slower as mail piles up.
  let queued = recount();
  let refusedAt: number | null = null;
  const { write, flush } = createGroupCommit(db, () => {
    queued = recount();
  });

  function add({ key, message, flags }: Submission): Receipt {
    const time = now();
    const body = JSON.stringify(message);
    const digest = key ? null : digestOf(body);
    // The same message gets the same id even on a spool that was lost and begun anew.
    const id = key ? digestOf(`${key}\n${body}`).slice(0, 32) : randomUUID().replaceAll('-', '');
    const known = digest
      ? statements.findByText.get(digest, time - SAME_TEXT, time + SAME_TEXT)
      : statements.findById.get(id);
    if (known) return { id: String(known['id']), repeat: true };
    const room = flags.length > 0 ? max * (1 - RESERVED) : max;
    // Not thrown: the others of this transaction are not to blame.
    if (queued >= room) return FULL;
    statements.insert.run(id, digest, time, flags.join(' '), Number(flags.length > 0), body, time);
    queued += 1;
    return { id, repeat: false };
  }

  async function store(submission: Submission): Promise<Receipt> {
    try {
      const receipt = await write(() => add(submission));
      if (receipt === FULL) throw new SpoolFull('The spool is full.');
      refusedAt = null;
      if (!receipt.repeat) options.onQueued?.();
      return receipt;
    } catch (error) {
      refusedAt = now();
      throw error;
    }
  }

  /** The next mail to deliver: unflagged first, and the one that just failed after all others. */
  function next(last: string | null): QueuedMail | undefined {
    const row =
      statements.findDue.get({ $now: now(), $last: last }) ??
      statements.findDue.get({ $now: now(), $last: null });
    if (!row) return undefined;
    return {
      id: String(row['id']),
      received: Number(row['received']),
      attempts: Number(row['attempts']),
      flags: String(row['flags']).split(' ').filter(Boolean) as Flag[],
      message: JSON.parse(String(row['body'])) as ContactMessage,
    };
  }

  /** Milliseconds until a mail is due, or null when none waits. */
  function untilDue(): number | null {
    const due = statements.findNextDue.get()?.['due'];
    return typeof due === 'number' ? Math.min(Math.max(0, due - now()), HOUR) : null;
  }

  async function delivered(id: string): Promise<void> {
    await write(() => {
      statements.markSent.run(now(), id);
      queued -= 1;
    });
  }

  async function postpone(id: string, ms: number): Promise<void> {
    await write(() => statements.markTried.run(Math.round(now() + ms), id));
  }

  /** Forgets what is delivered and old. What is not delivered is never forgotten. */
  async function sweep(): Promise<void> {
    await write(() => {
      statements.dropBodies.run(now() - options.keepBodyDays * DAY);
      statements.dropRows.run(now() - options.keepKeyDays * DAY);
    });
    // Old bodies may still stand in the write-ahead log.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** Whether the disk takes a big write again, after it has refused one. */
  function canWrite(): boolean {
    if (refusedAt === null) return true;
    try {
      db.exec('INSERT INTO probe VALUES (zeroblob(131072)); DELETE FROM probe');
      if (queued < max) refusedAt = null;
    } catch {
      // Still full: `refusedAt` says so.
    }
    return refusedAt === null;
  }

  function state() {
    const worst = statements.findWorst.get();
    const oldest = worst?.['oldest'];
    return {
      queued,
      oldestSeconds: typeof oldest === 'number' ? Math.max(0, (now() - oldest) / 1000) : 0,
      worstAttempts: Number(worst?.['worst'] ?? 0),
      writable: canWrite(),
      setAside: listSetAside(folder),
    };
  }

  function close(): void {
    flush();
    db.close();
  }

  return { store, next, untilDue, delivered, postpone, sweep, state, close, db };
}

const FULL: Receipt = { id: '', repeat: false };

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
