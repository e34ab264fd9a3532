// Suggests authorised claims about the nutrients that a product contains.
import { fold, stemsOf, type Word, wordsOf } from '../../model/serbian/fold.ts';
import { capitalize } from '../../model/serbian/word-forms.ts';
import { findNutrients, OWN_VERB, readComposition } from './claim.ts';
import { CARE_CLAIMS, type ClaimFunction, type Nutrient } from './claims-list.ts';
import { isWord } from './words.ts';

const MOST_OFFERS = 8;

/** `care` is cosmetics, which may promise care; foods and supplements may not. */
export type ProductType = 'food' | 'care';

/** An effect as it is being typed, and the product that it is about. */
export interface Wanted {
  typed: string;
  composition: string;
  name: string;
  type: ProductType;
}

export interface Offer {
  claim: string;
  condition: string;
}

/**
 * Up to eight authorised claims, the nearest first, that begin with the typed text or have the same
 * subject, about nutrients of the composition. Empty for an empty text, and where the typed text names a
 * nutrient that is not in the composition. `condition` is a Serbian sentence: what the product must fulfil. To
 * cosmetics only the claims about care are offered that suit the product's `name`, to the other kinds none of them.
 */
export function offerClaims({ typed, composition, name, type }: Wanted): Offer[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  if (type === 'care') {
    const care = careClaimsFor(name).map((claim) => ({ claim, condition: '' }));
    return care.toSorted((a, b) => nearness(b.claim, typed) - nearness(a.claim, typed));
  }
  const inside = readComposition(composition);
  const named = findNutrients(typed);
  if (named.some((nutrient) => !inside.includes(nutrient))) return [];
  const offers = (named.length > 0 ? named : inside).flatMap((nutrient) =>
    [...nutrient.claims].map(([one, amount]) => {
      const claim = phraseClaim(nutrient, one, amount);
      const condition = amount ? `dnevna doza sadrži toliko: ${amount}` : nutrient.condition;
      const score = (isStart(claim, typed) ? 2 : 0) + (concernsFunction(one, words) ? 1 : 0);
      return { claim, condition: `Dozvoljena je samo ako ${condition}.`, score };
    }),
  );
  return offers
    .filter(({ score }) => score > 0 || named.length > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ claim, condition }) => ({ claim, condition }))
    .slice(0, MOST_OFFERS);
}

const isStart = (claim: string, typed: string) => fold(claim).startsWith(fold(typed).trim());

/** How many words of the claim somebody has typed; more than any of them when it begins as typed. */
function nearness(claim: string, typed: string): number {
  const stems = stemsOf(typed);
  return isStart(claim, typed) ? 99 : stemsOf(claim).filter((stem) => stems.includes(stem)).length;
}

/** The claims about care that a product with this name may have: of its own kind if there are some, else of the skin. */
export function careClaimsFor(name: string): string[] {
  const words = wordsOf(name);
  const isNamed = (entry: string) => words.some(({ plain }) => isWord(entry, plain));
  const own = CARE_CLAIMS.filter((claim) => claim.for?.some(isNamed));
  return (own.length > 0 ? own : CARE_CLAIMS.filter((claim) => !claim.for)).map(({ says }) => says);
}

/** Whether the words have the same subject as the function. */
export function concernsFunction({ says, topics }: ClaimFunction, words: readonly Word[]): boolean {
  const stems = stemsOf(says).slice(1);
  return words.some(
    ({ plain, stem }) =>
      topics.some((topic) => isWord(topic, plain)) ||
      (stem.length > 2 && stems.some((word) => word.startsWith(stem))),
  );
}

/** „Proteini doprinose rastu mišićne mase“, with the amount that the claim must state. */
export function phraseClaim(
  { name, plural }: Nutrient,
  { says }: ClaimFunction,
  amount?: string,
): string {
  const verb = OWN_VERB.test(says) ? '' : plural ? 'doprinose ' : 'doprinosi ';
  const whose = /DHA$/.test(name) ? `${name} ` : '';
  return `${capitalize(name)} ${verb}${says}${amount ? ` (uz ${amount} ${whose}dnevno)` : ''}`;
}
