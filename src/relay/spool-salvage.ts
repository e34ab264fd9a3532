import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpoolDatabase } from './spool-database.ts';
import { type Cell, readCells } from './sqlite-pages.ts';

export const SPOOL_FILE = 'spool.db';

export interface SavedRow {
  id: string;
  digest: string | null;
  received: number;
  flags: string;
  flagged: number;
  body: string | null;
  attempts: number;
  due: number;
  sent: number | null;
}

/** Every message that can still be read in a damaged spool: of its file, of its log, or of both. */
export function readRows(folder: string): SavedRow[] {
  return collectRows(readBytes(folder, SPOOL_FILE), readBytes(folder, `${SPOOL_FILE}-wal`));
}

/** The messages that stand in the log: SQLite reads none behind its first damaged byte, in silence. */
export function readLoggedRows(folder: string): SavedRow[] {
  return collectRows(Buffer.alloc(0), readBytes(folder, `${SPOOL_FILE}-wal`));
}

function readBytes(folder: string, name: string): Buffer {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

function collectRows(file: Buffer, log: Buffer): SavedRow[] {
  const rows = new Map<string, SavedRow>();
  for (const cells of readCells(file, log)) {
    const row = shapeRow(cells);
    if (row && !rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()].sort((a, b) => a.received - b.received);
}

/** Puts rows into a spool; those that are there already are left as they are. */
export function writeRows(db: SpoolDatabase, rows: readonly SavedRow[]): void {
  const insert = db.prepare(
    `INSERT OR IGNORE INTO message (id, digest, received, flags, flagged, body, attempts, due, sent)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
  );
  for (const { id, digest, received, flags, flagged, body, attempts, due, sent } of rows) {
    insert.run(id, digest, received, flags, flagged, body, attempts, due, sent);
  }
}

/** The row in these cells, of whichever schema; undefined when they are another table's. */
function shapeRow(cells: readonly Cell[]): SavedRow | undefined {
  // The first schema has the visitor's id between the id and the digest.
  const isFirst = cells.length === 11;
  if (!isFirst && cells.length !== 10 && cells.length !== 13) return undefined;
  const key = isFirst ? cells[2] : null;
  const [, id] = cells;
  const [digest, received, flags, flagged, body, attempts, due, sent] = cells.slice(
    isFirst ? 3 : 2,
  );
  const shaped = {
    id,
    digest: key === null ? digest : null,
    received,
    flags,
    flagged,
    body,
    attempts,
    due,
    sent,
  };
  return isRow(shaped) ? shaped : undefined;
}

function isRow(row: Record<keyof SavedRow, Cell | undefined>): row is SavedRow {
  const isText = (cell: Cell | undefined) => typeof cell === 'string';
  const isWhole = (cell: Cell | undefined) => Number.isSafeInteger(cell);
  return (
    /^[0-9a-f]{32}$/.test(String(row.id)) &&
    (row.digest === null || isText(row.digest)) &&
    isWhole(row.received) &&
    isText(row.flags) &&
    (row.flagged === 0 || row.flagged === 1) &&
    (row.body === null || isText(row.body)) &&
    isWhole(row.attempts) &&
    isWhole(row.due) &&
    (row.sent === null || isWhole(row.sent))
  );
}
