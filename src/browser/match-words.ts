// Finds products by the words that a visitor types, in Latin or Cyrillic letters: „sok od aloje“, „bez šećera“.
import { type Word, wordsOf } from '../model/fold';

/** Whether the product has the thing that the word names, or lacks it („bez šećera“). */
type Presence = 'has' | 'lacks' | 'unknown';
type SearchWord = Pick<Word, 'plain' | 'stem'> & { presence: Presence };

/**
 * The words of a product. `title`: its kind, name, short fact and everyday words; `all`: also its ingredients and
 * effects.
 */
export type SearchWords = Record<'title' | 'allergens' | 'all', readonly SearchWord[]>;

const WITHOUT = /^(?:bez|ne|nije|nisu)$/;
/** Stems of words that tell no product from another. */
const SMALL = /^(?:i|u|s|sa|za|od|do|na|po|uz|iz|ili|oko|nest|nek|ima|imat|dodat|glavn)$/;

/**
 * The products whose name or kind fits; else those that match in any of their words: „sok“ means a drink, not
 * the juice in a spray. When the visitor searches for an allergen, all products that contain it are found.
 */
export function findMatches<Entry extends SearchWords>(
  query: readonly SearchWord[],
  entries: readonly Entry[],
): readonly Entry[] {
  const hits = (part: 'title' | 'allergens' | 'all') =>
    entries.filter((entry) =>
      query.every((queryWord) =>
        entry[part].some((word) => matches(queryWord, word, part === 'title')),
      ),
    );
  const title = hits('title');
  return title.length > 0 && hits('allergens').length === 0 ? title : hits('all');
}

function matches(queryWord: SearchWord, word: SearchWord, isTitle: boolean): boolean {
  const presences = [queryWord.presence, word.presence];
  if (presences.includes('has') && presences.includes('lacks')) return false;
  const { plain, stem } = queryWord;
  // A number, and the single letter of a vitamin, must be the whole word.
  if (/^(?:.|\d+)$/.test(plain)) return word.plain === plain;
  // A stem of up to three letters may only get an ending („san“ is not „sandalovina“), unless the
  // visitor is still typing the word.
  const isNear = stem.length > 3 || word.plain.length < stem.length + 4;
  const begins = word.plain.startsWith(plain) || word.stem.startsWith(stem);
  return begins && (isNear || (isTitle && plain === stem));
}

/**
 * The words of the text that tell products apart. „bez“ makes the word behind it one that the product lacks; `later`
 * is the presence of the further words up to the next comma, such as zinc in „bez šećera i cinka“.
 */
export function readWords(text: string, later: Presence = 'lacks'): SearchWord[] {
  const separated = text.replace(/·/g, ',').replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4');
  let next: Presence = 'has';
  return wordsOf(separated).flatMap(({ plain, stem, isAfterBreak }) => {
    if (isAfterBreak) next = 'has';
    if (WITHOUT.test(plain)) next = 'lacks';
    if (WITHOUT.test(plain) || SMALL.test(stem)) return [];
    const presence = next;
    if (presence === 'lacks') next = later;
    const singular = stem.replace(/(...)[oe]v$/, '$1'); // „sokovi“ is the plural of „sok“
    return [{ plain, stem: singular, presence }];
  });
}
