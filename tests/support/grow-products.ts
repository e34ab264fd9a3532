import { appendFileSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fills a folder of products up to so many, with copies under new numbers and names. A copy shares
 * its original's picture or has one of its own: the same pixels in other bytes, since a picture's
 * bytes decide whether it is made anew.
 */
export function growProducts(folder: string, count: number, pictures: 'shared' | 'own'): void {
  const originals = readdirSync(folder)
    .filter((name) => /^[^_].*\.mdx$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  for (let id = originals.length + 1; id <= count; id += 1) {
    const original = originals[id % originals.length] ?? '';
    const picture = readField(original, 'image');
    const name = `${readField(original, 'name')} ${id}`;
    let copy = original.replace(/^id: .*$/m, `id: ${id}`).replace(/^name: .*$/m, `name: ${name}`);
    if (pictures === 'own') {
      const own = `proizvod-${id}.jpg`;
      copyFileSync(join(folder, picture), join(folder, own));
      appendFileSync(join(folder, own), String(id));
      copy = copy.replace(/^image: .*$/m, `image: ./${own}`);
    }
    writeFileSync(join(folder, `proizvod-${id}.mdx`), copy);
  }
}

function readField(source: string, field: string): string {
  const [, value] = source.match(new RegExp(`^${field}: (.*)$`, 'm')) ?? [];
  if (!value) throw new Error(`A product has no field ${field}.`);
  return value;
}
