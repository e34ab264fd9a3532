// Groups of words from `claims.yaml`, found in a sentence by their beginnings.

import type { Word } from '../../model/fold.ts';
import { WORDS } from './claims-list.ts';

/** Words of a sentence that one entry of a group covers; `end` is behind the last. */
export interface Hit {
  at: number;
  end: number;
}

/** A long entry may go on in the next line behind its „|“ or „&“. */
export const entriesOf = (group: string) =>
  group
    .replace(/([|&])\s+/g, '$1')
    .trim()
    .split(/\s+/);

const PATTERNS = new Map(
  Object.entries(WORDS).map(([group, entries]) => [group, compile(entriesOf(entries))]),
);

/** Looks ahead only, so that entries may overlap; what they cover is its first group. */
export function compile(entries: readonly string[]): RegExp {
  return new RegExp(` (?=(${entries.map(patternOf).join('|')}) )`, 'g');
}

/** „bez+mane|premc“ → a word „bez…“ and, behind at most three others, one that begins so. */
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

/** The words as the patterns read them. */
export function lineOf(words: readonly Word[]): string {
  const plain = words.map((word) => (word.isAfterBreak ? `, ${word.plain}` : word.plain));
  return ` ${plain.join(' ')} `;
}

/** All places of a group in a line of words; no „+“ goes over a comma. */
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
