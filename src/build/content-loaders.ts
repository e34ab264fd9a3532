import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Loader } from 'astro/loaders';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import type { Collection } from '../model/collections.ts';
import { readSections, splitText } from '../model/product-text.ts';

/** The code that makes of a file what the pages get. */
const MODEL = globSync('src/model/**/*.ts')
  .sort()
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** How Astro finds and reads the files of a collection. */
export function loaderOf({ name, format, path, ending, body }: Collection): Loader {
  // A name that starts with _ is a form to copy, never a text of the site.
  const files = readAnew(glob({ base: path, pattern: `[^_]*.${ending}` }));
  switch (format) {
    case 'product':
      return withBody(withoutDrafts(files), readSections);
    case 'text':
      return withBody(files, (source) => ({ [body ?? 'body']: splitText(source).body }));
    case 'page':
      return files;
    case 'list':
      return file(path, { parser: inOrder });
    case 'record':
      return file(path, { parser: (source) => ({ [name]: parseData(source) }) });
  }
}

/** A day is a day, as Astro reads it in a Markdown file. */
const parseData = (source: string) => parse(source, { customTags: ['timestamp'] });

/** Astro gives entries out by their names in its store: so each item is named after its place. */
function inOrder(source: string): Record<string, Record<string, unknown>> {
  // A file with comments alone is an empty list.
  const items: Record<string, unknown>[] = parseData(source) ?? [];
  return Object.fromEntries(items.map((item, place) => [`item-${10_000 + place}`, item]));
}

/** Astro keeps what it made of a file until the file changes; here until the code does, too. */
function readAnew(files: Loader): Loader {
  return {
    ...files,
    load: (context) => {
      const model = context.generateDigest(MODEL);
      return files.load({
        ...context,
        generateDigest: (source) => context.generateDigest(`${model}\n${source}`),
      });
    },
  };
}

/** Adds data read from each file's body, so that the schema checks the text like any other field. */
function withBody(files: Loader, readBody: (source: string) => object): Loader {
  return {
    ...files,
    load: (context) =>
      files.load({
        ...context,
        parseData: async ({ data, ...entry }) => {
          const source = entry.filePath ? await readFile(entry.filePath, 'utf8') : '';
          return context.parseData({ ...entry, data: { ...data, ...readBody(source) } });
        },
      }),
  };
}

/** A draft may be half done, so it meets no schema and reaches no page. */
function withoutDrafts(files: Loader): Loader {
  return {
    ...files,
    load: ({ parseData, store, ...context }) =>
      files.load({
        ...context,
        parseData: async (entry) => (isDraft(entry.data) ? entry.data : parseData(entry)),
        store: {
          ...store,
          set: (entry) => {
            if (!isDraft(entry.data)) return store.set(entry);
            store.delete(entry.id);
            return false;
          },
        },
      }),
  };
}

function isDraft(data: Record<string, unknown>): boolean {
  return data['draft'] === true;
}
