// One item of „Efekti proizvoda“ against the closed list: an authorised claim about a nutrient that
// the product contains, or plain words about care, taste and form.

import { stemsOf, wordsOf } from '../../model/fold.ts';
import { findNutrients, isAuthorised, readClaim, readComposition } from './claim.ts';
import { CARE_CLAIMS, type Nutrient, PLAIN } from './claims-list.ts';
import { offerClaims } from './offer.ts';
import { type Doubt, judgeSentence } from './sentence.ts';
import { findGroup, lineOf } from './words.ts';

/** Care alone may be promised by cosmetics, never by what one swallows. */
export type ProductType = 'food' | 'care';

const FACT =
  'Ako je to podatak o proizvodu, premestite ga u „Opis proizvoda“ ili „Sastav“; ako je obećanje, obrišite ga.';

/**
 * What is asked about the item; undefined when it may stand. Without a composition it is not asked
 * whether the product contains the nutrient.
 */
export function judgeEffect(
  item: string,
  type: ProductType,
  composition?: string,
): Doubt | undefined {
  const claim = readClaim(item);
  if (isAuthorised(claim, item)) return missNutrients(claim.nutrients, composition);
  if (claim.functions.length === 0 && isPlain(item, type)) {
    return missNutrients(findNutrients(item), composition);
  }
  const what = 'Ova stavka nije sa spiska dozvoljenih izjava: „%“.';
  return { what, advice: adviseOn(item, type, composition ?? ''), at: 0 };
}

/** The question about nutrients that the product does not contain. */
export function missNutrients(named: readonly Nutrient[], composition?: string): Doubt | undefined {
  const inside = composition === undefined ? named : readComposition(composition);
  const absent = named.filter((nutrient) => !inside.includes(nutrient));
  if (absent.length === 0) return undefined;
  const names = absent.map(({ name }) => name).join(', ');
  const what = `Izjava „%“ pominje ono čega nema u „Sastavu“: ${names}.`;
  const advice = 'Dopišite u „Sastav“ ono što stoji na deklaraciji ili obrišite izjavu.';
  return { what, advice, at: 0 };
}

function adviseOn(item: string, type: ProductType, composition: string): string {
  if (type === 'care' && findNutrients(item).length === 0) {
    return `Dozvoljeno je, na primer: „${CARE_CLAIMS[1]}“ ili „${CARE_CLAIMS[4]}“. ${FACT}`;
  }
  const [nearest] = offerClaims(item, composition);
  return nearest ? `Najbliža dozvoljena: „${nearest.claim}“. ${nearest.condition}` : FACT;
}

/** „za“, „od“, „dan“. */
const SHORT = 3;

/** Made of plain words: „Izvor vitamina C“. Some that nobody thought of may stand beside them. */
function isPlain(item: string, type: ProductType): boolean {
  const words = wordsOf(item);
  if (findGroup('cure', lineOf(words)).length > 0) return false;
  const names = findNutrients(item).flatMap(({ name, also }) => stemsOf([name, ...also].join(' ')));
  const isStrange = (stem: string) =>
    !PLAIN.food.has(stem) && !(type === 'care' && PLAIN.care.has(stem));
  const heavy = words.filter(
    ({ plain, stem }) => !/^\d/.test(plain) && plain.length > SHORT && !names.includes(stem),
  );
  const strange = heavy.filter(({ stem }) => isStrange(stem));
  const isPlainOnly = heavy.length > 0 && strange.length === 0;
  return isPlainOnly || (strange.length < Math.max(1, heavy.length) && !judgeSentence(item));
}
