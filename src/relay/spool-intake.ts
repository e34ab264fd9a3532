import { createHash, randomUUID } from 'node:crypto';
import type { Receipt, Submission } from './relay-ports.ts';
import type { Statements } from './spool-statements.ts';
import type { Turns } from './spool-turns.ts';

/** Without an id, the same text again within this time is the same message. Milliseconds. */
const SAME_TEXT = 600_000;
/**
 * Up to where the spool may fill: a network that has sent much today leaves room for what only looks
 * odd, and that leaves room for what nobody suspects.
 */
const ROOM = { busy: 0.6, flagged: 0.8, unflagged: 1 };

export interface IntakeOptions {
  statements: Statements;
  turns: Turns;
  /** Messages that may wait. */
  max: number;
  now: () => number;
}

/** Puts a message in the queue, inside a transaction of the caller's; null when there is no room. */
export function createIntake({ statements, turns, max, now }: IntakeOptions) {
  return ({ key, message, flags, network }: Submission): Receipt | null => {
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
    if (turns.total() >= max * ROOM[kind]) return null;
    const flagged = flags.length > 0 ? 1 : 0;
    const served = Number(statements.findTurn.get(flagged)?.['turn'] ?? 0);
    const turn = turns.take(network, flagged, served);
    statements.insert.run(id, digest, time, flags.join(' '), flagged, body, time, network, turn);
    return { id, repeat: false };
  };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
