import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createGroupCommit } from './group-commit.ts';
import type { SpoolStore } from './spool-database.ts';
import { readLoggedRows, readRows, type SavedRow, SPOOL_FILE, writeRows } from './spool-salvage.ts';
import { bringUpToDate, SCHEMA_VERSION } from './spool-schema.ts';

const SET_ASIDE = 'corrupt-';
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const BUSY = [5, 6];
/** Says that a page turned out to be damaged while the relay ran. */
const CONDEMNED = `${SPOOL_FILE}-damaged`;
const FILES = ['', '-wal', '-shm', '-journal'].map((end) => SPOOL_FILE + end).concat(CONDEMNED);

/** What can be said in a sentence to the person who starts the relay. */
export class SpoolProblem extends Error {
  override name = 'SpoolProblem';
}

/** Another process holds the folder; it may be about to end. */
export class SpoolLocked extends SpoolProblem {
  override name = 'SpoolLocked';
}

/** Where an unreadable spool was put, and how many of its rows stand in the new one. */
export interface Salvage {
  where: string;
  rows: number;
  waiting: number;
}

/**
 * Opens the spool of a folder for this process alone. An unreadable file is moved to
 * `corrupt-<time>/`; a new spool takes its place with every row that could be read.
 */
export function openSpoolStore(folder: string, onSalvage: (salvage: Salvage) => void): SpoolStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, SPOOL_FILE);
  const db = isBroken(folder) ? replace(folder, onSalvage) : openOrReplace(folder, onSalvage);
  const known = [path, `${path}-wal`].map((file) => ({ file, ...identify(file) }));
  const { write, flush } = createGroupCommit(db, () => store.onRollback());

  const store: SpoolStore = {
    db,
    write,
    onRollback: () => {},
    probe: () => db.exec('INSERT INTO probe VALUES (zeroblob(131072)); DELETE FROM probe'),
    lost() {
      const gone = known.find(({ file, inode, least }) => {
        const { inode: found, least: size } = identify(file);
        return found !== inode || size < least;
      });
      return gone ? `${gone.file} was deleted, emptied or replaced while the relay ran` : null;
    },
    condemn: () => writeFileSync(join(folder, CONDEMNED), ''),
    setAside: () => listSetAside(folder),
    scrub: () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    close() {
      flush();
      db.close();
    },
  };
  return store;
}

function listSetAside(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(SET_ASIDE));
}

/** SQLite's primary result code, or undefined when the error is not SQLite's. */
export function sqliteCode(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

export function isDamage(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

/** The log may grow and shrink; the database itself never loses its header. */
function identify(file: string): { inode: string; least: number } {
  const stats = statSync(file, { throwIfNoEntry: false });
  const least = file.endsWith('-wal') ? 0 : Math.min(stats?.size ?? 0, 512);
  return { inode: stats ? `${stats.dev}:${stats.ino}` : 'none', least };
}

/** Condemned, or a log beside a missing or empty database: SQLite would throw away what is in it. */
function isBroken(folder: string): boolean {
  const size = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  const isLogAlone = size(SPOOL_FILE) === 0 && size(`${SPOOL_FILE}-wal`) > 0;
  return isLogAlone || existsSync(join(folder, CONDEMNED));
}

function openOrReplace(folder: string, onSalvage: (salvage: Salvage) => void): DatabaseSync {
  try {
    return openExclusively(join(folder, SPOOL_FILE), readLoggedRows(folder));
  } catch (error) {
    const code = sqliteCode(error);
    if (code !== undefined && BUSY.includes(code)) {
      throw new SpoolLocked(
        `Folder ${folder} već koristi drugi prijemnik poruka. Najpre zaustavite njega.`,
      );
    }
    if (!isDamage(error)) throw error;
    return replace(folder, onSalvage);
  }
}

function replace(folder: string, onSalvage: (salvage: Salvage) => void): DatabaseSync {
  const where = join(folder, `${SET_ASIDE}${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(where);
  for (const name of FILES.filter((name) => existsSync(join(folder, name)))) {
    renameSync(join(folder, name), join(where, name));
  }
  const rows = readRows(where);
  const db = openExclusively(join(folder, SPOOL_FILE), rows);
  onSalvage({ where, rows: rows.length, waiting: rows.filter(({ sent }) => sent === null).length });
  return db;
}

function openExclusively(path: string, rows: readonly SavedRow[] = []): DatabaseSync {
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
    const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version > SCHEMA_VERSION) {
      throw new SpoolProblem(
        `${path} je napisao noviji prijemnik poruka. Pokrenite noviju verziju; ova ne dira fajl.`,
      );
    }
    db.exec('BEGIN IMMEDIATE');
    if (version < SCHEMA_VERSION) {
      bringUpToDate(db);
      db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    }
    writeRows(db, rows);
    db.exec('COMMIT');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
