// All that a visitor reads of a text, each part with its line and with what it is.

import { fold } from '../../model/fold.ts';
import { SECTIONS } from '../../model/product-text.ts';
import { readProductHeadings } from '../product-headings.ts';
import type { Text } from '../read-text.ts';
import type { Passage } from './judge.ts';

export interface LinedPassage extends Passage {
  /** Line of its first character, from 1. */
  line: number;
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

export function findPassages(text: Text): LinedPassage[] {
  return [...fieldPassages(text), ...bodyPassages(text)];
}

function fieldPassages({ collection, entries, lineOf }: Text): LinedPassage[] {
  return entries.flatMap(({ at, data }) =>
    stringsIn(data, at).map(({ path, text }) => {
      const key = String(path.at(-1));
      const isName = collection.name === 'products' && key === 'name';
      return {
        text,
        line: lineOf(path) ?? 1,
        ...(key === 'notice' && { role: 'warning' as const }),
        ...(isName && { role: 'name' as const }),
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

function bodyPassages(text: Text): LinedPassage[] {
  const { sections } =
    text.collection.format === 'product' ? readProductHeadings(text) : { sections: [] };
  if (sections.length === 0) return paragraphsOf(withoutMarkup(text.body), 1);
  return sections.flatMap(({ heading, line, rows }) => {
    const source = rows.join('\n');
    const key = SECTIONS.find((section) => section.heading === heading)?.key;
    if (key === 'product_effects') return itemsOf(withoutMarkup(source), line + 1);
    const isComposition = key === 'scructure';
    const paragraphs = paragraphsOf(isComposition ? source : withoutMarkup(source), line + 1);
    return paragraphs.map((passage) =>
      isComposition && !passage.role ? { ...passage, role: 'composition' as const } : passage,
    );
  });
}

/** The items of a list. A line that was meant as one and is none is a mistake that is told elsewhere. */
function itemsOf(list: string, firstLine: number): LinedPassage[] {
  const items: LinedPassage[] = [];
  for (const [index, row] of list.split('\n').entries()) {
    const item = /^(?:[-*+]|\d{1,9}[.)])\s+(\S.*)$/.exec(row)?.[1];
    const last = items.at(-1);
    if (item !== undefined) items.push({ text: item, line: firstLine + index, role: 'effect' });
    else if (last && row.trim() !== '' && !/^\s*[-–—•·*][^\s*-]/.test(row))
      last.text += `\n${row.trim()}`;
  }
  return items;
}

function paragraphsOf(text: string, firstLine: number): LinedPassage[] {
  const blocks = [
    ...text.matchAll(/(?:^|\n)[ \t]*(\S[\s\S]*?)(?=\n[ \t>]*\n|\n[ \t]*[-*+#|] |\n?$(?![\s\S]))/g),
  ];
  return blocks.map((match) => {
    const block = match[1] ?? '';
    const start = match.index + match[0].length - block.length;
    const isWarning = WARNING_LABEL.test(fold(block));
    const line = firstLine + text.slice(0, start).split('\n').length - 1;
    return { text: block, line, ...(isWarning && { role: 'warning' as const }) };
  });
}

/** Same length, so that places stay: comments, open questions and addresses are blanked out. */
function withoutMarkup(body: string): string {
  return body.replace(
    /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->|\[\[[^\]]*\]\]|https?:\/\/\S+|(?<=\])\([^)\n]*\)|<[^>\n]*>/g,
    (mark) => mark.replace(/[^\n]/g, ' '),
  );
}
