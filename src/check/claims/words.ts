// Groups of words from `claims.yaml`, found in a sentence by their beginnings.

import type { Word } from '../../model/fold.ts';
import { WORDS } from './claims-list.ts';

/** Words of a sentence that one entry of a group covers; `end` is behind the last. */
export interface Hit {
  at: number;
  end: number;
}

/** „bez+mane|premc“ → a word „bez…“ and, behind at most three others, one that begins so. */
export function compile(entry: string): string {
  const [first = '', second] = entry.split('&').map((chain) =>
    chain
      .split('+')
      .map((words) => `(?:${words.split('|').map(beginning).join('|')})`)
      .join('(?: [^ ,]+){0,3}? '),
  );
  return second ? `(?:${first} (?:.* )?${second}|${second} (?:.* )?${first})` : first;
}

function beginning(word: string): string {
  return word.endsWith('$') ? word.slice(0, -1) : `${word.replace('*', '[^ ]*')}[^ ]*`;
}

const patternOf = (entries: readonly string[]) =>
  new RegExp(` (?:${entries.map(compile).join('|')})(?= )`, 'g');

const PATTERNS = new Map(
  Object.entries(WORDS).map(([group, entries]) => [group, patternOf(entries.trim().split(/\s+/))]),
);

/** All places where the group stands; no „+“ goes over a comma. */
export function findGroup(group: string, words: readonly Word[]): Hit[] {
  const pattern = PATTERNS.get(group);
  if (!pattern) throw new Error(`U claims.yaml nema grupe reči „${group}“.`);
  return findPattern(pattern, words);
}

/** All places of one entry, written as in the file. */
export function findEntry(entry: string, words: readonly Word[]): Hit[] {
  return findPattern(patternOf([entry]), words);
}

function findPattern(pattern: RegExp, words: readonly Word[]): Hit[] {
  const plain = words.map((word) => (word.isAfterBreak ? `, ${word.plain}` : word.plain));
  const text = ` ${plain.join(' ')} `;
  const count = (part: string) => part.match(/[^ ,]+/g)?.length ?? 0;
  const hits: Hit[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const at = count(text.slice(0, match.index));
    hits.push({ at, end: at + count(match[0]) });
    // Entries may overlap.
    pattern.lastIndex = match.index + 1;
  }
  return hits;
}
