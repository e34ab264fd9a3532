// Folders on a disk: of the queue, and of mails in the place of a mail server.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DeliveryError, type Transport } from './delivery.ts';
import { type MailStore, STORE_FOLDERS } from './queue.ts';

/** SQLite's code SQLITE_BUSY: another process holds the lock. */
const SQLITE_BUSY = 5;

/** Another process holds the folder; that process may be about to end. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** A store with one file for each text, for this process alone. Throws FolderInUse, or the disk's error. */
export function openFolderStore(folder: string): MailStore {
  const folders = [folder, ...STORE_FOLDERS.map((name) => join(folder, name))];
  for (const path of folders) mkdirSync(path, { recursive: true, mode: 0o700 });
  const close = lock(folder);
  for (const path of folders) removeUnfinished(path);

  return {
    list: (name) => readdirSync(join(folder, name)).filter((id) => !isUnfinished(id)),
    read: (name) => read(join(folder, name)),
    write: (name, text) => writeDurably(join(folder, name), text),
    remove: (name) => rm(join(folder, name), { force: true }),
    close,
  };
}

/** Returns '' for a file that exists but cannot be read, so that one damaged file does not stop the queue. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = Object(error);
    // Only the file is absent. Where its folder is absent, too, the disk may be away for a moment: that is an error.
    if (code === 'ENOENT' && existsSync(dirname(path))) return undefined;
    if (code === 'EIO' || code === 'EISDIR') return '';
    // The file belongs to another user. When the folder itself is closed, `existsSync` says no.
    if (code === 'EACCES' && existsSync(path)) return '';
    throw error;
  }
}

/**
 * Writes a file that survives a power cut. A power cut during the writing leaves the older file whole. Rejects
 * when the disk refuses.
 */
async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const folder = dirname(path);
  const unfinished = join(folder, `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
}

/** Makes a new name in the folder survive a power cut. Windows cannot and need not do it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether a crash kept this file from getting its final name. */
const isUnfinished = (name: string) => /^\..*\.tmp$/.test(name);

/** No visitor got a confirmation for an unfinished file. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (isUnfinished(name)) rmSync(join(folder, name));
}

/** The operating system frees the lock when the process dies. Node cannot lock a file itself; SQLite can. */
function lock(folder: string): () => void {
  // Not imported: an older Node must get as far as saying that it is too old.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 1000 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (Object(error).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUse(
      `Folder ${folder} već koristi drugi program za poruke. Najpre zaustavite njega.`,
    );
  }
  return () => {
    if (file.isOpen) file.close();
  };
}

/**
 * A folder of `.eml` files in the place of a mail server. A mail that is delivered twice is still one
 * file. Throws when the folder cannot be made.
 */
export function openMailFolder(folder: string): Transport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async deliver({ raw }, name) {
      await writeDurably(join(folder, `${name}.eml`), raw).catch((error) => {
        throw new DeliveryError('connection', String(error?.code ?? 'unknown'));
      });
    },
  };
}
