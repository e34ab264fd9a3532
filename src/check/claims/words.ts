// Finds the groups of words of `claims.yaml` in a sentence. How a word and a phrase are written there is
// explained above the groups in that file.

import { fold, type Word } from '../../model/serbian/fold.ts';
import { type Phrase, WORDS, type WordGroup } from './claims-list.ts';

/** A match: the number of its first word, and `end`, the number after its last word. */
export interface Hit {
  at: number;
  end: number;
}

/** The rest of a word: „je“ behind „alergi“. */
const REST = '[^ ]*';
/** Up to three words of the same clause between two parts of a phrase. */
const BETWEEN = '(?: [^ ,]+){0,3}? ';
/** Any words between two parts that may stand anywhere in the sentence. */
const ANYWHERE = ' (?:.* )?';

const PATTERNS = new Map(
  Object.entries(WORDS).map(([group, { words = [], phrases = [] }]: [string, WordGroup]) => [
    group,
    patternOf([...words.map(wordPattern), ...phrases.map(phrasePattern)]),
  ]),
);

/** „alergi|je“ → every word that begins with „alergi“; „rak“ → that word alone. */
function wordPattern(entry: string): string {
  const [beginning = '', example] = entry.split('|');
  return example === undefined ? fold(entry) : fold(beginning) + REST;
}

/** Whether a folded word is meant by the entry of a list. */
export function isWord(entry: string, plain: string): boolean {
  const [beginning = '', example] = entry.split('|');
  return example === undefined ? plain === fold(entry) : plain.startsWith(fold(beginning));
}

function phrasePattern({ inOrder, together }: Phrase): string {
  const parts = (inOrder ?? together ?? []).map(
    (words) => `(?:${words.map(wordPattern).join('|')})`,
  );
  if (inOrder) return parts.join(BETWEEN);
  return `${parts.join(ANYWHERE)}|${parts.toReversed().join(ANYWHERE)}`;
}

/** Group 1 is the covered text. The pattern only looks ahead, so that matches may overlap. */
function patternOf(alternatives: readonly string[]): RegExp {
  return new RegExp(` (?=(${alternatives.join('|')}) )`, 'g');
}

/** All matches of one phrase in a line from `joinWords`. */
export function findPhrase(phrase: Phrase, line: string): Hit[] {
  return findPattern(patternOf([phrasePattern(phrase)]), line);
}

/** All matches of a group in a line from `joinWords`. */
export function findGroup(group: string, line: string): Hit[] {
  const pattern = PATTERNS.get(group);
  if (!pattern) throw new Error(`U claims.yaml nema grupe reči „${group}“.`);
  return findPattern(pattern, line);
}

function findPattern(pattern: RegExp, line: string): Hit[] {
  const count = (part: string) => part.match(/[^ ,]+/g)?.length ?? 0;
  return [...line.matchAll(pattern)].map((match) => {
    const at = count(line.slice(0, match.index));
    return { at, end: at + count(match[1] ?? '') };
  });
}

/** The words as one line for the patterns: a comma marks the start of a clause. */
export function joinWords(words: readonly Word[]): string {
  const plain = words.map((word) => (word.isAfterBreak ? `, ${word.plain}` : word.plain));
  return ` ${plain.join(' ')} `;
}
