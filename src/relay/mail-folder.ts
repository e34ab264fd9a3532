import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DeliveryError, type Transport } from './delivery.ts';
import { writeDurably } from './folder-store.ts';

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
