// Texts as they are compared: no case, no accents, one script, nothing invisible, no endings.

/** A word as it stands in a text, with its place there. */
export interface Word {
  /** As written. */
  source: string;
  /** Small Latin letters without accents. */
  plain: string;
  /** `plain` without its case ending. */
  stem: string;
  /** Character offsets in the text. */
  start: number;
  end: number;
  /** Whether a comma or the like stands before it. */
  isAfterBreak: boolean;
}

const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџшіѕ';
const LATIN = 'a b v g d d e z z i j k l lj m n nj o p r s t c u f h c c dz s i s'.split(' ');

/** Soft hyphens, zero-width characters and marks of emphasis stand inside words, too. */
const INVISIBLE = '(?:\\p{Cf}|[*_~`\\\\]|&(?:shy|zwnj|zwj);)';
const HIDDEN = new RegExp(INVISIBLE, 'gu');
const LETTER = '[\\p{L}\\p{N}\\p{M}]';
const WORD = new RegExp(`[\\p{L}\\p{N}]${LETTER}*(?:${INVISIBLE}+${LETTER}+)*`, 'gu');

/** „Лечи“, „LEČI“, „l*e*ci“ → `leci`; `đ` and `dj` are both `d`. */
export function fold(text: string): string {
  return text
    .replace(HIDDEN, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[Ѐ-ӿ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter)
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd');
}

/** Texts say the same words over and over: each is folded once. */
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
  const folded = { plain, stem: stemOf(plain) };
  FOLDED.set(source, folded);
  return folded;
}

/** `kostiju` keeps its „st“ and `razvoj` its end; without looking behind, which Safari 15 cannot. */
const ENDING =
  /(?:(razvoj|st(?=iju))(?:iju)?|ijama|ijima|ovima|evima|ima|ama|oga|ome|omu|ega|emu|og|oj|om|eg|ej|em|ih|im|a|e|i|o|u)$/;

/** The part of a folded word that its cases share: „kostima“, „kostiju“ → `kost`. */
function stemOf(plain: string): string {
  if (plain.length < 4) return plain;
  const [short = plain] = [plain.replace(ENDING, '$1'), plain.replace(/[aeiou]$/, '')].filter(
    ({ length }) => length >= 3,
  );
  // The „a“ that comes and goes: normalan, normalna; metabolizam, metabolizma.
  return short.length >= 5 ? short.replace(/([^aeiou])a([nmkrlc])$/, '$1$2') : short;
}

/** The text by its words alone: equal for texts that differ in script, accents or punctuation. */
export function keyOf(text: string): string {
  return plainOf(text).join(' ');
}
