import { readFile } from 'node:fs/promises';
import { file, glob, type Loader } from 'astro/loaders';
import { isHeldBack } from '../check/missing.ts';
import { runCheck } from '../check/run-check.ts';
import type { Collection } from '../model/collections.ts';
import { readSections, splitText } from '../model/product-text.ts';
import { dataOf } from '../model/yaml.ts';

/** How Astro finds and reads the files of a collection; every value is read as the check reads it. */
export function loaderOf({ name, format, path, ending }: Collection): Loader {
  if (format === 'list') return file(path, { parser: inOrder });
  if (format === 'record') return file(path, { parser: (text) => ({ [name]: recordOf(text) }) });
  // A name that starts with _ is a form to copy, never a text of the site.
  const files = withOwnReader(glob({ base: path, pattern: `[^_]*.${ending}` }));
  return format === 'product' ? withSections(files) : files;
}

const recordOf = (source: string) => dataOf(source) as Record<string, unknown>;

/** Astro's own reading of the data takes some texts (`0b11`) for numbers, and some for days. */
function withOwnReader(files: Loader): Loader {
  const load: Loader['load'] = (context) => {
    const { entryTypes } = context as typeof context & { entryTypes: Map<string, EntryType> };
    const ownTypes = [...entryTypes].map(([ending, type]) => [ending, { ...type, getEntryInfo }]);
    return files.load({ ...context, entryTypes: new Map(ownTypes as never) } as typeof context);
  };
  return { ...files, load };
}

/** As much of Astro's `ContentEntryType` as the loaders use; Astro does not export it. */
interface EntryType {
  getEntryInfo: (file: { contents: string }) => unknown;
}

async function getEntryInfo({ contents }: { contents: string }) {
  const { yaml, body } = splitText(contents);
  return { data: recordOf(yaml), body, slug: '', rawData: yaml };
}

/** Astro gives entries out by their names in its store: so each item is named after its place. */
function inOrder(source: string): Record<string, Record<string, unknown>> {
  // A file with comments alone is an empty list.
  const items = (dataOf(source) ?? []) as Record<string, unknown>[];
  return Object.fromEntries(items.map((item, place) => [`item-${10_000 + place}`, item]));
}

/** Paths of products that a launched site leaves out: about a sentence of theirs the check still asks. */
async function findHeldBack(): Promise<Set<string>> {
  if (process.env['LAUNCH'] !== '1') return new Set();
  const { missing } = await runCheck('.');
  return new Set(missing.filter(isHeldBack).map(({ file }) => file));
}

/**
 * Adds the sections of each product's text, so that the schema checks them like any other field. A
 * draft may be half done, so it meets no schema and reaches no page; nor does what is held back.
 */
function withSections(files: Loader): Loader {
  const load: Loader['load'] = async ({ parseData, store, ...context }) => {
    const heldBack = await findHeldBack();
    const isDraft = ({ data, filePath }: { data: Record<string, unknown>; filePath?: string }) =>
      data['draft'] === true || heldBack.has(filePath ?? '');
    return files.load({
      ...context,
      parseData: async (entry) => {
        if (isDraft(entry)) return entry.data;
        const source = entry.filePath ? await readFile(entry.filePath, 'utf8') : '';
        return parseData({ ...entry, data: { ...entry.data, ...readSections(source) } });
      },
      store: {
        ...store,
        set: (entry) => {
          if (!isDraft(entry)) return store.set(entry);
          store.delete(entry.id);
          return false;
        },
      },
    });
  };
  return { ...files, load };
}
