// All that a visitor reads of a text, each part with its line and with what it is.
import { listValues } from '../../model/data.ts';
import { SECTIONS } from '../../model/product-text.ts';
import type { Text } from '../read-text.ts';
import type { Passage } from './judge.ts';

interface LinedPassage extends Passage {
  /** Line of its first character, from 1. */
  line: number;
  /** The field of the form that holds it. */
  at: readonly PropertyKey[];
}

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

/** Paragraphs, and the items of lists without their signs. */
function paragraphsOf(
  source: string,
  firstLine: number,
  at: readonly PropertyKey[],
): LinedPassage[] {
  const text = withoutMarkup(source);
  const blocks = text.matchAll(
    /(?:^|\n)[ \t]*(?:[-*+] +|\d+[.)] +)?(\S[\s\S]*?)(?=\n[ \t>]*\n|\n[ \t]*(?:[-*+#|]|\d+[.)]) |\n?$(?![\s\S]))/g,
  );
  return [...blocks].map((match) => {
    const block = match[1] ?? '';
    const start = match.index + match[0].length - block.length;
    const line = firstLine + text.slice(0, start).split('\n').length - 1;
    return { text: block, line, at };
  });
}

/** Same length, so that places stay: comments, addresses and blanks of the form to copy are left out. */
function withoutMarkup(body: string): string {
  return body.replace(
    /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->|\[\[[^\]]*\]\]|https?:\/\/\S+|(?<=\])\([^)\n]*\)|<[^>\n]*>/g,
    (mark) => mark.replace(/[^\n]/g, ' '),
  );
}
