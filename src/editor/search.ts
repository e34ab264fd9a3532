// Finds texts by their words, in any script and with or without accents, or by a phone number in any way of writing.
import { fold } from '../model/fold.ts';

export interface Searched {
  title: string;
  lines: readonly string[];
}

/** Digits with the signs that stand between the digits of a phone number. */
const PHONE = /\+?\d[\d\s/().-]{4,}\d/g;
const NO_LETTERS = /[^\p{L}\p{N}]+/u;
/** Shorter numbers are years, amounts and doses. */
const MIN_DIGITS = 6;

/** The texts that hold all these words or this number; those whose title holds them come first. */
export function search<Item extends Searched>(all: readonly Item[], sought: string): Item[] {
  const words = fold(sought).split(NO_LETTERS).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => {
    const folded = ` ${fold(text).replace(NO_LETTERS, ' ')}`;
    return words.every((word) => folded.includes(` ${word}`));
  };
  const digits = /^[\d\s+/().-]+$/.test(sought) ? phoneDigits(sought) : '';
  const hasPhone = ({ lines }: Item) =>
    digits.length >= MIN_DIGITS &&
    lines.some((line) =>
      [...line.matchAll(PHONE)].some(([phone]) => phoneDigits(phone).includes(digits)),
    );
  const named = all.filter(({ title }) => holds(title));
  const others = all.filter(
    (item) => !named.includes(item) && (hasPhone(item) || holds(item.lines.join(' '))),
  );
  return [...named, ...others];
}

/** „+381 64 123“, „00381 (0)64 123“ and „064/123“ are all `64123`. */
function phoneDigits(written: string): string {
  return written.replace(/\D/g, '').replace(/^(?:00381|381)?0?/, '');
}
