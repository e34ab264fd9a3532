// What reaches the site of the files in src/content/, with a store to look into.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loaderOf } from '../../src/build/content-loaders';
import { collectionNamed } from '../../src/model/collections';

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

type Store = Map<string, { id: string; data: unknown }>;

/** Loads the collection into this store, as a build or a change of a file does. */
async function load(store: Store, name: 'products' | 'questions' = 'products'): Promise<void> {
  // As much of Astro's context as the loader uses.
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    generateDigest: JSON.stringify,
    parseData: async ({ data }: { data: Record<string, unknown> }) => ({ ...data, isJudged: true }),
    store: {
      keys: () => [...store.keys()],
      get: (id: string) => store.get(id),
      set: (entry: { id: string; data: unknown }) => Boolean(store.set(entry.id, entry)),
      delete: (id: string) => store.delete(id),
    },
  };
  await Reflect.apply(loaderOf(collectionNamed(name)).load, undefined, [context]);
}

describe('a product', () => {
  it('comes with its sections, judged by the schema', async () => {
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

  it('is read anew when its text has changed', async () => {
    const store = new Map();
    for (const name of ['Gel', 'Novi gel']) {
      writeFileSync(join(root, FOLDER, 'gel.mdx'), FINISHED.replace('Gel', name));
      await load(store);
      expect(store.get('gel').data).toMatchObject({ name });
    }
  });

  it('is none where there is no folder for it', async () => {
    const store = new Map();
    rmSync(join(root, FOLDER), { recursive: true });
    await load(store);
    expect([...store.keys()]).toEqual([]);
  });

  it('is none in a file whose name begins with _, the form to copy', async () => {
    const store = new Map();
    writeFileSync(join(root, FOLDER, '_novi-proizvod.mdx'), FINISHED);
    await load(store);
    expect([...store.keys()]).toEqual([]);
  });

  it('goes when it becomes a draft, however little of it is left, and comes back when it no longer is one', async () => {
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
    // Astro gives entries out by the order of their names.
    return [...store].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { data }]) => data);
  }

  it('has the order of the file', async () => {
    const items = Array.from({ length: 12 }, (_, at) => ({ question: `Kada ${12 - at}` }));
    const source = items.map(({ question }) => `- question: ${question}\n`).join('');
    expect(await loadList(source)).toMatchObject(items);
  });

  it('has nothing in a file with comments alone', async () => {
    expect(await loadList('# Još nema pitanja.\n')).toEqual([]);
  });
});
