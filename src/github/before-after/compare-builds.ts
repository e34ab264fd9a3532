// `node src/github/before-after/compare-builds.ts BEFORE AFTER PAGE`: compares two builds of the site
// and writes the page „Pre i posle“.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findDifferences } from './find-differences.ts';
import { type Address, findPages } from './find-pages.ts';
import { markRows } from './mark-difference.ts';
import { type Camera, openCamera } from './take-pictures.ts';
import { type Pair, type Shown, writePage } from './write-page.ts';

/** Pages that are looked at, and pairs of pictures that are shown. */
const MOST_PAGES = 24;
const MOST_PAIRS = 40;
const WHOLE = { top: 0, bottom: Number.POSITIVE_INFINITY };

const [before = '', after = '', target = ''] = process.argv.slice(2).map((path) => resolve(path));
const groups = findPages(before, after);
const camera = await openCamera();
const pages: Shown[] = [];
const known = new Set<string>();
const unseen: Address[] = [];
for (const [index, group] of groups.entries()) {
  if (index >= MOST_PAGES || known.size >= MOST_PAIRS) {
    unseen.push(...group);
    continue;
  }
  const [address = '/', ...alsoOn] = group;
  const pairs = await comparePage(camera, address);
  if (pairs.length > 0) pages.push({ address, alsoOn, pairs });
}
await camera.close();
writeFileSync(target, writePage(pages, unseen));
console.log(`${groups.flat().length} pages differ in ${known.size} places: ${target}`);

/** The places in which the page differs, without those that another page has shown. */
async function comparePage({ take }: Camera, address: Address): Promise<Pair[]> {
  const old = await take(before, address);
  const fresh = await take(after, address);
  const places =
    old && fresh ? await findDifferences(old, fresh) : [{ before: WHOLE, after: WHOLE }];
  const pairs: Pair[] = [];
  for (const place of places) {
    const pair = {
      before: old && (await markRows(old.picture, place.before)),
      after: fresh && (await markRows(fresh.picture, place.after)),
    };
    const key = hash(pair.before) + hash(pair.after);
    if (known.has(key) || known.size >= MOST_PAIRS) continue;
    known.add(key);
    pairs.push(pair);
  }
  return pairs;
}

function hash(picture: Buffer | undefined): string {
  return createHash('sha1')
    .update(picture ?? '')
    .digest('base64');
}
