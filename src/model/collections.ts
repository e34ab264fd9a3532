// The one table of what `src/content/` holds. The site, the check, /admin, the sitemap and the
// comment under a proposal read it; a subject is one line here and one file in `collections/`.
import { z } from 'zod';
import type { CollectionRow } from './collection-row.ts';
import { about } from './collections/about.ts';
import { featured } from './collections/featured.ts';
import { headings } from './collections/headings.ts';
import { kinds } from './collections/kinds.ts';
import { pages } from './collections/pages.ts';
import { policies } from './collections/policies.ts';
import { products } from './collections/products.ts';
import { questions } from './collections/questions.ts';
import { shopLinks } from './collections/shop-links.ts';
import { site } from './collections/site.ts';
import { steps } from './collections/steps.ts';
import { testimonials } from './collections/testimonials.ts';
import { aboutOf } from './field-about.ts';
import { FOLDER, folderOf, stemOf } from './paths.ts';
import { SECTIONS } from './product-text.ts';
import { inSentence } from './word-forms.ts';

/** In the order in which /admin and a proposal's comment name them. */
export const TABLE = {
  products,
  featured,
  about,
  testimonials,
  ...questions,
  steps,
  kinds,
  shopLinks,
  headings,
  pages,
  policies,
  site,
} satisfies Record<string, CollectionRow>;

export type CollectionName = keyof typeof TABLE;

export interface Collection extends CollectionRow {
  name: CollectionName;
  /** Path of its one file, or of its folder. */
  path: string;
  /** Ending of its texts, without the dot. */
  ending: string;
  /** The schema with a picture's path in the place of Astro's picture. */
  plain: z.ZodObject;
}

export const COLLECTIONS: readonly Collection[] = Object.entries(TABLE).map(
  ([name, row]: [string, CollectionRow]) => ({
    ...row,
    name: name as CollectionName,
    path: `${FOLDER}/${row.pattern.replace(/\/\*\.\w+$/, '')}`,
    ending: row.pattern.replace(/^.*\./, ''),
    plain: row.schema({ image: z.string }),
  }),
);

export function collectionNamed(name: CollectionName): Collection {
  return COLLECTIONS.find((collection) => collection.name === name) as Collection;
}

export const SITE = collectionNamed('site').path;
export const KINDS = collectionNamed('kinds').path;

/** How many pictures the page of each text shows, by the text's path; the others are free to have any. */
export const PAGES: Readonly<Record<string, { label: string; pictures: number }>> =
  Object.fromEntries(
    COLLECTIONS.flatMap(({ path, ending, files = {} }) =>
      Object.entries(files).map(([name, file]) => [`${path}/${name}.${ending}`, file]),
    ),
  );

/** Without any of these the site cannot be built. */
export const REQUIRED: readonly string[] = [
  ...COLLECTIONS.filter(isOneFile).map(({ path }) => path),
  ...Object.keys(PAGES),
];

/** Address of the page that this text belongs to. */
export function addressOf(path: string): string {
  return `/${stemOf(path)}`.replace(/^\/home$/, '/');
}

/** The collection of this text; undefined when the site does not read a file of this place and ending. */
export function collectionOf(path: string): Collection | undefined {
  const owner = folderOwner(path);
  if (owner && path.endsWith(`.${owner.ending}`)) return owner;
  return COLLECTIONS.find((collection) => collection.path === path);
}

/** The collection whose folder this file is in, whatever its ending; undefined beside lists. */
export function folderOwner(path: string): Collection | undefined {
  return COLLECTIONS.find((collection) => collection.path === folderOf(path));
}

/** A list or a record; the others have a file for each text. */
export function isOneFile({ format }: Pick<Collection, 'format'>): boolean {
  return format === 'list' || format === 'record';
}

/** The fields that the text below the data fills: the sections of a product. */
export function belowOf({ format }: Pick<Collection, 'format'>): string[] {
  return format === 'product' ? SECTIONS.map(({ key }) => key) : [];
}

/** What an editor calls a field of this file, inside a sentence: „veza ka prodavnici“ for `link`. */
export function titleOf(path: string, field: string): string {
  const collection = collectionOf(path);
  // A Map: a file's author may call a field `constructor`.
  const { label } = aboutOf(new Map(Object.entries(collection?.plain.shape ?? {})).get(field));
  return label === undefined ? `polje „${field}“` : inSentence(label);
}
