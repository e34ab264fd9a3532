// Folders on a disk: of the queue, and of mails in the place of a mail server.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type MailStore, STORE_FOLDERS } from './queue.ts';
import { DeliveryError, type Transport } from './relay.ts';

/** A store with one file for each text. Throws the disk's error. */
export function openFolderStore(folder: string): MailStore {
  for (const path of [folder, ...STORE_FOLDERS.map((name) => join(folder, name))]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    // No visitor got a confirmation for an unfinished file.
    for (const name of readdirSync(path)) if (isUnfinished(name)) rmSync(join(path, name));
  }
  return {
    list: (name) => readdirSync(join(folder, name)).filter((id) => !isUnfinished(id)),
    read: (name) => read(join(folder, name)),
    write: (name, text) => writeDurably(join(folder, name), text),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // It is damaged, or belongs to another user. One such file does not stop the queue.
    if (existsSync(path)) return '';
    // Only the file is absent. Where its folder is absent, too, the disk may be away for a moment: that is an error.
    if (Object(error).code === 'ENOENT' && existsSync(dirname(path))) return undefined;
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

/**
 * A folder of `.eml` files in the place of a mail server. A mail that is delivered twice is still one
 * file. Throws when the folder cannot be made.
 */
export function openMailFolder(folder: string): Transport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return async ({ raw }, name) => {
    await writeDurably(join(folder, `${name}.eml`), raw).catch((error) => {
      throw new DeliveryError('connection', String(error?.code ?? 'unknown'));
    });
  };
}
