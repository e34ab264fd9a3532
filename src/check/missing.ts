// What the site still lacks, at two levels. While a `must` is open, the site would be false, break the law
// or not work, so the launch waits for it (`isHeldBack` is the one exception). A `better` would improve
// the site and delays nothing.

import { collectionOf } from '../model/collections.ts';
import type { Text } from './read-text.ts';
import type { Path } from './read-yaml.ts';

export interface Missing {
  level: 'must' | 'better';
  /** Path from the project's root. */
  file: string;
  /** From 1. */
  line: number;
  /** The path of the field in the text's data; empty for the whole text. */
  at: Path;
  text: string;
  /** What to do; empty where `text` says it already. */
  fix: string;
  /** A sentence or a message to be copied. */
  ready?: string;
  /** It comes from a finding `question`, which only the owner can answer. */
  isQuestion?: true;
}

/** What one rule finds in one text. */
export type Found = Pick<Missing, 'at' | 'text' | 'fix' | 'ready'> & { line?: number };
export type MissingRule = (text: Text, texts: readonly Text[]) => Found[];

export function isMust({ level }: Missing): boolean {
  return level === 'must';
}

/**
 * A question about a product holds back that product alone: the product is shown once the owner has
 * answered, and the launch of the site does not wait.
 */
export function isHeldBack({ isQuestion, file }: Missing): boolean {
  return isQuestion === true && collectionOf(file)?.name === 'products';
}
