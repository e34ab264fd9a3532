import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isUnfinished, writeDurably } from './durable-file.ts';
import type { Shelf } from './shelf.ts';

const BUSY = 5;

/** Another process holds the folder; it may be about to end. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** One file a text, one folder a room, for this process alone. */
export function openFolder(folder: string, rooms: readonly string[]): Shelf {
  for (const room of ['', ...rooms])
    mkdirSync(join(folder, room), { recursive: true, mode: 0o700 });
  const close = lock(folder);
  for (const room of ['', ...rooms]) dropUnfinished(join(folder, room));

  return {
    list: (room) => readdirSync(join(folder, room)).filter((id) => !isUnfinished(id)),
    get: (name) => read(join(folder, name)),
    put: (name, text) => writeDurably(join(folder, name), text),
    remove: (name) => rm(join(folder, name), { force: true }),
    close,
  };
}

/** A text that cannot be read is there and empty: it stops no other. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = Object(error);
    // Without its folder, too, it may be on a disk that is away for a moment.
    if (code === 'ENOENT' && existsSync(dirname(path))) return undefined;
    if (code === 'EIO' || code === 'EISDIR') return '';
    // A file that somebody else put there; where the folder itself is closed, nobody knows.
    if (code === 'EACCES' && existsSync(path)) return '';
    throw error;
  }
}

/** What a crash left behind was confirmed to nobody. */
function dropUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (isUnfinished(name)) rmSync(join(folder, name));
}

/** The system frees it when the process dies. Node locks no file by itself; SQLite does. */
function lock(folder: string): () => void {
  // Not imported: an older Node must get as far as saying that it is too old.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 1000 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (Object(error).errcode !== BUSY) throw error;
    throw new FolderInUse(
      `Folder ${folder} već koristi drugi program za poruke. Najpre zaustavite njega.`,
    );
  }
  return () => {
    if (file.isOpen) file.close();
  };
}
