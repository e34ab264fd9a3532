// Compares „Sastav“ with what else a product's text says: shares, what it denies, what it names, the kind of its
// pieces and the part of the body that it is for.
import { stemsOf } from '../../model/serbian/fold.ts';
import { type Finding, warning } from '../finding.ts';
import { NUMBER } from '../patterns/number-words.ts';
import type { ProductText } from '../products.ts';
import type { CheckedProduct } from '../read-product.ts';
import type { Text } from '../read-text.ts';
import { lineIn, type Place, placesOf } from '../statements/places.ts';
import { OPEN_QUESTION } from './own-notes.ts';

const FIX = 'Uporedite sa deklaracijom i ispravite ono što nije tačno.';

export function checkComposition(text: ProductText): Finding[] {
  const { product } = text;
  const places = placesOf(text, product);
  return [
    ...checkShares(text.path, places),
    ...checkDenials(text, product),
    ...checkIngredients(text.path, places, product),
    ...checkPieces(text, places),
    ...(product.isCosmetic ? checkBody(text, places) : []),
  ];
}

/** A share of the whole product; „95% polifenola“ is a share of an ingredient. */
const SHARE = /(\d+(?:,\d+)?) ?%(?=\s*(?:[,.;()]|$|(?:i|ili|uz|sa)\s))/gmu;

/** A paragraph of „Sastav“ whose shares are together more than the whole. */
function checkShares(path: string, places: readonly Place[]): Finding[] {
  const { source = '', line = 1 } = places.find(({ name }) => name === 'composition') ?? {};
  return source.split('\n').flatMap((paragraph, index) => {
    const shares = [...paragraph.matchAll(SHARE)].map(([, number = '']) =>
      Number(number.replace(',', '.')),
    );
    const sum = shares.reduce((all, share) => all + share, 0);
    // More than 100% in one place is found by `patterns/amounts.ts`.
    if (sum <= 100 || shares.some((share) => share > 100)) return [];
    const total = sum.toLocaleString('sr-Latn-RS', { maximumFractionDigits: 1 });
    const message = `Procenti u „Sastavu“ daju zajedno ${total}%, a ne mogu da daju više od 100%.`;
    return [warning(path, line + index, message, 'Uporedite ih sa deklaracijom.')];
  });
}

/** A denial that is not itself denied: not „nije bez šećera“. */
const denialOf = (words: string) =>
  new RegExp(`(?<!\\p{L}|n(?:ije|isu) (?:ni )?)${words}(?!\\p{L})`, 'iu');
/** An ingredient that „Sastav“ does not deny: not „bez šećera“. */
const ingredientOf = (words: string) => new RegExp(`(?<!bez |\\p{L})(?:${words})\\p{L}*`, 'iu');

/** What a text can deny although „Sastav“ names it, where a visitor would rely on it. */
export const DENIALS = [
  {
    // „bez belog šećera“ may be true beside another sugar.
    denial: denialOf('bez (?:dodat\\p{L}* |ikakvog )?šećera'),
    // Sugars as a label names them; polyols („šećerni alkoholi“) and glucosamine are no sugars.
    ingredient: ingredientOf(
      'fruktoz|saharoz|glukoz(?!am)|dekstroz|šećer(?!n)|med(?:a|om)?(?!\\p{L})',
    ),
  },
  {
    denial: denialOf('bez kofeina'),
    ingredient: ingredientOf('kofein|guaran|crn\\p{L}+ čaj|zelen\\p{L}+ (?:čaj|kaf)'),
  },
  {
    denial: denialOf('(?:vegansk\\p{L}*|(?:i )?za vegane)'),
    ingredient: ingredientOf(
      'pčelinj\\p{L}* |propolis|med(?:a|om)?(?!\\p{L})|želatin|riblj\\p{L}* |lignj|mlek|surutk|lanolin',
    ),
  },
] as const;

/** A sentence that recommends another product: „Ko traži napitak bez šećera, neka uzme čist gel.“ */
const OF_ANOTHER =
  /(?<!\p{L})(?:ako|ko|kome|kojima|onima|traži\p{L}*|želi\p{L}*|umesto|izbor)(?!\p{L})|\]\(/iu;

function checkDenials({ path, lines }: Text, { composition }: CheckedProduct): Finding[] {
  return DENIALS.flatMap(({ denial, ingredient }) => {
    const [named] = ingredient.exec(composition) ?? [];
    if (named === undefined) return [];
    return lines.flatMap((line, index) => {
      // An open question may be whether the product is without something.
      const sentences = OPEN_QUESTION.test(line) ? [] : line.split(/(?<=[.!?]) /);
      const sentence = sentences.find((one) => denial.test(one) && !OF_ANOTHER.test(one));
      const [typed] = denial.exec(sentence ?? '') ?? [];
      if (typed === undefined) return [];
      const message = `Piše „${typed}“, a u „Sastavu“ je ${named}.`;
      return [warning(path, index + 1, message, 'Pogledajte na deklaraciji šta je tačno.')];
    });
  });
}

/** „pire od breskve“, „sok belog grožđa“, „ulje jojobe“ */
const FROM_A_PLANT =
  /(?<!\p{L})(?:pire|sok|ulje|ekstrakt|aroma) (?:od |iz )?(\p{L}+(?: \p{L}{2,})?)/giu;

/** An ingredient above „Sastav“ that neither it nor the name has: it may be that of another product. */
function checkIngredients(
  path: string,
  places: readonly Place[],
  { composition, name }: CheckedProduct,
): Finding[] {
  if (composition === '') return [];
  const inside = new Set([...stemsOf(composition), ...stemsOf(name)]);
  const named = places.filter((place) => place.name === 'description' || place.name === 'facts');
  return named.flatMap((place) =>
    [...place.source.matchAll(FROM_A_PLANT)]
      .filter(([, words = '']) => !stemsOf(words).some((stem) => inside.has(stem)))
      .filter((match) => !OF_ANOTHER.test(sentenceAround(place.source, match.index)))
      .map((match) => {
        const message = `Piše „${match[0]}“, a toga u „Sastavu“ nema.`;
        return warning(path, lineIn(place, match.index), message, FIX);
      }),
  );
}

const sentenceAround = (source: string, at: number) =>
  source.slice(source.lastIndexOf('.', at) + 1).split('.')[0] ?? '';

const PIECES = ['tablet', 'kapsul', 'kesic'];
const COUNTED = new RegExp(`${NUMBER} (?:filter-)?(${PIECES.join('|')})`, 'giu');
const ANY_PIECE = new RegExp(
  `(?<!\\p{L}|filter-)(${PIECES.join('|')})(?=\\p{L}{1,2}(?!\\p{L}))`,
  'giu',
);

/** The pieces of „Kratka činjenica“, or of the name, are those that are taken: no capsules of a pack of tablets. */
function checkPieces({ path, data, lineOf }: Text, places: readonly Place[]): Finding[] {
  const name: Place = {
    name: 'facts',
    source: String(data['name'] ?? ''),
    line: lineOf(['name']) ?? 1,
  };
  const piecesIn = ({ source }: Place, pattern: RegExp) =>
    [...source.matchAll(pattern)].map((match) => ({ match, piece: match[1]?.toLowerCase() ?? '' }));
  const facts = places.find((one) => one.name === 'facts') ?? name;
  const own = [facts, name].map((place) => piecesIn(place, ANY_PIECE)).find((found) => found[0]);
  if (!own) return [];
  const allowed = new Set(own.map(({ piece }) => piece));
  const compared = [
    { place: name, pattern: ANY_PIECE },
    ...places.map((place) => ({
      place,
      // A description may speak of other products.
      pattern: place.name === 'use' ? ANY_PIECE : COUNTED,
    })),
  ];
  const odd = compared
    .flatMap(({ place, pattern }) => piecesIn(place, pattern).map((found) => ({ ...found, place })))
    .find(({ piece }) => !allowed.has(piece));
  if (!odd) return [];
  const [typed] = own[0]?.match ?? [];
  const message = `Na dva mesta nije ista vrsta: „${typed}…“ i „${odd.match[0]}…“.`;
  const line = lineIn(odd.place, odd.match.index);
  return [warning(path, line, message, FIX)];
}

/** Parts of the body, by the beginning of their names. */
const BODY = /(?<!\p{L})(usn|kos(?=[aeiuo]m?(?!\p{L}))|zub(?=[aei]|im)|nokt)\p{L}*/giu;

/** The part of the body in „Način upotrebe“ stands somewhere else, too: lips are none of a deodorant's. */
function checkBody({ path, lines }: Text, places: readonly Place[]): Finding[] {
  const use = places.find((one) => one.name === 'use');
  if (!use) return [];
  const above = lines
    .slice(0, use.line - 1)
    .join('\n')
    .toLowerCase();
  const odd = [...use.source.matchAll(BODY)].find(
    ([, part = '']) => !new RegExp(`(?<!\\p{L})${part}`, 'iu').test(above),
  );
  if (!odd) return [];
  const message = `Ovde piše „${odd[0]}“, a iznad, u podacima, opisu i efektima, toga nema.`;
  const fix = 'Ako je tekst od drugog proizvoda, ispravite ga prema deklaraciji.';
  return [warning(path, lineIn(use, odd.index), message, fix)];
}
