// Groups of words from `claims.yaml`, found in a sentence by their beginnings.

import type { Word } from '../../model/fold.ts';
import { WORDS } from './claims-list.ts';

/** Words of a sentence that one entry of a group covers; `end` is behind the last. */
export interface Hit {
  at: number;
  end: number;
}

const PATTERNS = new Map(Object.keys(WORDS).map((group) => [group, compile(WORDS[group] ?? '')]));

/** „bez$+premc“ → a word „bez“ and, behind at most three others, one that begins with „premc“. */
function compile(entries: string): RegExp {
  const patterns = entries
    .trim()
    .split(/\s+/)
    .map((entry) =>
      entry
        .replace(/([a-z0-9])(?=[+_]|$)/g, '$1[^ ]*')
        .replace(/^\*/, '[^ ]*')
        .replaceAll('$', '')
        .replaceAll('_', ' ')
        .replaceAll('+', '(?: [^ |]+){0,3}? '),
    );
  return new RegExp(` (?:${patterns.join('|')})(?= )`, 'g');
}

/** All places where the group stands; no entry goes over a comma. */
export function findGroup(group: string, words: readonly Word[]): Hit[] {
  const pattern = PATTERNS.get(group);
  if (!pattern) throw new Error(`U claims.yaml nema grupe reči „${group}“.`);
  const text = ` ${words.map(({ plain, isAfterBreak }) => (isAfterBreak ? `| ${plain}` : plain)).join(' ')} `;
  const count = (part: string) =>
    part.split(' ').filter((word) => word !== '' && word !== '|').length;
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
