import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { isHeldBack } from '../check/missing.ts';
import { runCheck } from '../check/run-check.ts';
import type { Collection } from '../model/collections.ts';
import { type Data, isData } from '../model/data.ts';
import { isForm, stemOf } from '../model/paths.ts';
import { slugify } from '../model/slug.ts';
import { readText } from '../model/text.ts';
import { dataOf } from '../model/yaml.ts';

/** A text, or an item of a list. */
interface Entry {
  /** Its address within the collection; items of a list come in the order of these. */
  id: string;
  data: Data;
  /** The Markdown below the data; lists and records have none. */
  body?: string;
  /** From the project's root. */
  filePath: string;
}

/**
 * Gives Astro the texts of a collection, read as the check reads them. Under `astro dev` it reads them
 * only when the guard asks, after its check (`guard-integration.ts`), and watches no file.
 */
export function loaderOf(collection: Collection): Loader {
  return {
    name: 'texts',
    load: async (context) => {
      const { config, store } = context;
      const heldBack = await findHeldBack();
      // A draft may be half done, so it meets no schema and reaches no page; nor does what is held back.
      const shown = (await readEntries(collection, config.root)).filter(
        ({ data, filePath }) => data['draft'] !== true && !heldBack.has(filePath),
      );
      for (const entry of shown) await storeEntry(entry, context);
      const ids = new Set(shown.map(({ id }) => id));
      for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
    },
  };
}

async function readEntries(collection: Collection, root: URL): Promise<Entry[]> {
  const { name, format, path, ending } = collection;
  const read = (file: string) => readFile(new URL(file, root), 'utf8');
  if (format === 'product' || format === 'page') {
    // A folder with no text in it need not be there.
    const names = globSync(`*.${ending}`, { cwd: fileURLToPath(new URL(path, root)) });
    const files = names.map((file) => `${path}/${file}`).filter((file) => !isForm(file));
    const entries = files.map(async (filePath) => {
      const { data, body } = readText(format, await read(filePath));
      return { id: slugify(stemOf(filePath)), data, body, filePath };
    });
    return Promise.all(entries);
  }
  const data = dataOf(await read(path));
  // A file with comments alone is an empty list.
  const items = [data ?? []].flat().filter(isData);
  const idOf = (place: number) => (format === 'record' ? name : `item-${10_000 + place}`);
  return items.map((item, place) => ({ id: idOf(place), data: item, filePath: path }));
}

/** Judges the entry by its schema and hands it to Astro, unless Astro has it already. */
async function storeEntry(
  { id, data, body, filePath }: Entry,
  { config, store, parseData, generateDigest, renderMarkdown }: LoaderContext,
): Promise<void> {
  const digest = generateDigest({ data, body });
  if (store.get(id)?.digest === digest) return;
  const fileURL = new URL(filePath, config.root);
  const judged = await parseData({ id, data, filePath: fileURLToPath(fileURL) });
  const entry = { id, data: judged, filePath, digest };
  if (body === undefined) store.set(entry);
  // Vite reads the file as a module, with its components.
  else if (filePath.endsWith('.mdx')) store.set({ ...entry, body, deferredRender: true });
  else {
    // With an empty front matter, so that dashes in the text are not read as one.
    const rendered = await renderMarkdown(`---\n---\n${body}`, { fileURL });
    store.set({ ...entry, body, rendered });
  }
}

/** Paths of products that a launched site leaves out: about a sentence of theirs the check still asks. */
async function findHeldBack(): Promise<Set<string>> {
  if (process.env['LAUNCH'] !== '1') return new Set();
  const { missing } = await runCheck('.');
  return new Set(missing.filter(isHeldBack).map(({ file }) => file));
}
