import type { SpoolDatabase } from './spool-database.ts';

/** The newest schema. A file of an older one is brought up to it; a newer one is refused. */
export const SCHEMA_VERSION = 4;

/** Costs nothing while no row is damaged, and spares a look at every row to know that. */
const DAMAGED_INDEX = 'CREATE INDEX message_damaged ON message (damaged) WHERE damaged = 1';

// A body lives for days, a row for months: the row alone recognises a late second try. The digest
// of the text is kept only when the visitor gave no id. Each index costs a page per commit.
const TABLES = [
  `CREATE TABLE message (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    digest TEXT,
    received INTEGER NOT NULL,
    flags TEXT NOT NULL,
    flagged INTEGER NOT NULL,
    body TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    sent INTEGER,
    network TEXT,
    turn INTEGER NOT NULL DEFAULT 0,
    damaged INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  'CREATE INDEX message_digest ON message (digest) WHERE digest IS NOT NULL',
  `CREATE INDEX message_queue ON message (flagged, attempts, turn, seq)
    WHERE sent IS NULL AND damaged = 0`,
  'CREATE INDEX message_sent ON message (sent) WHERE sent IS NOT NULL',
  DAMAGED_INDEX,
  `CREATE TABLE IF NOT EXISTS line (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    turn INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    doubts INTEGER NOT NULL DEFAULT 0,
    until INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    failed TEXT,
    paid INTEGER NOT NULL DEFAULT 0,
    noticed INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  'INSERT OR IGNORE INTO line (one) VALUES (1)',
  'CREATE TABLE IF NOT EXISTS probe (filling BLOB) STRICT',
];

/** Makes the newest tables, and moves every row of an older schema into them. In a transaction. */
export function bringUpToDate(db: SpoolDatabase): void {
  const columns = db.prepare('PRAGMA table_info(message)').all();
  const run = (sql: string) => db.prepare(sql).run();
  if (columns.length === 0) {
    TABLES.forEach(run);
    return;
  }
  const has = (name: string) => columns.some((column) => column['name'] === name);
  if (has('turn')) {
    run(DAMAGED_INDEX);
    return;
  }
  // The first schema kept the visitor's id in `key`, and a digest for every row.
  const digest = has('key') ? 'CASE WHEN key IS NULL THEN digest END' : 'digest';
  for (const index of ['digest', 'queue', 'sent']) run(`DROP INDEX IF EXISTS message_${index}`);
  run('ALTER TABLE message RENAME TO earlier');
  TABLES.forEach(run);
  const same = 'received, flags, flagged, body, attempts, due, sent';
  run(
    `INSERT INTO message (seq, id, digest, ${same}) SELECT seq, id, ${digest}, ${same} FROM earlier`,
  );
  run('DROP TABLE earlier');
}
