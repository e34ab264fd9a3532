// Notes that the writer has left in square brackets: „tuba 130 g [dopisati]“. In a draft they may wait.
import type { NamedPattern } from '../../model/serbian/word-pattern.ts';
import { findPassages } from '../claims/passages.ts';
import { type Finding, unfinished, warning } from '../finding.ts';
import { joinParts } from '../patterns/pattern-rule.ts';
import type { Text } from '../read-text.ts';

export const OWN_NOTE: NamedPattern = {
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

/** Three words or more in square brackets, which are no note by their first word. */
export const BRACKETS: NamedPattern = {
  name: 'three words in square brackets',
  found: ['[Mira: ovo vidi sa Anom]', 'Gel [javi se Miri za količinu].'],
  notFound: [
    'Gel je [vrlo blag].',
    '[[naziv ovog proizvoda]]',
    '[Pročitajte moju priču] (/about-me)',
  ],
  pattern: /(?<!\[)\[(?:[^[\]\s]+\s){2}[^[\]]*\](?!\]| ?\()/u,
};

/** A line of `open_questions`, which no visitor reads: it is indented, as a question of a list of questions is not. */
export const OPEN_QUESTION = /^\s+(?:- )?(?:ready|question): /;

export function checkOwnNotes(text: Text): Finding[] {
  return [...findNotes(text), ...findBrackets(text)];
}

function findBrackets(text: Text): Finding[] {
  return findPassages(text).flatMap(({ text: words, line, at }) => {
    const [found] = BRACKETS.pattern.exec(words) ?? [];
    const isForVisitors = !at.includes('open_questions') && !OWN_NOTE.pattern.test(words);
    if (found === undefined || !isForVisitors) return [];
    const message = `U uglastim zagradama je: „${found}“.`;
    const fix = 'Ako je to beleška za Vas, obrišite je: posetioci bi je pročitali.';
    return [{ ...warning(text.path, line, message, fix), at }];
  });
}

function findNotes({ path, lines, comments }: Text): Finding[] {
  return lines.flatMap((line, index) => {
    if (OPEN_QUESTION.test(line) || comments.has(index + 1)) return [];
    const [found] = OWN_NOTE.pattern.exec(line) ?? [];
    if (found === undefined) return [];
    const text = `U tekstu je ostala beleška: „${found.replaceAll('\\', '')}“.`;
    const fix = 'Uradite šta u njoj piše, pa je obrišite.';
    return [unfinished(path, index + 1, text, fix)];
  });
}
