// Checks one item of „Efekti proizvoda“. Allowed are an authorised claim about a nutrient that the product
// contains, and plain words about care, taste and form.

import { stemsOf, wordsOf } from '../../model/serbian/fold.ts';
import { findNutrients, isAuthorised, readClaim, readComposition } from './claim.ts';
import { type Nutrient, PLAIN } from './claims-list.ts';
import { careClaimsFor, offerClaims, type ProductType } from './offer.ts';
import { checkSentence, type Doubt, healingIn } from './sentence.ts';
import { findGroup, joinWords } from './words.ts';

const FACT =
  'Ako je to podatak o proizvodu, premestite ga u „Opis proizvoda“ ili „Sastav“; ako je obećanje, obrišite ga.';

/**
 * The doubt about the item; undefined when the item is allowed. Without a composition, the product counts
 * as containing every nutrient. The advice suits a product with this `name`.
 */
export function checkEffect(
  item: string,
  type: ProductType,
  composition?: string,
  name = '',
): Doubt | undefined {
  const claim = readClaim(item);
  if (isAuthorised(claim, item)) return checkNutrients(claim.nutrients, composition);
  if (claim.functions.length === 0 && isPlainText(item, type)) {
    return checkNutrients(findNutrients(item), composition);
  }
  const text = 'Ova stavka nije sa spiska dozvoljenih izjava: „%“.';
  return { text, fix: adviseOn(item, type, composition ?? '', name), at: 0, ...healingIn(item) };
}

/** The doubt about named nutrients that the product does not contain. */
export function checkNutrients(
  named: readonly Nutrient[],
  composition?: string,
): Doubt | undefined {
  const inside = composition === undefined ? named : readComposition(composition);
  const absent = named.filter((nutrient) => !inside.includes(nutrient));
  if (absent.length === 0) return undefined;
  const names = absent.map(({ name }) => name).join(', ');
  const text = `Izjava „%“ pominje ono čega nema u „Sastavu“: ${names}.`;
  const fix = 'Dopišite u „Sastav“ ono što stoji na deklaraciji ili obrišite izjavu.';
  return { text, fix, at: 0 };
}

function adviseOn(item: string, type: ProductType, composition: string, name: string): string {
  if (type === 'care' && findNutrients(item).length === 0) {
    const claims = careClaimsFor(name).slice(0, 2);
    return `Dozvoljeno je, na primer: „${claims.join('“ ili „')}“. ${FACT}`;
  }
  const [nearest] = offerClaims({ typed: item, composition, name, type: 'food' });
  return nearest ? `Najbliža dozvoljena: „${nearest.claim}“. ${nearest.condition}` : FACT;
}

/** In letters: words up to this length („za“, „od“, „dan“) are ignored. */
const SHORT = 3;

/** Whether the item has plain words only („Izvor vitamina C“), or at least some of them and nothing doubtful. */
function isPlainText(item: string, type: ProductType): boolean {
  const words = wordsOf(item);
  if (findGroup('cure', joinWords(words)).length > 0) return false;
  const names = findNutrients(item).flatMap(({ name, also }) => stemsOf([name, ...also].join(' ')));
  const isStrange = (stem: string) =>
    !PLAIN.food.has(stem) && !(type === 'care' && PLAIN.care.has(stem));
  const heavy = words.filter(
    ({ plain, stem }) => !/^\d/.test(plain) && plain.length > SHORT && !names.includes(stem),
  );
  const strange = heavy.filter(({ stem }) => isStrange(stem));
  const isPlainOnly = heavy.length > 0 && strange.length === 0;
  return isPlainOnly || (strange.length < Math.max(1, heavy.length) && !checkSentence(item));
}
