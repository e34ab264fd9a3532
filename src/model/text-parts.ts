// The one table of what the text below the data may hold, for each kind of text. The check refuses everything else with
// its line, and the writer of /admin keeps only these components as they are.

import { MESSAGE_KEEPERS } from './collections/site.ts';
import type { CollectionName } from './collections.ts';
import { HTTPS } from './link-field.ts';

/** The site's own components by their name, each with its attributes and the values that these may have. */
export type Components = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface TextParts {
  /** Kinds of nodes, as the parser calls them. `comment` is a whole comment of HTML. */
  nodes: readonly string[];
  components: Components;
}

const WORDS = ['root', 'paragraph', 'text', 'strong', 'emphasis', 'break', 'link', 'comment'];
const LISTS = ['list', 'listItem', 'thematicBreak'];
const TABLES = ['table', 'tableRow', 'tableCell'];

const TEXT_PARTS: Partial<Record<CollectionName, TextParts>> = {
  products: { nodes: [...WORDS, ...LISTS, ...TABLES, 'heading'], components: {} },
  featured: { nodes: WORDS, components: {} },
  about: { nodes: [...WORDS, ...LISTS], components: {} },
  pages: {
    nodes: [...WORDS, ...LISTS, ...TABLES, 'heading', 'blockquote', 'image'],
    /** See `src/components/ui/PageText.astro`. */
    components: { ImeSavetnice: {} },
  },
  policies: {
    nodes: [...WORDS, ...LISTS, ...TABLES, 'heading', 'blockquote'],
    /** See `src/components/policy/`. */
    components: {
      DatumIsteka: {},
      PodaciRukovaoca: {},
      PorukeCuva: { ko: MESSAGE_KEEPERS },
    },
  },
};

/** What a text of this collection may hold below its data; nothing for a collection that is YAML alone. */
export function textPartsOf({ name }: { name: CollectionName }): TextParts {
  return TEXT_PARTS[name] ?? { nodes: [], components: {} };
}

/** The fields that are drawn with their links; see `src/components/ui/TextWithLinks.astro`. */
const FIELDS_WITH_LINKS: Partial<Record<CollectionName, string>> = {
  questions: 'answer',
  buying: 'answer',
  cooperation: 'answer',
};

/** Whether links work in the field at the end of this path. */
export function hasLinks({ name }: { name: CollectionName }, at: readonly PropertyKey[]): boolean {
  return FIELDS_WITH_LINKS[name] === at.at(-1);
}

/** „mailto:ana@primer.rs“, „tel:+381601234567“ */
const MAIL_OR_PHONE = /^(?:mailto:[^\s@,]+@[^\s@,.]+(?:\.[^\s@,.]+)+|tel:\+?[\d-]+)$/;

/**
 * What a link may lead to outside of this site: below the data, and in a field that is drawn with links. Any other
 * address must be a page of this site.
 */
export const OUTSIDE_LINKS = { text: [HTTPS, MAIL_OR_PHONE], field: [HTTPS] } as const;
