// Finds the groups of words of `claims.yaml` in a sentence, by the beginnings of words.

import type { Word } from '../../model/fold.ts';
import { WORDS } from './claims-list.ts';

/** A match of one entry: the number of its first word, and `end`, the number after its last word. */
export interface Hit {
  at: number;
  end: number;
}

/** The entries of a group; a long one may continue in the next line after „|“ or „&“. */
export const entriesOf = (group: string) =>
  group
    .replace(/([|&])\s+/g, '$1')
    .trim()
    .split(/\s+/);

const PATTERNS = new Map(
  Object.entries(WORDS).map(([group, entries]) => [group, compile(entriesOf(entries))]),
);

/** One pattern for all entries. It only looks ahead, so matches may overlap; group 1 is the covered text. */
export function compile(entries: readonly string[]): RegExp {
  return new RegExp(` (?=(${entries.map(patternOf).join('|')}) )`, 'g');
}

/** „bez+mane|premc“ → a word „bez…“ and, after at most three others, a word „mane…“ or „premc…“. */
function patternOf(entry: string): string {
  const [first = '', second] = entry.split('&').map((chain) =>
    chain
      .split('+')
      .map((words) => `(?:${words.split('|').map(beginningOf).join('|')})`)
      .join('(?: [^ ,]+){0,3}? '),
  );
  return second ? `${first} (?:.* )?${second}|${second} (?:.* )?${first}` : first;
}

function beginningOf(word: string): string {
  return word.endsWith('$') ? word.slice(0, -1) : `${word.replace('*', '[^ ]*')}[^ ]*`;
}

/** The words as one line for the patterns: a comma marks the start of a clause. */
export function joinWords(words: readonly Word[]): string {
  const plain = words.map((word) => (word.isAfterBreak ? `, ${word.plain}` : word.plain));
  return ` ${plain.join(' ')} `;
}

/** All matches of a group in a line from `joinWords`; „+“ does not reach across a comma. */
export function findGroup(group: string, line: string): Hit[] {
  const pattern = PATTERNS.get(group);
  if (!pattern) throw new Error(`U claims.yaml nema grupe reči „${group}“.`);
  return findPattern(pattern, line);
}

export function findPattern(pattern: RegExp, line: string): Hit[] {
  const count = (part: string) => part.match(/[^ ,]+/g)?.length ?? 0;
  return [...line.matchAll(pattern)].map((match) => {
    const at = count(line.slice(0, match.index));
    return { at, end: at + count(match[1] ?? '') };
  });
}
