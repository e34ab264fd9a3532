// A text of the site as sentences, each with its line and with what kind of place it stands in.
import { COSMETICS } from '../../model/cosmetics.ts';
import { findListItems, itemText } from '../../model/files/effect-list.ts';
import { parseProductFile } from '../../model/files/product-file.ts';
import type { SectionKey } from '../../model/files/sections.ts';
import type { Text } from '../read-text.ts';
import { fold } from './fold.ts';
import type { Place } from './sentence.ts';

export interface Passage {
  /** As it stands in the file; may go over several lines. */
  text: string;
  /** Line of its first character, from 1. */
  line: number;
  place: Place;
  /** Undefined for ordinary prose. */
  role?: 'effect' | 'name' | 'composition';
}

/** Fields that hold no words for a visitor. */
const SILENT = new Set([
  'confirmed_claims',
  'image',
  'share_image',
  'email',
  'repository',
  'branch',
]);
const WARNING_LABEL = /^\W*(vazno|alergeni|upozorenje|upozorenja|napomena|cuvanje)\b/;

/** All that a visitor reads of this text. */
export function findPassages(text: Text): Passage[] {
  return [...fieldPassages(text), ...bodyPassages(text)];
}

/** Splits at the ends of sentences, and keeps where each starts. */
export function splitSentences(text: string): { text: string; start: number }[] {
  const sentences: { text: string; start: number }[] = [];
  const end = /[.!?…]["“”)]*\s+(?=["„“(]?[\p{Lu}\d])/gu;
  let start = 0;
  for (const match of text.matchAll(end)) {
    const before = text.slice(start, match.index + 1);
    if (/(?:^|\s)(?:\d+|br|čl|npr|tj|dr|st|tač|god|tel)\.$/iu.test(before)) continue;
    sentences.push({ text: text.slice(start, match.index + match[0].trimEnd().length), start });
    start = match.index + match[0].length;
  }
  return [...sentences, { text: text.slice(start), start }];
}

function fieldPassages({ collection, entries, lineOf }: Text): Passage[] {
  return entries.flatMap(({ at, data }) =>
    stringsIn(data, at).map(({ path, text }) => {
      const key = String(path.at(-1));
      return {
        text,
        line: lineOf(path) ?? 1,
        place: { isWarning: key === 'notice' },
        ...(collection.name === 'products' && key === 'name' && { role: 'name' as const }),
      };
    }),
  );
}

function stringsIn(
  value: unknown,
  path: readonly PropertyKey[],
): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof value === 'string') {
    return /^(?:https?:|\.{0,2}\/)/.test(value) ? [] : [{ path, text: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    SILENT.has(key) ? [] : stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function bodyPassages({ collection, body, entries }: Text): Passage[] {
  const prose = withoutMarkup(body);
  if (collection.name !== 'products') return paragraphsOf(prose, 0, body, {});
  const isFood = !COSMETICS.test(String(entries[0]?.data['kind']));
  const { sections } = parseProductFile(body);
  const all = Object.entries(sections) as [SectionKey, { start: number; end: number }][];
  if (all.length === 0) return paragraphsOf(prose, 0, body, { isFood });
  return all.flatMap(([key, { start, end }]) => {
    if (key === 'product_effects') {
      return findListItems(prose, { start, end }).map((item) => ({
        // A later line that was meant to be an item of its own is a mistake that is told elsewhere.
        text: itemText(item).split(/\n\s*[-–—•·*](?=[^\s*-])/)[0] ?? '',
        line: lineAt(body, item.start),
        place: { isFood },
        role: 'effect' as const,
      }));
    }
    const place = { isFood, isWarning: key === 'scructure' };
    const paragraphs = paragraphsOf(prose.slice(start, end), start, body, place);
    return key === 'scructure'
      ? paragraphs.map((passage) => ({ ...passage, role: 'composition' as const }))
      : paragraphs;
  });
}

function paragraphsOf(text: string, offset: number, body: string, place: Place): Passage[] {
  const blocks = [
    ...text.matchAll(/(?:^|\n)[ \t]*(\S[\s\S]*?)(?=\n[ \t>]*\n|\n[ \t]*[-*+#|] |\n?$(?![\s\S]))/g),
  ];
  return blocks.map((match) => {
    const block = match[1] ?? '';
    const start = offset + match.index + match[0].length - block.length;
    const isWarning = place.isWarning || WARNING_LABEL.test(fold(block));
    return { text: block, line: lineAt(body, start), place: { ...place, isWarning } };
  });
}

/** Same length, so that places stay: comments, open questions and addresses are blanked out. */
function withoutMarkup(body: string): string {
  return body.replace(
    /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->|\[\[[^\]]*\]\]|https?:\/\/\S+|(?<=\])\([^)\n]*\)|<[^>\n]*>/g,
    (mark) => mark.replace(/[^\n]/g, ' '),
  );
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
