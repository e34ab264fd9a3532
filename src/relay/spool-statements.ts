import type { SpoolDatabase } from './spool-database.ts';

/** A postponed mail waits at most so long. Milliseconds. */
const LONGEST_PAUSE = 1.25 * 3_600_000;

const WAITING = 'sent IS NULL AND damaged = 0';
const MAIL = 'seq, id, received, attempts, flags, body, network';

export type Statements = ReturnType<typeof prepareStatements>;

/** All that the spool asks of its database, prepared once. */
export function prepareStatements(db: SpoolDatabase) {
  return {
    countWaiting: db.prepare(
      `SELECT network, flagged, COUNT(*) AS waiting, MAX(turn) AS last FROM message
     WHERE ${WAITING} GROUP BY network, flagged`,
    ),
    findById: db.prepare('SELECT id FROM message WHERE id = ?1'),
    findByText: db.prepare(
      'SELECT id FROM message WHERE digest = ?1 AND received BETWEEN ?2 AND ?3',
    ),
    insert: db.prepare(
      `INSERT INTO message (id, digest, received, flags, flagged, body, due, network, turn)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
    ),
    findTurn: db.prepare(
      `SELECT turn FROM message WHERE ${WAITING} AND flagged = ?1 AND attempts = 0
     ORDER BY turn LIMIT 1`,
    ),
    // A due time far ahead comes from a clock that was set back since.
    findDue: db.prepare(
      `SELECT ${MAIL} FROM message WHERE ${WAITING} AND flagged = ?1 AND attempts >= ?2
     AND (due <= ?3 OR due > ?3 + ${LONGEST_PAUSE}) AND id IS NOT ?4
     ORDER BY attempts, turn, seq LIMIT 1`,
    ),
    findNextDue: db.prepare(`SELECT MIN(due) AS due FROM message WHERE ${WAITING}`),
    markSent: db.prepare('UPDATE message SET sent = ?1, attempts = attempts + 1 WHERE id = ?2'),
    markTried: db.prepare('UPDATE message SET due = ?1, attempts = attempts + 1 WHERE id = ?2'),
    markDamaged: db.prepare('UPDATE message SET damaged = 1 WHERE seq = ?1'),
    countDamaged: db.prepare('SELECT COUNT(*) AS n FROM message WHERE damaged = 1'),
    dropBodies: db.prepare('UPDATE message SET body = NULL WHERE sent < ?1 AND body IS NOT NULL'),
    dropRows: db.prepare('DELETE FROM message WHERE sent < ?1'),
    findWorst: db.prepare(
      `SELECT MIN(received) AS oldest, MAX(attempts) AS worst FROM message WHERE ${WAITING}`,
    ),
    readLine: db.prepare('SELECT * FROM line'),
    writeLine: db.prepare(
      `UPDATE line SET turn = ?1, failures = ?2, doubts = ?3, until = ?4, error = ?5, failed = ?6,
     paid = ?7`,
    ),
    writeNotice: db.prepare('UPDATE line SET noticed = ?1'),
  };
}
