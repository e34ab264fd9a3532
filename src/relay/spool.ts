import { findDue, type QueuedMail, readMail } from './queued-mail.ts';
import type { Receipt, Submission } from './relay-ports.ts';
import type { Line, SpoolStore } from './spool-database.ts';
import { createIntake } from './spool-intake.ts';
import { prepareStatements } from './spool-statements.ts';
import { createTurns } from './spool-turns.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface SpoolOptions {
  store: SpoolStore;
  max: number;
  keepBodyDays: number;
  keepKeyDays: number;
  now?: () => number;
  /** A new message waits for the courier. */
  onQueued?: () => void;
  /** A row that cannot be read was put aside. */
  onUnreadable?: (id: string) => void;
}

export type Spool = ReturnType<typeof openSpool>;

/** What became of a mail: sent, or due again after so many milliseconds (null: untouched). */
export type Outcome = { sent: true } | { sent: false; again: number | null };

export class SpoolFull extends Error {
  override name = 'SpoolFull';
}

export class SpoolLost extends Error {
  override name = 'SpoolLost';
}

/** The queue on the disk. Every promise it gives resolves after the fsync. */
export function openSpool(options: SpoolOptions) {
  const { store: kept, max, now = Date.now } = options;
  const statements = prepareStatements(kept.db);
  // Counted in memory: COUNT(*) at every request would make accepting slower as mail piles up.
  const turns = createTurns(() => statements.countWaiting.all());
  kept.onRollback = turns.forget;
  const add = createIntake({ statements, turns, max, now });
  let refusedAt: number | null = null;

  async function store(submission: Submission): Promise<Receipt> {
    try {
      const receipt = await kept.write(() => add(submission));
      const lost = kept.lost();
      if (lost) throw new SpoolLost(lost);
      if (!receipt) throw new SpoolFull('The spool is full.');
      refusedAt = null;
      if (!receipt.repeat) options.onQueued?.();
      return receipt;
    } catch (error) {
      refusedAt = now();
      throw error;
    }
  }

  /** The mail whose turn it is. A row that cannot be read is put aside by itself. */
  async function next(line: Pick<Line, 'turn' | 'failed'>): Promise<QueuedMail | undefined> {
    for (;;) {
      const row = findDue(statements, line, now());
      if (!row) return undefined;
      const mail = readMail(row);
      if (mail) return mail;
      await kept.write(() => statements.markDamaged.run(Number(row['seq'])));
      turns.forget();
      options.onUnreadable?.(String(row['id']));
    }
  }

  /** Milliseconds until a mail is due, or null when none waits. */
  function untilDue(): number | null {
    if (turns.total() === 0) return null;
    const due = statements.findNextDue.get()?.['due'];
    return typeof due === 'number' ? Math.min(Math.max(0, due - now()), HOUR) : null;
  }

  function line(): Line {
    return statements.readLine.get() as unknown as Line;
  }

  /** Writes down what became of a mail, and of the line with it, in one transaction. */
  async function settle(mail: QueuedMail, outcome: Outcome, after: Line): Promise<void> {
    const { turn, failures, doubts, until, error, failed, paid } = after;
    await kept.write(() => {
      const [from, to] = [Math.round(until), Math.round(paid)];
      // Not `noticed`: a person may have been told while this mail was on its way.
      statements.writeLine.run(turn, failures, doubts, from, error, failed, to);
      if (outcome.sent) {
        turns.leave(mail.network);
        statements.markSent.run(now(), mail.id);
      } else if (outcome.again !== null) {
        statements.markTried.run(Math.round(now() + outcome.again), mail.id);
      }
    });
  }

  /** Notes that a person has been told. */
  async function noteNotice(): Promise<void> {
    await kept.write(() => statements.writeNotice.run(now()));
  }

  /** Forgets what is delivered and old. What is not delivered is never forgotten. */
  async function sweep(): Promise<void> {
    await kept.write(() => {
      statements.dropBodies.run(now() - options.keepBodyDays * DAY);
      statements.dropRows.run(now() - options.keepKeyDays * DAY);
    });
    kept.scrub();
  }

  /** Whether the disk takes a big write again, after it has refused one. */
  function canWrite(): boolean {
    if (refusedAt === null) return true;
    try {
      kept.probe();
      if (turns.total() < max) refusedAt = null;
    } catch {
      // Still full: `refusedAt` says so.
    }
    return refusedAt === null;
  }

  function state() {
    const worst = statements.findWorst.get();
    const oldest = worst?.['oldest'];
    return {
      queued: turns.total(),
      oldestSeconds: typeof oldest === 'number' ? Math.max(0, (now() - oldest) / 1000) : 0,
      worstAttempts: Number(worst?.['worst'] ?? 0),
      damaged: Number(statements.countDamaged.get()?.['n']),
      lost: kept.lost(),
      writable: canWrite(),
      setAside: kept.setAside(),
    };
  }

  return { store, next, untilDue, line, settle, noteNotice, sweep, state, close: kept.close };
}
