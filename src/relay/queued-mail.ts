import { type ContactMessage, MESSAGE_FIELDS } from '../model/contact-message.ts';
import type { Flag } from './relay-ports.ts';
import type { Line, Row } from './spool-database.ts';
import type { Statements } from './spool-statements.ts';

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

export interface QueuedMail {
  id: string;
  received: number;
  attempts: number;
  flags: Flag[];
  network: string | null;
  message: ContactMessage;
}

/**
 * The row whose turn it is: fewest tries first, then turn by turn of the senders; the one that just
 * failed after all others.
 */
export function findDue(
  statements: Statements,
  { turn, failed }: Pick<Line, 'turn' | 'failed'>,
  time: number,
): Row | undefined {
  for (const last of failed === null ? [null] : [failed, null]) {
    for (const [flagged, attempts] of ORDERS[turn % ORDERS.length] ?? NEW_FIRST) {
      const row = statements.findDue.get(flagged, attempts, time, last);
      if (row) return row;
    }
  }
  return undefined;
}

/** The mail of a row, or undefined when the row is damaged. */
export function readMail(row: Row): QueuedMail | undefined {
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
