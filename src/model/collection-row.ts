import type { z } from 'zod';
import type { TextParts } from './file/text-parts.ts';
import type { ListOptions } from './schema/field-description.ts';
import type { Pictures } from './schema/fields.ts';

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

export interface RequiredFile {
  label: string;
  pictures: number;
  /** Components that its text must not lose: the site fills them in. */
  parts?: readonly string[];
  /** Without a photograph the page shows the site's own drawing. */
  hasDrawing?: boolean;
}

/** One row of the table of collections: all that the site, the check and /admin know of a subject. */
export interface CollectionRow {
  /** Path below `src/content/`: one file, or a folder with `*` for any name. */
  pattern: string;
  format: FormatName;
  /** The fields, in the order in which a new file has them; the form in /admin comes from them. */
  schema: (context: Pictures) => z.ZodObject;
  /**
   * The files without which the site cannot be built, by name, with their label in /admin and the number
   * of pictures that their page shows.
   */
  files?: Readonly<Record<string, RequiredFile>>;
  /** Address of the page that shows the whole collection, or its first entries. */
  shownOn?: string;
  /** An empty list is no mistake: the page leaves its section out. */
  mayBeEmpty?: boolean;
  /** The entries are other people's words, which stay as they were said. */
  areQuotes?: boolean;
  /** Pictures stand beside the file, each under the slug of an item's `name`. */
  picturesByName?: boolean;
  /** Only for a `list`: the label of its items, and the options of their list in the form. */
  items?: { label: string; hint?: string } & ListOptions;
  /** What the text below the data may hold; nothing for a collection that is YAML alone. */
  parts?: TextParts;
  /** The field that is drawn with its links; see `src/components/ui/TextWithLinks.astro`. */
  fieldWithLinks?: string;
  /** Only for a `page`: the hint in the form at the text below the data; the schema describes the data only. */
  textHint?: string;
  /** How the collection stands in the editor; `create` lets the owner add texts to it. */
  form: { label: string; description?: string; create?: boolean; folds?: readonly Fold[] };
}

/** Fields that the form keeps folded below the others; a field of no fold stands in sight. */
export interface Fold {
  label: string;
  /** What they are for. */
  hint: string;
  fields: readonly string[];
}
