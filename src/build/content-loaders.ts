import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { isHeldBack } from '../check/missing.ts';
import { runCheck } from '../check/run-check.ts';
import { BUILD } from '../lib/build.ts';
import type { Collection } from '../model/collections.ts';
import { type Data, isData } from '../model/data.ts';
import { readText } from '../model/file/text.ts';
import { yamlData } from '../model/file/yaml.ts';
import { isTemplate } from '../model/paths.ts';
import { slugOf } from '../model/slug.ts';

interface Entry {
  /** Id in the collection; Astro returns the items of a list in the order of their ids. */
  id: string;
  data: Data;
  /** The Markdown below the data; lists and records have none. */
  body?: string;
  /** Path from the project's root. */
  filePath: string;
}

/**
 * Gives Astro the texts of a collection, read as the check reads them. Under `astro dev` the loader reads nothing by
 * itself: the guard asks it to, after a check without a mistake (`guard-server.ts`), and hands each loader the same list
 * `readings`, in which each puts what it reads.
 */
export function loaderOf(collection: Collection): Loader {
  return {
    name: 'texts',
    load: async (context) => {
      const { store, watcher, refreshContextData } = context;
      if (watcher && !refreshContextData) return;
      const reading = readShown(collection, context);
      // All collections are stored at once, when the last one is read: half a second after the first entry Astro
      // begins to write its list of modules, and may keep that list for good (`README.md`).
      const readings = refreshContextData?.['readings'];
      if (Array.isArray(readings)) readings.push(reading);
      const entries = await reading;
      if (Array.isArray(readings)) await Promise.all(readings);
      for (const entry of entries) store.set(entry);
      const ids = new Set(entries.map(({ id }) => id));
      for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
    },
  };
}

/** What Astro keeps of a text. Equal digests mean equal pages. */
type StoredEntry = Parameters<LoaderContext['store']['set']>[0];

/** A draft may be unfinished, so it is not parsed by the schema; drafts and products held back get no page. */
async function readShown(collection: Collection, context: LoaderContext): Promise<StoredEntry[]> {
  const heldBack = await findHeldBack();
  const shown = (await readEntries(collection, context.config.root)).filter(
    ({ data, filePath }) => data['draft'] !== true && !heldBack.has(filePath),
  );
  return Promise.all(shown.map((entry) => prepareEntry(entry, context)));
}

async function readEntries(collection: Collection, root: URL): Promise<Entry[]> {
  const { name, format, path, ending } = collection;
  // macOS may write a letter and its accent apart; headings are compared in one form.
  const read = async (file: string) =>
    (await readFile(new URL(file, root), 'utf8')).normalize('NFC');
  if (format === 'product' || format === 'page') {
    // Git keeps no empty folder, so a collection without a text may have no folder.
    const names = globSync(`*.${ending}`, { cwd: fileURLToPath(new URL(path, root)) });
    const files = names.map((file) => `${path}/${file}`).filter((file) => !isTemplate(file));
    const entries = files.map(async (filePath) => {
      const { data, body } = readText(format, await read(filePath));
      return { id: slugOf(filePath), data, body, filePath };
    });
    return Promise.all(entries);
  }
  const data = yamlData(await read(path));
  // A file that holds only comments is an empty list.
  const items = [data ?? []].flat().filter(isData);
  const idOf = (place: number) => (format === 'record' ? name : `item-${10_000 + place}`);
  return items.map((item, place) => ({ id: idOf(place), data: item, filePath: path }));
}

async function prepareEntry(
  { id, data, body, filePath }: Entry,
  { config, parseData, generateDigest, renderMarkdown }: LoaderContext,
): Promise<StoredEntry> {
  const fileURL = new URL(filePath, config.root);
  const parsed = await parseData({ id, data, filePath: fileURLToPath(fileURL) });
  const entry = { id, data: parsed, filePath, digest: generateDigest({ data: parsed, body }) };
  if (body === undefined) return entry;
  // Vite loads an MDX file as a module, with its components.
  if (filePath.endsWith('.mdx')) return { ...entry, body, deferredRender: true };
  // The empty front matter keeps Astro from reading dashes in the text as a front matter.
  const rendered = await renderMarkdown(`---\n---\n${body}`, { fileURL });
  return { ...entry, body, rendered };
}

/** Paths of products that a launched site leaves out, because a question about them has no answer yet. */
function findHeldBack(): Promise<Set<string>> {
  if (!BUILD.isLaunch) return Promise.resolve(new Set());
  runningCheck ??= checkHeldBack().finally(() => {
    runningCheck = undefined;
  });
  return runningCheck;
}

/** The loaders of all collections run at once: one check serves them, and the next reading checks anew. */
let runningCheck: Promise<Set<string>> | undefined;

async function checkHeldBack(): Promise<Set<string>> {
  const { missing } = await runCheck('.', BUILD.publishTo);
  return new Set(missing.filter(isHeldBack).map(({ file }) => file));
}
