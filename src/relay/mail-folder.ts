import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from './durable-file.ts';
import { DeliveryError, type Transport } from './transport.ts';

/** A folder of `.eml` files instead of a mail server. A mail tried twice is still one file. */
export function openMailFolder(folder: string): Transport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    kind: 'folder',
    async deliver({ raw }, name) {
      await writeDurably(join(folder, `${name}.eml`), raw).catch((error) => {
        throw new DeliveryError('line', String(error?.code ?? 'unknown'));
      });
    },
  };
}
