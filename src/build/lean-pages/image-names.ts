import { createHash } from 'node:crypto';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What Astro calls a converted picture: `/images/zubni-gel.CdnKthgJ_Z1QWEJO.avif`. */
const NAME = String.raw`/images/([\w-]+)\.([\w-]{8})_\w+\.(avif|jpg)`;
const CANDIDATE = new RegExp(`(?<address>${NAME}) (?<width>\\d+)w`, 'g');
const FALLBACK = new RegExp(`<img src="(?<address>${NAME})"[^>]* width="(?<width>\\d+)"`, 'g');

interface Picture {
  width: string;
  /** The name and Vite's hash of the file it was made from. */
  source: string;
  content: Buffer;
}

/**
 * Calls all versions of a picture by one short hash, of them all: `/images/4fQ-160.avif`. With a
 * name and a hash of its own each costs a page some thirty bytes that no compression saves. Takes
 * and gives back the pages' HTML.
 */
export async function shortenImageNames(folder: string, pages: string[]): Promise<string[]> {
  const pictures = await readPictures(folder, pages.join('\n'));
  const names = new Map<string, string>();
  for (const [address, { source, width }] of pictures) {
    const name = `/images/${hashOf(source, pictures)}-${width}`;
    names.set(address, unused(name, address.replace(/^.*\./, ''), [...names.values()]));
  }
  await Promise.all([...names].map(([from, to]) => copyFile(join(folder, from), join(folder, to))));
  await Promise.all([...names.keys()].map((address) => rm(join(folder, address))));
  return pages.map((html) =>
    html.replace(new RegExp(NAME, 'g'), (address) => names.get(address) ?? address),
  );
}

async function readPictures(folder: string, html: string): Promise<Map<string, Picture>> {
  const found = [...html.matchAll(CANDIDATE), ...html.matchAll(FALLBACK)].map(
    ({ groups }) => groups,
  );
  const widths = new Map(
    found.map((groups) => [groups?.['address'] ?? '', groups?.['width'] ?? '']),
  );
  const entries = [...widths].sort().map(async ([address, width]): Promise<[string, Picture]> => {
    const source = address.replace(new RegExp(NAME), '$1.$2');
    return [address, { width, source, content: await readFile(join(folder, address)) }];
  });
  return new Map(await Promise.all(entries));
}

/** Three letters: the odds that a changed picture keeps its address are 1 to 262,144. */
function hashOf(source: string, pictures: ReadonlyMap<string, Picture>): string {
  const hash = createHash('sha256');
  for (const picture of pictures.values()) {
    if (picture.source === source) hash.update(picture.content);
  }
  return hash.digest('base64url').slice(0, 3);
}

/** Two crops of one picture may be of the same width. */
function unused(name: string, type: string, taken: readonly string[]): string {
  const file = `${name}.${type}`;
  return taken.includes(file) ? unused(`${name}b`, type, taken) : file;
}
