// Suggests authorised claims about the nutrients that a product contains.
import { fold, stemsOf, type Word, wordsOf } from '../../model/fold.ts';
import { capitalize } from '../../model/word-forms.ts';
import { findNutrients, OWN_VERB, readComposition } from './claim.ts';
import { CARE_CLAIMS, type ClaimFunction, type Nutrient } from './claims-list.ts';
import { isWord } from './words.ts';

const MOST_OFFERS = 8;

/**
 * Up to eight authorised claims, the nearest first, that begin with the typed text or have the same
 * subject, about nutrients of the composition. Empty for an empty text, and where the typed text names a
 * nutrient that is not in the composition. `condition` is a Serbian sentence: what the product must fulfil.
 */
export function offerClaims(typed: string, composition: string) {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const inside = readComposition(composition);
  const named = findNutrients(typed);
  if (named.some((nutrient) => !inside.includes(nutrient))) return [];
  const isStart = (claim: string) => fold(claim).startsWith(fold(typed).trim());
  const care = CARE_CLAIMS.filter(isStart).map((claim) => ({ claim, condition: '' }));
  const offers = (named.length > 0 ? named : inside).flatMap((nutrient) =>
    [...nutrient.claims].map(([one, amount]) => {
      const claim = phraseClaim(nutrient, one, amount);
      const condition = amount ? `dnevna doza sadrži toliko: ${amount}` : nutrient.condition;
      const score = (isStart(claim) ? 2 : 0) + (concernsFunction(one, words) ? 1 : 0);
      return { claim, condition: `Dozvoljena je samo ako ${condition}.`, score };
    }),
  );
  const ranked = offers
    .filter(({ score }) => score > 0 || named.length > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ claim, condition }) => ({ claim, condition }));
  return [...care, ...ranked].slice(0, MOST_OFFERS);
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
