// The order of a list on the site: Astro's own loader, with a store to look into.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterAll, expect, it } from 'vitest';
import { loaderOf } from '../../src/build/content-loaders';
import { collectionNamed } from '../../src/model/collections';

const TESTIMONIALS = collectionNamed('testimonials');
const root = mkdtempSync(join(tmpdir(), 'lists-'));
afterAll(() => rmSync(root, { recursive: true }));

async function load(source: string): Promise<unknown[]> {
  const path = join(root, TESTIMONIALS.path);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, source);
  const store = new Map<string, unknown>();
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    generateDigest: String,
    logger: { debug: () => {}, warn: console.warn, error: console.error },
    parseData: async ({ data }: { data: unknown }) => data,
    store: {
      clear: () => store.clear(),
      set: ({ id, data }: { id: string; data: unknown }) => Boolean(store.set(id, data)),
    },
  };
  await loaderOf(TESTIMONIALS).load(context as unknown as LoaderContext);
  // Astro gives entries out by the order of their names.
  return [...store].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, data]) => data);
}

it('is the order of the file, whatever the numbers say', async () => {
  const items = Array.from({ length: 12 }, (_, index) => ({
    id: 12 - index,
    name: `Ana ${index}`,
  }));
  const source = items.map(({ id, name }) => `- id: ${id}\n  name: ${name}\n`).join('');
  expect(await load(source)).toEqual(items);
});

it('is that of nothing in a file with comments alone', async () => {
  expect(await load('# Još nema utisaka.\n')).toEqual([]);
});
