// What the site still lacks, at two levels. While a `must` is open, the site would be false, break the law
// or not work, so the launch waits for it (`isHeldBack` is the one exception). A `better` would improve
// the site and delays nothing.

import { collectionOf } from '../model/collections.ts';
import { type Finding, note } from './finding.ts';
import type { Text } from './read-text.ts';
import type { Path } from './read-yaml.ts';
import type { Words } from './wording.ts';

export interface Missing extends Finding {
  level: 'must' | 'better';
}

export type MissingRule = (text: Text, texts: readonly Text[]) => Finding[];

/** What this field of the text lacks; the whole text, where `at` is empty. */
export function lackAt(text: Text, at: Path, words: Words, fix: Words): Finding {
  return { ...note(text.path, text.lineOf(at) ?? 1, words, fix), at };
}

export function isMust({ level }: Pick<Missing, 'level'>): boolean {
  return level === 'must';
}

/**
 * A question about a product holds back that product alone: the product is shown once the owner has
 * answered, and the launch of the site does not wait.
 */
export function isHeldBack({ severity, file }: Missing): boolean {
  return severity === 'question' && collectionOf(file)?.name === 'products';
}
