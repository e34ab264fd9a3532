// All that a visitor reads of a text, each part with its line and with what it is.
import { findListItems, itemText } from '../../model/files/effect-list.ts';
import { parseProductFile } from '../../model/files/product-file.ts';
import { SECTIONS, type SectionKey } from '../../model/files/sections.ts';
import type { ParsedText } from '../parse-text.ts';
import { fold } from './fold.ts';
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

export function findPassages(text: ParsedText): LinedPassage[] {
  return [...fieldPassages(text), ...bodyPassages(text)];
}

function fieldPassages({ collection, yaml, entries }: ParsedText): LinedPassage[] {
  return entries.flatMap(({ at, data }) =>
    stringsIn(data, at).map(({ path, text }) => {
      const key = String(path.at(-1));
      const isName = collection.name === 'products' && key === 'name';
      return {
        text,
        line: yaml.lineOf(path) ?? 1,
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

function bodyPassages({ collection, body }: ParsedText): LinedPassage[] {
  const prose = withoutMarkup(body);
  const { sections } = collection.name === 'products' ? parseProductFile(body) : { sections: {} };
  const all = Object.entries(sections) as [SectionKey, { start: number; end: number }][];
  if (all.length === 0) return paragraphsOf(prose, 0, body);
  const order = SECTIONS.map(({ key }) => key).filter((key) => key in sections);
  const isOrdered = all.every(([key], i) => key === order[i]);
  return all.flatMap(([key, { start, end }]) => {
    if (key === 'product_effects') {
      return findListItems(prose, { start, end }).map((item) => ({
        // A later line that was meant to be an item of its own is a mistake that is told elsewhere.
        text: itemText(item).split(/\n\s*[-–—•·*](?=[^\s*-])/)[0] ?? '',
        line: lineAt(body, item.start),
        role: 'effect' as const,
      }));
    }
    // With sections in disorder, another text may stand there.
    const isComposition = key === 'scructure' && isOrdered;
    const paragraphs = paragraphsOf((isComposition ? body : prose).slice(start, end), start, body);
    return paragraphs.map((passage) =>
      isComposition && !passage.role ? { ...passage, role: 'composition' as const } : passage,
    );
  });
}

function paragraphsOf(text: string, offset: number, body: string): LinedPassage[] {
  const blocks = [
    ...text.matchAll(/(?:^|\n)[ \t]*(\S[\s\S]*?)(?=\n[ \t>]*\n|\n[ \t]*[-*+#|] |\n?$(?![\s\S]))/g),
  ];
  return blocks.map((match) => {
    const block = match[1] ?? '';
    const start = offset + match.index + match[0].length - block.length;
    const isWarning = WARNING_LABEL.test(fold(block));
    return {
      text: block,
      line: lineAt(body, start),
      ...(isWarning && { role: 'warning' as const }),
    };
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
