// One item of „Efekti proizvoda“ against the closed list: an authorised claim about a nutrient that
// the product contains, a plain word about care, or a plain fact about taste and form.

import { wordsOf } from '../../model/fold.ts';
import { type Fault, faultOf, findNutrients, readClaim, readComposition } from './claim.ts';
import { CARE_CLAIMS, type Nutrient, PLAIN } from './claims-list.ts';
import { offerClaims, phraseClaim } from './offer.ts';
import { judgeSentence } from './sentence.ts';
import { findGroup } from './words.ts';

/** Care alone may be promised by cosmetics, never by what one swallows. */
export type Shelf = 'food' | 'care';

const FACT =
  'Ako je to podatak o proizvodu, premestite ga u „Opis proizvoda“ ili „Sastav“; ako je obećanje, obrišite ga.';

interface EffectDoubt {
  /** Serbian: what is asked, with % for the item. */
  what: string;
  advice: string;
}

/**
 * What is asked about the item; undefined when it may stand. Without a composition it is not asked
 * whether the product contains the nutrient.
 */
export function judgeEffect(
  item: string,
  shelf: Shelf,
  composition?: string,
): EffectDoubt | undefined {
  const claim = readClaim(item);
  const fault = faultOf(claim, item);
  if (fault && !isPlain(item, shelf)) {
    const what = 'Ova stavka nije sa spiska dozvoljenih izjava: „%“.';
    return { what, advice: adviseOn(item, shelf, composition ?? '', fault) };
  }
  return missNutrients(fault ? findNutrients(item) : claim.nutrients, composition);
}

/** The question about nutrients that the product does not contain. */
export function missNutrients(
  named: readonly Nutrient[],
  composition?: string,
): EffectDoubt | undefined {
  if (composition === undefined) return undefined;
  const inside = readComposition(composition);
  const absent = named.filter((nutrient) => !inside.includes(nutrient));
  if (absent.length === 0) return undefined;
  const names = absent.map(({ name }) => name).join(', ');
  const what = `Izjava „%“ pominje ono čega nema u „Sastavu“: ${names}.`;
  return { what, advice: 'Dopišite u „Sastav“ ono što stoji na deklaraciji ili obrišite izjavu.' };
}

function adviseOn(item: string, shelf: Shelf, composition: string, fault: Fault): string {
  if (fault !== 'unreadable' && fault.amount) {
    const proposal = phraseClaim(fault.nutrient, fault.function, fault.amount);
    return `Uz ovu izjavu mora da stoji količina. Dozvoljena je ovako: „${proposal}“.`;
  }
  const reason =
    fault === 'unreadable'
      ? ''
      : `Za „${fault.nutrient.name}“ izjava o „${fault.function.says}“ nije odobrena. `;
  if (shelf === 'care' && findNutrients(item).length === 0) {
    return `Dozvoljeno je, na primer: „${CARE_CLAIMS[1]}“ ili „${CARE_CLAIMS[4]}“. ${FACT}`;
  }
  const [nearest] = offerClaims(item, composition);
  if (nearest) return `${reason}Najbliža dozvoljena: „${nearest.claim}“. ${nearest.condition}`;
  return `${reason}${FACT}`;
}

/** Made of plain words: „Izvor vitamina C“. Some words that nobody thought of may stand beside them. */
function isPlain(item: string, shelf: Shelf): boolean {
  const nutrients = findNutrients(item).flatMap(({ name, also }) =>
    wordsOf([name, ...also].join(' ')),
  );
  const known = new Set(nutrients.map(({ stem }) => stem));
  const words = wordsOf(item).filter(({ plain }) => !/^\d/.test(plain) && plain.length > 1);
  const heavy = words.filter(({ stem }) => !PLAIN.small.has(stem) && !known.has(stem));
  const shelves = shelf === 'food' ? [PLAIN.food] : [PLAIN.food, PLAIN.care];
  const strange = heavy.filter(({ stem }) => !shelves.some((plain) => plain.has(stem)));
  if (findGroup('cure', words).length > 0) return false;
  return strange.length === 0 || (strange.length < heavy.length && !judgeSentence(item));
}
