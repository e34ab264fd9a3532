// What the text below the data may hold. The row of a collection names its parts; the check refuses everything else with
// its line, and the writer of /admin keeps only these components as they are.
import { HTTPS } from '../schema/link-field.ts';

/** The site's own components by their name, each with its attributes and the values that these may have. */
export type Components = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface TextParts {
  /** Kinds of nodes, as the parser calls them. `comment` is a whole comment of HTML. */
  nodes: readonly string[];
  components: Components;
}

export const WORDS = [
  'root',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'break',
  'link',
  'comment',
] as const;
export const LISTS = ['list', 'listItem', 'thematicBreak'] as const;
export const TABLES = ['table', 'tableRow', 'tableCell'] as const;

/** „mailto:ana@primer.rs“, „tel:+381601234567“ */
const MAIL_OR_PHONE = /^(?:mailto:[^\s@,]+@[^\s@,.]+(?:\.[^\s@,.]+)+|tel:\+?[\d-]+)$/;

/**
 * What a link may lead to outside of this site: below the data, and in a field that is drawn with links. Any other
 * address must be a page of this site.
 */
export const OUTSIDE_LINKS = { text: [HTTPS, MAIL_OR_PHONE], field: [HTTPS] } as const;
