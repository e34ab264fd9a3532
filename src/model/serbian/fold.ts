// Folds texts for comparison: without case, accents, invisible characters and case endings, in Latin letters.
import { CYRILLIC, inLatin } from './latin-letters.ts';

/** A word as it stands in a text, with its place there. */
export interface Word {
  source: string;
  /** The word in small Latin letters without accents. */
  plain: string;
  /** `plain` without its case ending. */
  stem: string;
  /** Character offsets in the text. */
  start: number;
  end: number;
  /** Whether a comma, a full stop or another such mark stands before the word. */
  isAfterBreak: boolean;
}

/** Soft hyphens, zero-width characters and Markdown's marks of emphasis can stand inside a word. */
const INVISIBLE = '(?:\\p{Cf}|[*_~`\\\\]|&(?:shy|zwnj|zwj);)';
const HIDDEN = new RegExp(INVISIBLE, 'gu');
const LETTER = '[\\p{L}\\p{N}\\p{M}]';
const WORD = new RegExp(`[\\p{L}\\p{N}]${LETTER}*(?:${INVISIBLE}+${LETTER}+)*`, 'gu');

/** „Лечи“, „LEČI“, „l*e*ci“ → `leci`; `đ` and `dj` are both `d`. */
export function fold(text: string): string {
  return (
    text
      .replace(HIDDEN, '')
      .toLowerCase()
      .normalize('NFKD')
      // A letter of one's own, like „č“, may have come of a Cyrillic one.
      .replace(CYRILLIC, (letter) => inLatin(letter).normalize('NFD'))
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .replaceAll('đ', 'd')
      .replaceAll('dj', 'd')
  );
}

/** Folded words by their source, because texts repeat the same words. */
const FOLDED = new Map<string, Pick<Word, 'plain' | 'stem'>>();

export function wordsOf(text: string): Word[] {
  let last = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const [source] = match;
    const start = match.index;
    const isAfterBreak = last > 0 && /[,;:–—(.!?]/.test(text.slice(last, start));
    last = start + source.length;
    return { source, ...foldWord(source), start, end: last, isAfterBreak };
  });
}

export const plainOf = (text: string) => wordsOf(text).map(({ plain }) => plain);
export const stemsOf = (text: string) => wordsOf(text).map(({ stem }) => stem);

function foldWord(source: string): Pick<Word, 'plain' | 'stem'> {
  const known = FOLDED.get(source);
  if (known) return known;
  const plain = fold(source);
  const folded = { plain, stem: caseStem(plain) };
  FOLDED.set(source, folded);
  return folded;
}

/**
 * What stays when a case ending is cut off: „kostiju“ keeps its „st“, and „razvoj“ its „oj“, which is no ending. A
 * lookbehind would say this better, but Safari 15 does not know lookbehinds.
 */
const KEPT = '(razvoj|st(?=iju))(?:iju)?';
const NOUN_ENDINGS = 'ijama|ijima|ovima|evima|ima|ama';
const ADJECTIVE_ENDINGS = 'oga|ome|omu|ega|emu|og|oj|om|eg|ej|em|ih|im';
const ENDING = new RegExp(`(?:${KEPT}|${NOUN_ENDINGS}|${ADJECTIVE_ENDINGS}|a|e|i|o|u)$`);

/** The part that all cases of a folded word share: „kostima“, „kostiju“ → `kost`. */
export function caseStem(plain: string): string {
  if (plain.length < 4) return plain;
  const [short = plain] = [plain.replace(ENDING, '$1'), plain.replace(/[aeiou]$/, '')].filter(
    ({ length }) => length >= 3,
  );
  // The „a“ that some cases leave out: normalan, normalna; metabolizam, metabolizma.
  return short.length >= 5 ? short.replace(/([^aeiou])a([nmkrlc])$/, '$1$2') : short;
}

/** The folded words of a text: equal for texts that differ only in script, accents or punctuation. */
export function wordsKey(text: string): string {
  return plainOf(text).join(' ');
}
