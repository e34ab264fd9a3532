// Which texts of src/content/ the loaders store, and in which form.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { loaderOf } from '../../../src/build/content-loaders.ts';
import { collections } from '../../../src/content.config.ts';
import { collectionNamed } from '../../../src/model/collections.ts';

const FOLDER = 'src/content/products';
const FINISHED = `---
name: Gel
---

## Opis proizvoda

Opis.

## Sastav

Voda.

## Efekti proizvoda

- Čisti

## Način upotrebe

Jednom.
`;
const BEGUN = '---\nname: Gel\ndraft: true\n---\n';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(root, FOLDER), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type StoredEntry = { id: string; data: unknown; digest?: string };
type Store = Map<string, StoredEntry>;

/** Loads the collection into this store, as a build does or a change of a file. */
async function load(
  store: Store,
  name: 'products' | 'questions' = 'products',
  ofAstro: object = {},
): Promise<void> {
  // The part of Astro's context that the loader uses.
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    generateDigest: JSON.stringify,
    parseData: async ({ data }: { data: Record<string, unknown> }) => ({ ...data, isJudged: true }),
    store: {
      keys: () => [...store.keys()],
      get: (id: string) => store.get(id),
      set: (entry: StoredEntry) => {
        // As Astro's store does.
        const isEqual = store.get(entry.id)?.digest === entry.digest;
        if (!isEqual) store.set(entry.id, entry);
        return !isEqual;
      },
      delete: (id: string) => store.delete(id),
    },
    ...ofAstro,
  };
  await Reflect.apply(loaderOf(collectionNamed(name)).load, undefined, [context]);
}

describe('a product', () => {
  it('is stored with its sections, parsed by the schema', async () => {
    const store = new Map();
    writeFileSync(join(root, FOLDER, 'gel.mdx'), FINISHED);
    await load(store);
    expect(store.get('gel').data).toMatchObject({
      name: 'Gel',
      scructure: 'Voda.',
      product_effects: ['Čisti'],
      isJudged: true,
    });
  });

  it('has the id that is its address, and its headings in one form of letters', async () => {
    const store = new Map();
    const name = 'Čaj_za_piće (1).mdx'.normalize('NFD');
    writeFileSync(join(root, FOLDER, name), FINISHED.normalize('NFD'));
    await load(store);
    expect(store.get('caj-za-pice-1').data).toMatchObject({ way_of_use: 'Jednom.' });
  });

  it('is read anew when its text has changed', async () => {
    const store = new Map();
    for (const name of ['Gel', 'Novi gel']) {
      writeFileSync(join(root, FOLDER, 'gel.mdx'), FINISHED.replace('Gel', name));
      await load(store);
      expect(store.get('gel').data).toMatchObject({ name });
    }
  });

  it('is read under npm start only once the check has found no mistake', async () => {
    const store = new Map();
    writeFileSync(join(root, FOLDER, 'gel.mdx'), FINISHED);
    await load(store, 'products', { watcher: {} });
    expect([...store.keys()]).toEqual([]);
    await load(store, 'products', { watcher: {}, refreshContextData: { readings: [] } });
    expect([...store.keys()]).toEqual(['gel']);
  });

  it('is stored under npm start together with the other collections, and not before them', async () => {
    const store = new Map();
    writeFileSync(join(root, FOLDER, 'gel.mdx'), FINISHED);
    const others = Promise.withResolvers<void>();
    const readings: Promise<unknown>[] = [others.promise];
    const loading = load(store, 'products', { watcher: {}, refreshContextData: { readings } });
    await readings[1];
    expect([...store.keys()]).toEqual([]);
    others.resolve();
    await loading;
    expect([...store.keys()]).toEqual(['gel']);
  });

  it('is parsed anew when its schema has changed', async () => {
    const store = new Map();
    writeFileSync(join(root, FOLDER, 'gel.mdx'), FINISHED);
    await load(store);
    await load(store, 'products', { parseData: async () => ({ name: 'po novoj šemi' }) });
    expect(store.get('gel').data).toEqual({ name: 'po novoj šemi' });
  });

  it('may be absent together with its folder', async () => {
    const store = new Map();
    rmSync(join(root, FOLDER), { recursive: true });
    await load(store);
    expect([...store.keys()]).toEqual([]);
  });

  it('is not the template for a new product, whose name begins with _', async () => {
    const store = new Map();
    writeFileSync(join(root, FOLDER, '_novi-proizvod.mdx'), FINISHED);
    await load(store);
    expect([...store.keys()]).toEqual([]);
  });

  it('is removed while it is a draft, even an incomplete one, and stored again afterwards', async () => {
    const store = new Map();
    const path = join(root, FOLDER, 'gel.mdx');
    for (const [source, shown] of [
      [FINISHED, ['gel']],
      [BEGUN, []],
      [FINISHED, ['gel']],
    ] as const) {
      writeFileSync(path, source);
      await load(store);
      expect([...store.keys()]).toEqual(shown);
    }
  });
});

describe('a list', () => {
  async function loadList(source: string): Promise<unknown[]> {
    const path = join(root, collectionNamed('questions').path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
    const store: Store = new Map();
    await load(store, 'questions');
    // Astro returns entries in the order of their ids.
    return [...store].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { data }]) => data);
  }

  it('has the order of the file', async () => {
    const items = Array.from({ length: 12 }, (_, at) => ({ question: `Kada ${12 - at}` }));
    const source = items.map(({ question }) => `- question: ${question}\n`).join('');
    expect(await loadList(source)).toMatchObject(items);
  });

  it('is empty in a file that holds only comments', async () => {
    expect(await loadList('# Još nema pitanja.\n')).toEqual([]);
  });
});

describe('the site reads, as the check does,', () => {
  it.each([
    ['a day in quotes', { applies_from: '2026-01-31' }],
    [
      'an optional field that is empty',
      { applies_from: new Date('2026-01-31'), open_questions: null },
    ],
  ])('%s', (_, written) => {
    const text = { title: 'X', seo_title: 'X', description: 'x'.repeat(130) };
    const schemaOf = Object(collections.policies.schema);
    const schema: ZodType = Reflect.apply(schemaOf, undefined, [{}]);
    const meant = { ...text, applies_from: new Date('2026-01-31') };
    expect(schema.parse({ ...text, ...written })).toStrictEqual(meant);
  });
});
