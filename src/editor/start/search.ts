// Finds texts by their words, in any script and case and with or without accents, or by a phone number in any way of
// writing.
import type { Path } from '../../check/read-yaml.ts';
import { isData } from '../../model/data.ts';
import { wordsOf } from '../../model/serbian/fold.ts';

export interface Searched {
  title: string;
  lines: readonly string[];
}

/** A text with its words as the search compares them, since folding takes longer than searching. */
export interface Folded<Item> {
  item: Item;
  title: Words;
  words: Words;
}

/** Each with a space on both sides. */
interface Words {
  plain: string;
  stems: string;
}

/** Digits with the signs that stand between the digits of a phone number. */
const PHONE = /\+?\d[\d\s/().-]{4,}\d/g;
/** As typed; shorter numbers are years, amounts and doses, or the beginning of a number: „064“, „+381“. */
const MIN_DIGITS = 6;
const BEGINNING = /^(?:0|\+)\d{2}/;

export const foldTexts = <Item extends Searched>(all: readonly Item[]): Folded<Item>[] =>
  all.map((item) => ({
    item,
    title: foldWords(item.title),
    words: foldWords(item.lines.join(' ')),
  }));

function foldWords(text: string): Words {
  const words = wordsOf(text);
  return {
    plain: ` ${words.map(({ plain }) => plain).join(' ')} `,
    stems: ` ${words.map(({ stem }) => stem).join(' ')} `,
  };
}

/** The texts that hold all these words or this number; those whose title holds them come first. */
export function search<Item extends Searched>(
  all: readonly Folded<Item>[],
  sought: string,
): Item[] {
  const words = wordsOf(sought);
  if (words.length === 0) return [];
  // Begun, as one types, or whole in another case: „alergiju“ finds „alergije“.
  const holds = (folded: Words) =>
    words.every(
      ({ plain, stem }) => folded.plain.includes(` ${plain}`) || folded.stems.includes(` ${stem} `),
    );
  const isSought = phoneTest(sought);
  const hasPhone = ({ lines }: Item) =>
    isSought !== undefined &&
    lines.some((line) => [...line.matchAll(PHONE)].some(([phone]) => isSought(phoneDigits(phone))));
  const named = all.filter(({ title }) => holds(title));
  const others = all.filter(
    (one) => !named.includes(one) && (hasPhone(one.item) || holds(one.words)),
  );
  return [...named, ...others].map(({ item }) => item);
}

/** Tells of the digits of a phone number whether they are sought; undefined where no number is. */
function phoneTest(sought: string): ((digits: string) => boolean) | undefined {
  const typed = sought.replace(/[\s/().-]/g, '');
  if (!/^\+?\d+$/.test(typed)) return undefined;
  const digits = phoneDigits(typed);
  if (typed.length >= MIN_DIGITS) return (one) => one.includes(digits);
  return BEGINNING.test(typed) ? (one) => one.startsWith(digits) : undefined;
}

/** Whether these lines alone hold all these words or this number. */
export const isFoundIn = (text: string, sought: string): boolean =>
  search(foldTexts([{ title: '', lines: text.split('\n') }]), sought).length > 0;

/** The path of the first value in the data of a form that alone holds what is sought; undefined when none does. */
export function placeOf(value: unknown, sought: string, at: Path = []): Path | undefined {
  if (!isData(value) && !Array.isArray(value))
    return isFoundIn(String(value ?? ''), sought) ? at : undefined;
  for (const [key, part] of Object.entries(value)) {
    const place = placeOf(part, sought, [...at, key]);
    if (place) return place;
  }
  return undefined;
}

/** „+381 64 123“, „00381 (0)64 123“ and „064/123“ are all `64123`. */
function phoneDigits(written: string): string {
  return written.replace(/\D/g, '').replace(/^(?:00381|381)?0?/, '');
}
