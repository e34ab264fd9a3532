// All parts of a text that a visitor reads, each with its line and its role.
import { listValues } from '../../model/data.ts';
import { SECTIONS } from '../../model/product-text.ts';
import type { Text } from '../read-text.ts';
import type { Passage } from './check-passages.ts';

interface LinedPassage extends Passage {
  /** Line of the first character, from 1. */
  line: number;
  /** Path of the field of the form that holds the passage. */
  at: readonly PropertyKey[];
}

/** A field that holds an address or a path, which no visitor reads as a sentence. */
const ADDRESS = /^(?:https?:|\.{0,2}\/|\S+@\S+$)/;

const ROLES: Readonly<Record<string, 'effect' | 'composition'>> = {
  product_effects: 'effect',
  scructure: 'composition',
};

export function findPassages(text: Text): LinedPassage[] {
  return [...fieldPassages(text), ...bodyPassages(text)];
}

function fieldPassages({ product, entries, lineOf }: Text): LinedPassage[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      const isSilent = at.includes('confirmed_claims') || ADDRESS.test(String(value));
      if (typeof value !== 'string' || isSilent) return [];
      const isName = product !== undefined && at.at(-1) === 'name';
      const role = isName ? { role: 'name' as const } : {};
      return [{ text: value, line: lineOf(at) ?? 1, at, ...role }];
    });
}

function bodyPassages(text: Text): LinedPassage[] {
  const sections = text.product?.headings ?? [];
  if (sections.length === 0) return paragraphsOf(text.body, 1, ['body']);
  return sections.flatMap(({ heading, line, rows }) => {
    const key = SECTIONS.find((section) => section.heading === heading)?.key ?? '';
    const role = ROLES[key];
    const paragraphs = paragraphsOf(rows.join('\n'), line + 1, [key]);
    return role ? paragraphs.map((passage) => ({ ...passage, role })) : paragraphs;
  });
}

/** A paragraph, or an item of a list without its sign, up to the next one: `- Cink` gives „Cink“. */
const BLOCK = new RegExp(
  [
    String.raw`(?:^|\n)[ \t]*(?:[-*+] +|\d+[.)] +)?`, // the start of a line, and the sign of an item
    String.raw`(\S[\s\S]*?)`, // the words
    // An empty line, the next item, heading or row of a table, or the end of the text.
    String.raw`(?=\n[ \t>]*\n|\n[ \t]*(?:[-*+#|]|\d+[.)]) |\n?$(?![\s\S]))`,
  ].join(''),
  'g',
);

function paragraphsOf(
  source: string,
  firstLine: number,
  at: readonly PropertyKey[],
): LinedPassage[] {
  const text = withoutMarkup(source);
  let line = firstLine;
  let counted = 0;
  return [...text.matchAll(BLOCK)].map((match) => {
    const block = match[1] ?? '';
    const start = match.index + match[0].length - block.length;
    line += text.slice(counted, start).split('\n').length - 1;
    counted = start;
    return { text: block, line, at };
  });
}

const MARKUP = new RegExp(
  [
    // A comment ends before the next one begins, so that many beginnings without an end are no work.
    String.raw`\{\/\*(?:(?!\*\/\}|\{\/\*)[\s\S])*\*\/\}`, // {/* a comment of MDX */}
    String.raw`<!--(?:(?!-->|<!--)[\s\S])*-->`, // <!-- a comment of HTML -->
    String.raw`\[\[[^[\]]*\]\]`, // [[a blank of the form for a new product]]
    String.raw`https?:\/\/\S+`,
    String.raw`(?<=\])\([^)\n]*\)`, // the address of a [link](/contact)
    String.raw`<[^<>\n]*>`, // <Component />
  ].join('|'),
  'g',
);

/** The body with spaces in place of markup: offsets and lines stay the same. */
function withoutMarkup(body: string): string {
  return body.replace(MARKUP, (mark) => mark.replace(/[^\n]/g, ' '));
}
