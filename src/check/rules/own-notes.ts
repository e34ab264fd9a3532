// Notes that the writer has left in square brackets: „tuba 130 g [dopisati]“. In a draft they may wait.
import { type Finding, unfinished } from '../finding.ts';
import { type Examples, joinParts } from '../patterns/pattern-rule.ts';
import type { Text } from '../read-text.ts';

export const OWN_NOTE: Examples & { name: string; pattern: RegExp } = {
  name: 'a note of the writer in square brackets',
  found: [
    'tuba 130 g [dopisati]',
    'Ne koristite uz lekove [proveriti dozu].',
    'Alergija? [dopisati kasnije], pitati firmu.',
    '[pitati firmu]',
    '\\[nedostaje slika\\]',
    '[TODO ukus]',
  ],
  notFound: [
    'Vidite [pitati smete](/contact).',
    'Gel je blag [čist].',
    '[[naziv proizvoda]]',
    'not_for: [trudnoca, lekovi]',
  ],
  pattern: joinParts(
    'iu',
    '(?<!\\[)\\[\\s*(?:',
    '(?:dopi|napi|upi)(?:sati|ši(?:te)?)|(?:proveri|dopuni|ispravi|izmeni|doda|stavi|ubaci)(?:ti|te)?',
    '|pita(?:ti|j|jte)|nedostaje|fali|beleška|podsetnik|TODO',
    ')(?!\\p{L})[^[\\]]{0,200}\\](?![\\](])', // no [[blank]] and no [link](/contact)
  ),
};

/** A line of `open_questions`, which no visitor reads: it is indented, as a question of a list of questions is not. */
export const OPEN_QUESTION = /^\s+(?:- )?(?:ready|question): /;

export function checkOwnNotes({ path, lines, comments }: Text): Finding[] {
  return lines.flatMap((line, index) => {
    if (OPEN_QUESTION.test(line) || comments.has(index + 1)) return [];
    const [found] = OWN_NOTE.pattern.exec(line) ?? [];
    if (found === undefined) return [];
    const text = `U tekstu je ostala beleška: „${found.replaceAll('\\', '')}“.`;
    const fix = 'Uradite šta u njoj piše, pa je obrišite.';
    return [unfinished(path, index + 1, text, fix)];
  });
}
