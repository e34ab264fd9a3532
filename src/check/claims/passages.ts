// All parts of a text that a visitor reads, each with its line and its role.
import { listValues } from '../../model/data.ts';
import { SECTIONS } from '../../model/file/product-text.ts';
import { wordsOfField } from '../../text/prose.ts';
import { oncePerText } from '../once-per-text.ts';
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

export const findPassages = oncePerText((text): readonly LinedPassage[] => [
  ...fieldPassages(text),
  ...bodyPassages(text),
]);

function fieldPassages({ product, entries, lineOf }: Text): LinedPassage[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      const isSilent = at.includes('confirmed_claims') || ADDRESS.test(String(value));
      if (typeof value !== 'string' || isSilent) return [];
      const isName = product !== undefined && at.at(-1) === 'name';
      const role = isName ? { role: 'name' as const } : {};
      return [{ text: wordsOfField(value), line: lineOf(at) ?? 1, at, ...role }];
    });
}

function bodyPassages({ prose, product }: Text): LinedPassage[] {
  const sections = product?.headings ?? [];
  return prose.flatMap(({ words, line, isHeading }) => {
    const section = sections.findLast((one) => one.line <= line);
    if (section && isHeading) return [];
    const known = SECTIONS.find(({ heading }) => heading === section?.heading);
    const role = ROLES[known?.key ?? ''];
    const at = [section ? (known?.key ?? '') : 'body'];
    return [{ text: withoutBlanks(words), line, at, ...(role && { role }) }];
  });
}

/** „[[a blank of the form for a new product]]“, or an address. */
const BLANK_OR_ADDRESS = /\[\[[^[\]]*\]\]|https?:\/\/\S+/g;

const withoutBlanks = (words: string) => words.replace(BLANK_OR_ADDRESS, ' ');
