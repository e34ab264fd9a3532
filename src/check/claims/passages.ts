// All that a visitor reads of a text, each part with its line and with what it is.
import { listValues } from '../../model/data.ts';
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

export function findPassages(text: Text): LinedPassage[] {
  return [...fieldPassages(text), ...bodyPassages(text)];
}

function fieldPassages({ collection, entries, lineOf }: Text): LinedPassage[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      const isSilent = at.some((key) => SILENT.has(String(key)));
      if (typeof value !== 'string' || isSilent || /^(?:https?:|\.{0,2}\/)/.test(value)) return [];
      const isName = collection.name === 'products' && at.at(-1) === 'name';
      const role = isName ? { role: 'name' as const } : {};
      return [{ text: value, line: lineOf(at) ?? 1, ...role }];
    });
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
    return isComposition
      ? paragraphs.map((passage) => ({ ...passage, role: 'composition' as const }))
      : paragraphs;
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
    const line = firstLine + text.slice(0, start).split('\n').length - 1;
    return { text: block, line };
  });
}

/** Same length, so that places stay: comments, open questions and addresses are blanked out. */
function withoutMarkup(body: string): string {
  return body.replace(
    /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->|\[\[[^\]]*\]\]|https?:\/\/\S+|(?<=\])\([^)\n]*\)|<[^>\n]*>/g,
    (mark) => mark.replace(/[^\n]/g, ' '),
  );
}
