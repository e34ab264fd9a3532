import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedMail } from './mail.ts';
import { DeliveryError, type Transport } from './transport.ts';

/** A folder of `.eml` files instead of a mail server. A mail tried twice is still one file. */
export function openMailFolder(folder: string): Transport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  async function deliver({ raw }: ComposedMail, name: string): Promise<void> {
    const unfinished = join(folder, `.${name}.tmp`);
    try {
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(raw);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, `${name}.eml`));
      await syncFolder(folder);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new DeliveryError('line', code);
    }
  }

  return { kind: 'folder', deliver };
}

/** Only then a new name in a folder survives a power cut. Windows cannot and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
