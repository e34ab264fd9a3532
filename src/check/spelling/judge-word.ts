// What is wrong with a word, in Serbian, with the word that was meant.
import { fold } from '../../model/serbian/fold.ts';
import { ekavianOf } from './ekavian.ts';
import type { KnownWords } from './known-words.ts';
import { suggestFor } from './suggest.ts';
import type { TypedWord } from './words-in-text.ts';

export interface Judgement {
  text: string;
  fix: string;
  /** The words that may be meant, with the capital letter of the typed one. */
  meant: readonly string[];
  /** Nothing is near, so the word may be a right one that the dictionary lacks. */
  isDoubt: boolean;
  /** It may be added to `words.yaml`. */
  mayBeOwn: boolean;
}

/** In letters: shorter names are too much like other words („Ana“ and „nana“). */
const LEAST_NAME = 5;

/** Undefined for a right word, and for one that is probably a name. */
export function judgeWord(
  { word, small, isFirst }: Omit<TypedWord, 'line'>,
  known: KnownWords,
): Judgement | undefined {
  const write = (right: string) => (isFirst ? right[0]?.toUpperCase() + right.slice(1) : right);
  if (known.has(small)) return undefined;
  const ekavian = ekavianOf(small);
  if (ekavian && known.has(ekavian))
    return {
      text: `Reč „${word}“ nije ekavska, a ceo sajt je na srpskom, ekavicom.`,
      fix: `Napišite: ${write(ekavian)}. Reči kupca ostavite kako jesu.`,
      meant: [write(ekavian)],
      isDoubt: false,
      mayBeOwn: false,
    };
  const suggested = suggestFor(small, known);
  const [best] = suggested;
  const meant = suggested.map(write);
  const isAccent = best !== undefined && fold(best) === fold(small);
  if (isAccent && !/[čćšžđ]/.test(small))
    return {
      text: `Reč „${word}“ je bez kvačice.`,
      fix: `Napišite: ${write(best)}`,
      meant,
      isDoubt: false,
      mayBeOwn: false,
    };
  if (isFirst && !isAccent && !isLikely(small, best, known)) return undefined;
  return {
    text: `Reč „${word}“ nije u rečniku.`,
    fix: best ? `Da li ste mislili: ${meant.join(' ili ')}?` : 'Pročitajte je još jednom.',
    meant,
    isDoubt: best === undefined,
    mayBeOwn: true,
  };
}

/** Letters that may lack an accent; each of them doubles or trebles the words that are looked up. */
const MOST_BARE = 6;
const WITH_ACCENT: Readonly<Record<string, string>> = { c: 'cčć', s: 'sš', z: 'zž' };

/** Whether only accents are missing, however many: „osecam“, „cescaljucici“. */
export function isWithoutAccents(small: string, { dictionary }: KnownWords): boolean {
  if ((small.match(/[csz]/g) ?? []).length > MOST_BARE) return false;
  let words = [''];
  for (const letter of small.replaceAll('dj', 'đ'))
    words = words.flatMap((begun) =>
      [...(WITH_ACCENT[letter] ?? letter)].map((one) => begun + one),
    );
  return words.some(dictionary.has);
}

/** A sentence may begin with a name, which is like many words; only a word that the site uses is worth a warning. */
function isLikely(word: string, best: string | undefined, known: KnownWords): boolean {
  if (best === undefined) return false;
  return best.includes(' ') || (word.length >= LEAST_NAME && known.uses(best) > 0);
}
