import { file, glob, type Loader } from 'astro/loaders';
import { isHeldBack } from '../check/missing.ts';
import { runCheck } from '../check/run-check.ts';
import type { Collection } from '../model/collections.ts';
import type { Data } from '../model/data.ts';
import { readText } from '../model/text.ts';
import { dataOf } from '../model/yaml.ts';

/** How Astro finds and reads the files of a collection; every value is read as the check reads it. */
export function loaderOf({ name, format, path, ending }: Collection): Loader {
  if (format === 'list') return file(path, { parser: inOrder });
  if (format === 'record')
    return file(path, { parser: (source) => ({ [name]: dataOf(source) as Data }) });
  // A name that starts with _ is a form to copy, never a text of the site.
  const files = withOwnReader(glob({ base: path, pattern: `[^_]*.${ending}` }), format);
  return format === 'product' ? withoutHidden(files) : files;
}

/** Astro's own reading of the data takes some texts (`0b11`) for numbers, and some for days. */
function withOwnReader(files: Loader, format: 'product' | 'page'): Loader {
  const getEntryInfo: EntryType['getEntryInfo'] = async ({ contents }) => {
    const { data, yaml, body } = readText(format, contents);
    return { data, body, slug: '', rawData: yaml };
  };
  const load: Loader['load'] = (context) => {
    const { entryTypes } = context as typeof context & { entryTypes: Map<string, EntryType> };
    const ownTypes = [...entryTypes].map(([ending, type]) => [ending, { ...type, getEntryInfo }]);
    return files.load({ ...context, entryTypes: new Map(ownTypes as never) } as typeof context);
  };
  return { ...files, load };
}

/** As much of Astro's `ContentEntryType` as the loaders use; Astro does not export it. */
interface EntryType {
  getEntryInfo: (file: { contents: string }) => Promise<unknown>;
}

/** Astro gives entries out by their names in its store: so each item is named after its place. */
function inOrder(source: string): Record<string, Data> {
  // A file with comments alone is an empty list.
  const items = (dataOf(source) ?? []) as Data[];
  return Object.fromEntries(items.map((item, place) => [`item-${10_000 + place}`, item]));
}

/** Paths of products that a launched site leaves out: about a sentence of theirs the check still asks. */
async function findHeldBack(): Promise<Set<string>> {
  if (process.env['LAUNCH'] !== '1') return new Set();
  const { missing } = await runCheck('.');
  return new Set(missing.filter(isHeldBack).map(({ file }) => file));
}

/** A draft may be half done, so it meets no schema and reaches no page; nor does what is held back. */
function withoutHidden(files: Loader): Loader {
  const load: Loader['load'] = async ({ parseData, store, ...context }) => {
    const heldBack = await findHeldBack();
    const isHidden = ({ data, filePath }: { data: Data; filePath?: string }) =>
      data['draft'] === true || heldBack.has(filePath ?? '');
    return files.load({
      ...context,
      parseData: async (entry) => (isHidden(entry) ? entry.data : parseData(entry)),
      store: {
        ...store,
        set: (entry) => {
          if (!isHidden(entry)) return store.set(entry);
          store.delete(entry.id);
          return false;
        },
      },
    });
  };
  return { ...files, load };
}
