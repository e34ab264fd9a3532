import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FILE = 'spool.db';
const SET_ASIDE = 'corrupt-';
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const BUSY = [5, 6];

// A body lives for days, a row for months: the row alone recognises a late second try. The digest
// of the text is kept only when the visitor gave no id. Each index costs a page per commit.
const SCHEMA = `
CREATE TABLE IF NOT EXISTS message (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  digest TEXT,
  received INTEGER NOT NULL,
  flags TEXT NOT NULL,
  flagged INTEGER NOT NULL,
  body TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  due INTEGER NOT NULL,
  sent INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS message_digest ON message (digest) WHERE digest IS NOT NULL;
CREATE INDEX IF NOT EXISTS message_queue ON message (flagged, seq) WHERE sent IS NULL;
CREATE INDEX IF NOT EXISTS message_sent ON message (sent) WHERE sent IS NOT NULL;
CREATE TABLE IF NOT EXISTS probe (filling BLOB) STRICT;
`;

export class SpoolInUse extends Error {
  override name = 'SpoolInUse';
}

/**
 * Opens the spool of a folder for this process alone. An unreadable file is moved to
 * `corrupt-<time>/` and `onCorrupt` is told where; an empty spool takes its place.
 */
export function openSpoolFile(folder: string, onCorrupt: (where: string) => void): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return openExclusively(join(folder, FILE));
  } catch (error) {
    const code = sqliteCode(error);
    if (code !== undefined && BUSY.includes(code)) {
      throw new SpoolInUse(`Folder ${folder} već koristi drugi prijemnik poruka.`);
    }
    if (code !== CORRUPT && code !== NOT_A_DATABASE) throw error;
    onCorrupt(setAside(folder));
    return openExclusively(join(folder, FILE));
  }
}

/** Unreadable spools that nobody has taken care of yet. */
export function listSetAside(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(SET_ASIDE));
}

/** SQLite's primary result code, or undefined when the error is not SQLite's. */
export function sqliteCode(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

function openExclusively(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 1000 });
  try {
    // Exclusive before WAL: then there is no shared memory file, and a second process stays out.
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('PRAGMA journal_mode = WAL');
    // NORMAL would answer before the disk has the message; a power cut then loses it.
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA secure_delete = ON');
    db.exec('PRAGMA journal_size_limit = 4194304');
    const check = db.prepare('PRAGMA quick_check(1)').get();
    if (check?.['quick_check'] !== 'ok') {
      throw Object.assign(new Error('quick_check'), { errcode: CORRUPT });
    }
    db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function setAside(folder: string): string {
  const time = new Date().toISOString().replaceAll(':', '-');
  const where = join(folder, `${SET_ASIDE}${time}`);
  mkdirSync(where);
  for (const name of [FILE, `${FILE}-wal`, `${FILE}-shm`, `${FILE}-journal`]) {
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(where, name));
  }
  return where;
}
