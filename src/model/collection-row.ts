import type { EntryCollection, ListFieldWithSubFields } from '@sveltia/cms';
import type { z } from 'zod';
import type { Pictures } from './fields.ts';

/** How the files of a collection are written: see `product-text.ts` and `entries.ts`. */
type FormatName =
  /** Data and the four sections of a product. */
  | 'product'
  /** Data and one text in Markdown or MDX. */
  | 'page'
  /** YAML: a list of items. */
  | 'list'
  /** YAML: one set of fields. */
  | 'record';

/** One row of the table of collections: all that the site, the check and /admin know of a subject. */
export interface CollectionRow {
  /** Below `src/content/`: one file, or a folder with `*` for any name. */
  pattern: string;
  format: FormatName;
  /** The fields, in the order in which a new file has them; the form in /admin comes from them. */
  schema: <Picture extends z.ZodType>(context: Pictures<Picture>) => z.ZodObject;
  /** Texts without which the site cannot be built, by name: what /admin calls them, how many pictures their page shows. */
  files?: Readonly<Record<string, { label: string; pictures: number }>>;
  /** Components that may stand in its texts. */
  components?: readonly string[];
  /** Address of the page that shows all of it, or begins to. */
  shownOn?: string;
  /** A list with nothing in it is no mistake: its part of the page is left out. */
  mayBeEmpty?: boolean;
  /** Pictures stand beside the file, each under the slug of an item's `name`. */
  picturesByName?: boolean;
  /** In a `list`: what is said of its items. */
  items?: { label: string } & Partial<ListFieldWithSubFields>;
  /** In a `page`: the form's hint at the text below the data, which no schema has. */
  textHint?: string;
  /** What /admin shows beside the fields. */
  form: Partial<Omit<EntryCollection, 'label' | 'fields'>> & { label: string };
}
