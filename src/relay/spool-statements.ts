import type { DatabaseSync } from 'node:sqlite';

/** A postponed mail waits at most so long. Milliseconds. */
const LONGEST_PAUSE = 1.25 * 3_600_000;

/** All that the spool asks of its database, prepared once. */
export function prepareStatements(db: DatabaseSync) {
  return {
    countQueued: db.prepare('SELECT COUNT(*) AS n FROM message WHERE sent IS NULL'),
    findById: db.prepare('SELECT id FROM message WHERE id = ?'),
    findByText: db.prepare('SELECT id FROM message WHERE digest = ? AND received BETWEEN ? AND ?'),
    insert: db.prepare(
      'INSERT INTO message (id, digest, received, flags, flagged, body, due) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    // A due time far ahead comes from a clock that was set back since.
    findDue: db.prepare(
      `SELECT id, received, attempts, flags, body FROM message
     WHERE sent IS NULL AND (due <= $now OR due > $now + ${LONGEST_PAUSE}) AND id IS NOT $last
     ORDER BY flagged, seq LIMIT 1`,
    ),
    findNextDue: db.prepare('SELECT MIN(due) AS due FROM message WHERE sent IS NULL'),
    markSent: db.prepare('UPDATE message SET sent = ?, attempts = attempts + 1 WHERE id = ?'),
    markTried: db.prepare('UPDATE message SET due = ?, attempts = attempts + 1 WHERE id = ?'),
    dropBodies: db.prepare('UPDATE message SET body = NULL WHERE sent < ? AND body IS NOT NULL'),
    dropRows: db.prepare('DELETE FROM message WHERE sent < ?'),
    findWorst: db.prepare(
      'SELECT MIN(received) AS oldest, MAX(attempts) AS worst FROM message WHERE sent IS NULL',
    ),
  };
}
