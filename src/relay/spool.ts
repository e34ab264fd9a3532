import { createHash, randomUUID } from 'node:crypto';
import { type ContactMessage, MESSAGE_FIELDS } from '../model/contact-message.ts';
import type { Flag, Receipt, Submission } from './relay-ports.ts';
import type { Line, Row, SpoolStore } from './spool-database.ts';
import { prepareStatements } from './spool-statements.ts';
import { createTurns } from './spool-turns.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Without an id, the same text again within this time is the same message. */
const SAME_TEXT = 10 * MINUTE;
/**
 * Up to where the spool may fill: a network that has sent much today leaves room for what only looks
 * odd, and that leaves room for what nobody suspects.
 */
const ROOM = { busy: 0.6, flagged: 0.8, unflagged: 1 };

// Whose turn it is: [flagged, tried at least so often], the first that waits. Flagged mail and mail
// that was refused before have a share of the turns, so a flood of new mail never stops either.
const NEW_FIRST = [
  [0, 0],
  [1, 0],
] as const;
const FLAGGED_FIRST = [
  [1, 0],
  [0, 0],
] as const;
const TRIED_FIRST = [[0, 1], [1, 1], ...NEW_FIRST] as const;
const ORDERS = [NEW_FIRST, FLAGGED_FIRST, NEW_FIRST, TRIED_FIRST];

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

export interface QueuedMail {
  id: string;
  received: number;
  attempts: number;
  flags: Flag[];
  network: string | null;
  message: ContactMessage;
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
  const turns = createTurns();
  const recount = () => turns.restore(statements.countWaiting.all());
  recount();
  kept.onRollback = recount;
  let refusedAt: number | null = null;

  function add({ key, message, flags, network }: Submission): Receipt {
    const time = now();
    const body = JSON.stringify(message);
    const digest = key ? null : digestOf(body);
    // The same message gets the same id even on a spool that was lost and begun anew.
    const id = key ? digestOf(`${key}\n${body}`).slice(0, 32) : randomUUID().replaceAll('-', '');
    const known = digest
      ? statements.findByText.get(digest, time - SAME_TEXT, time + SAME_TEXT)
      : statements.findById.get(id);
    if (known) return { id: String(known['id']), repeat: true };
    const kind = flags.includes('busy') ? 'busy' : flags.length > 0 ? 'flagged' : 'unflagged';
    // Not thrown: the others of this transaction are not to blame.
    if (turns.total() >= max * ROOM[kind]) return FULL;
    const flagged = flags.length > 0 ? 1 : 0;
    const turn = turns.take(
      network,
      flagged,
      Number(statements.findTurn.get(flagged)?.['turn'] ?? 0),
    );
    statements.insert.run(id, digest, time, flags.join(' '), flagged, body, time, network, turn);
    return { id, repeat: false };
  }

  async function store(submission: Submission): Promise<Receipt> {
    try {
      const receipt = await kept.write(() => add(submission));
      const lost = kept.lost();
      if (lost) throw new SpoolLost(lost);
      if (receipt === FULL) throw new SpoolFull('The spool is full.');
      refusedAt = null;
      if (!receipt.repeat) options.onQueued?.();
      return receipt;
    } catch (error) {
      refusedAt = now();
      throw error;
    }
  }

  /**
   * The mail whose turn it is: fewest tries first, then turn by turn of the senders; the one that
   * just failed after all others. A row that cannot be read is put aside by itself.
   */
  async function next({ turn, failed }: Pick<Line, 'turn' | 'failed'>) {
    for (;;) {
      const row = findDue(turn, failed);
      if (!row) return undefined;
      const mail = readMail(row);
      if (mail) return mail;
      await kept.write(() => statements.markDamaged.run(Number(row['seq'])));
      recount();
      options.onUnreadable?.(String(row['id']));
    }
  }

  function findDue(turn: number, failed: string | null): Row | undefined {
    for (const last of failed === null ? [null] : [failed, null]) {
      for (const [flagged, attempts] of ORDERS[turn % ORDERS.length] ?? NEW_FIRST) {
        const row = statements.findDue.get(flagged, attempts, now(), last);
        if (row) return row;
      }
    }
    return undefined;
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
    await kept.write(() => {
      writeLine(after);
      if (outcome.sent) {
        statements.markSent.run(now(), mail.id);
        turns.leave(mail.network);
      } else if (outcome.again !== null) {
        statements.markTried.run(Math.round(now() + outcome.again), mail.id);
      }
    });
  }

  function writeLine(line: Line): void {
    const { turn, failures, doubts, until, error, failed, paid, noticed } = line;
    const [from, to] = [Math.round(until), Math.round(paid)];
    statements.writeLine.run(turn, failures, doubts, from, error, failed, to, noticed);
  }

  /** Notes that a person has been told. */
  function noteNotice(): Promise<void> {
    return kept.write(() => writeLine({ ...line(), noticed: now() }));
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

const FULL: Receipt = { id: '', repeat: false };

function readMail(row: Row): QueuedMail | undefined {
  try {
    const message = JSON.parse(String(row['body'])) as ContactMessage;
    if (!MESSAGE_FIELDS.every((field) => typeof message[field] === 'string')) return undefined;
    return {
      id: String(row['id']),
      received: Number(row['received']),
      attempts: Number(row['attempts']),
      flags: String(row['flags']).split(' ').filter(Boolean) as Flag[],
      network: row['network'] === null ? null : String(row['network']),
      message,
    };
  } catch {
    return undefined;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
