// The one table of what `src/content/` holds. The site, the check, /admin, the sitemap and the
// comment under a proposal read it; a subject is one line here and one file in `collections/`.
import type { z } from 'zod';
import type { CollectionRow, RequiredFile } from './collection-row.ts';
import { about } from './collections/about.ts';
import { featured } from './collections/featured.ts';
import { headings } from './collections/headings.ts';
import { kinds } from './collections/kinds.ts';
import { ownWords } from './collections/own-words.ts';
import { pages } from './collections/pages.ts';
import { policies } from './collections/policies.ts';
import { products } from './collections/products.ts';
import { questions } from './collections/questions.ts';
import { site } from './collections/site.ts';
import { steps } from './collections/steps.ts';
import { testimonials } from './collections/testimonials.ts';
import { required } from './data.ts';
import { SECTIONS } from './file/product-text.ts';
import type { TextParts } from './file/text-parts.ts';
import { FOLDER, folderOf } from './paths.ts';
import { descriptionOf } from './schema/field-description.ts';
import { AS_PATHS } from './schema/fields.ts';
import { inSentence } from './serbian/word-forms.ts';
import { slugOf } from './slug.ts';

/** All collections, in the order in which /admin and a proposal's comment name them. */
export const TABLE = {
  products,
  featured,
  about,
  testimonials,
  ...questions,
  steps,
  kinds,
  headings,
  pages,
  policies,
  ownWords,
  site,
} satisfies Record<string, CollectionRow>;

export type CollectionName = keyof typeof TABLE;

export interface Collection extends CollectionRow {
  name: CollectionName;
  /** Path of the collection's one file, or of its folder. */
  path: string;
  /** Ending of the collection's files, without the dot. */
  ending: string;
  /** What the text below the data may hold. */
  parts: TextParts;
  /** The schema of the data as the file has them: a picture is its path. Astro's schema makes an image of it. */
  fileSchema: z.ZodObject;
  /** `fileSchema` without the fields that are read from the text below the data. */
  dataSchema: z.ZodObject;
}

export const COLLECTIONS: readonly Collection[] = Object.entries(TABLE).map(
  ([name, row]: [string, CollectionRow]) => {
    const fileSchema = row.schema(AS_PATHS);
    const below = Object.fromEntries(bodyFieldsOf(row).map((key) => [key, true]));
    return {
      parts: { nodes: [], components: {} },
      ...row,
      name: name as CollectionName,
      path: `${FOLDER}/${row.pattern.replace(/\/\*\.\w+$/, '')}`,
      ending: row.pattern.replace(/^.*\./, ''),
      fileSchema,
      dataSchema: fileSchema.omit(below as Record<string, never>),
    };
  },
);

export function collectionNamed(name: CollectionName): Collection {
  return required(
    COLLECTIONS.find((collection) => collection.name === name),
    name,
  );
}

export const SITE = collectionNamed('site').path;
export const KINDS = collectionNamed('kinds').path;

/** The files that a collection requires, by their path. */
export const REQUIRED_FILES: Readonly<Record<string, RequiredFile>> = Object.fromEntries(
  COLLECTIONS.flatMap(({ path, ending, files = {} }) =>
    Object.entries(files).map(([name, file]) => [`${path}/${name}.${ending}`, file]),
  ),
);

/** Paths of the files without which the site cannot be built. */
export const REQUIRED: readonly string[] = [
  ...COLLECTIONS.filter(isOneFile).map(({ path }) => path),
  ...Object.keys(REQUIRED_FILES),
];

export function addressOf(path: string): string {
  return `/${slugOf(path)}`.replace(/^\/home$/, '/');
}

/** Address of the page on which the text, or the picture beside it, stands first; undefined where no page is its own. */
export function pageOf(path: string): string | undefined {
  const owner = collectionOf(path) ?? collectionOfFolder(path);
  if (owner?.name === 'products') return `/products/${slugOf(path)}`;
  return owner?.shownOn ?? (owner?.format === 'page' ? addressOf(path) : undefined);
}

/** The collection that the file with this path belongs to; undefined when the site does not read the file. */
export function collectionOf(path: string): Collection | undefined {
  const owner = collectionOfFolder(path);
  if (owner && path.endsWith(`.${owner.ending}`)) return owner;
  return COLLECTIONS.find((collection) => collection.path === path);
}

/**
 * The collection whose folder the file is in, whatever the file's ending. Undefined for a file beside a
 * list or a record, whose folder belongs to no collection.
 */
export function collectionOfFolder(path: string): Collection | undefined {
  return COLLECTIONS.find((collection) => collection.path === folderOf(path));
}

export function isOneFile({ format }: Pick<Collection, 'format'>): boolean {
  return format === 'list' || format === 'record';
}

/** Keys of the fields that are read from the text below the data: the sections of a product. */
export function bodyFieldsOf({ format }: Pick<Collection, 'format'>): string[] {
  return format === 'product' ? SECTIONS.map(({ key }) => key) : [];
}

/** Whether links work in the field at the end of this path. */
export function hasLinks(
  { fieldWithLinks }: Pick<Collection, 'fieldWithLinks'>,
  at: readonly PropertyKey[],
): boolean {
  return fieldWithLinks !== undefined && at.at(-1) === fieldWithLinks;
}

/** Label of a field of this file as it reads inside a sentence: „veza ka prodavnici“ for `link`. */
export function fieldLabel(path: string, field: string): string {
  const collection = collectionOf(path);
  // A Map: a file's author may call a field `constructor`.
  const { label } = descriptionOf(
    new Map(Object.entries(collection?.fileSchema.shape ?? {})).get(field),
  );
  return label === undefined ? `polje „${field}“` : inSentence(label);
}
