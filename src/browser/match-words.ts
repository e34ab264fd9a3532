// Finds products by the words that a visitor types, in Latin or Cyrillic letters and in any grammatical case.
import { type Word, wordsOf } from '../model/serbian/fold.ts';

type SearchWord = Pick<Word, 'plain' | 'stem'>;

/**
 * The words of a product. `title`: its kind, name, short fact and everyday words; `all`: also its ingredients and
 * effects.
 */
export type SearchWords = Record<'title' | 'allergens' | 'all', readonly SearchWord[]>;

/** Stems of words that tell no product from another. */
const SMALL = /^(?:i|u|s|sa|za|od|do|na|po|uz|iz|ili|oko|nest|nek|ima|imat|dodat|glavn)$/;
const WITHOUT = /^(?:bez|ne|nije|nisu)$/;

/**
 * The products whose name or kind fits; else those that match in any of their words: „sok“ means a drink, not
 * the juice in a spray. When the visitor searches for an allergen, all products that contain it are found.
 */
export function findMatches<Entry extends SearchWords>(
  query: readonly SearchWord[],
  entries: readonly Entry[],
): readonly Entry[] {
  const hits = (part: keyof SearchWords) =>
    entries.filter((entry) =>
      query.every((asked) => entry[part].some((word) => begins(asked, word, part === 'title'))),
    );
  const title = hits('title');
  return title.length > 0 && hits('allergens').length === 0 ? title : hits('all');
}

function begins({ plain, stem }: SearchWord, word: SearchWord, isTitle: boolean): boolean {
  // A number, and the single letter of a vitamin, must be the whole word.
  if (/^(?:.|\d+)$/.test(plain)) return word.plain === plain;
  // A stem of up to three letters may only get an ending („san“ is not „sandalovina“), unless the
  // visitor is still typing the word.
  const isNear = stem.length > 3 || word.plain.length < stem.length + 4;
  const isBegun = word.plain.startsWith(plain) || word.stem.startsWith(stem);
  return isBegun && (isNear || (isTitle && plain === stem));
}

/** The words of the text that tell products apart; „bez šećera“ is one word, and another one than „šećer“. */
export function readWords(text: string): SearchWord[] {
  const separated = text.replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4');
  const words = wordsOf(separated).filter(({ stem }) => !SMALL.test(stem));
  return words.flatMap(({ plain, stem }, index) => {
    if (WITHOUT.test(plain)) return [];
    const before = WITHOUT.test(words[index - 1]?.plain ?? '') ? 'bez' : '';
    const singular = stem.replace(/(...)[oe]v$/, '$1'); // „sokovi“ is the plural of „sok“
    return [{ plain: before + plain, stem: before + singular }];
  });
}
