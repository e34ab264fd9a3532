import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_EXTENSIONS } from './media-types.ts';

const WORTHWHILE = 256; // bytes; a shorter file fits the same packet either way
const LARGE = 500_000; // bytes; the last step of brotli would take seconds and spare 3 %

/** Writes `….br` and `….gz` beside each of these files that gets smaller by it. */
export async function writePrecompressed(folder: string, files: readonly string[]): Promise<void> {
  const texts = files.filter((file) => COMPRESSIBLE_EXTENSIONS.includes(extname(file).slice(1)));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      const body = await readFile(path);
      if (body.length < WORTHWHILE) return;
      const [br, gz] = await Promise.all([brotli(body), promisify(gzip)(body, { level: 9 })]);
      if (br.length < body.length) await writeFile(`${path}.br`, br);
      if (gz.length < body.length) await writeFile(`${path}.gz`, gz);
    }),
  );
}

function brotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: body.length > LARGE ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
