// What may be said instead, or next: authorised claims about what the product contains.
import { fold, plainOf } from '../../model/fold.ts';
import { capitalize } from '../../model/word-forms.ts';
import { CARE_CLAIMS, type ClaimFunction, FUNCTIONS, type Nutrient } from './claims-list.ts';
import { findNutrients, readComposition } from './read-claim.ts';

const MOST_OFFERS = 8;

interface Offer {
  claim: string;
  /** A Serbian sentence: what the product must fulfil. */
  condition: string;
}

/**
 * Up to eight authorised claims, the nearest first, that go on from what has been typed or say what it
 * wanted to say, about nutrients of the composition; those that are named are kept together. Empty for
 * an empty text, and where a named one is not in the composition.
 */
export function offerClaims(typed: string, composition: string): Offer[] {
  const words = plainOf(typed);
  if (words.length === 0) return [];
  const inside = readComposition(composition);
  const named = findNutrients(typed);
  if (named.some((nutrient) => !inside.includes(nutrient))) return [];
  const subjects = named.length > 0 ? [named] : inside.map((nutrient) => [nutrient]);
  const wanted = topicsOf(words);
  const isStart = (claim: string) => fold(claim).startsWith(fold(typed).trim());
  const offers = subjects.flatMap((nutrients) =>
    commonFunctions(nutrients).map((one) => {
      const claim = phraseClaim(nutrients, one);
      const score = (isStart(claim) ? 2 : 0) + (wanted.includes(one) ? 1 : 0);
      return { claim, condition: conditionOf(nutrients, one), score };
    }),
  );
  const care = CARE_CLAIMS.filter(isStart).map((claim) => ({ claim, condition: '' }));
  const ranked = offers
    .filter(({ score }) => score > 0 || named.length > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ claim, condition }) => ({ claim, condition }));
  return [...care, ...ranked].slice(0, MOST_OFFERS);
}

/** What the folded words are about, as far as an authorised claim speaks of it. */
export function topicsOf(words: readonly string[]): ClaimFunction[] {
  return FUNCTIONS.filter(({ topics }) =>
    topics.some((topic) => words.some((word) => word.startsWith(topic))),
  );
}

/** Ids of what the nutrient may be said to do. */
export function functionsOf({ may, amounts }: Nutrient): string[] {
  return [...may, ...Object.keys(amounts)];
}

function commonFunctions(nutrients: readonly Nutrient[]): ClaimFunction[] {
  return FUNCTIONS.filter(({ id }) =>
    nutrients.every((nutrient) => functionsOf(nutrient).includes(id)),
  );
}

/** „Cink i vitamin C doprinose …“: one claim about all of these nutrients, with its amount. */
export function phraseClaim(
  asked: readonly Nutrient[],
  { id, says, ownVerb }: ClaimFunction,
): string {
  const [first] = asked;
  const isPair = asked.length === 1 && first?.together.includes(id);
  const names = isPair ? 'EPA i DHA' : nameTogether(asked);
  const isPlural = asked.length > 1 || isPair || first?.plural === true;
  const amount = asked.map((one) => amountOf(one, id)).find(Boolean);
  const whose = names === 'DHA' || names === 'EPA i DHA' ? `${names} ` : '';
  const condition = amount ? ` (uz ${amount} ${whose}dnevno)` : '';
  if (ownVerb)
    return `${names} ${isPlural ? says.replace(/^\S+a(?= )/, '$&ju') : says}${condition}`;
  return `${names} ${isPlural ? 'doprinose' : 'doprinosi'} ${says}${condition}`;
}

function amountOf({ may, amounts }: Nutrient, id: string): string | undefined {
  return may.includes(id) ? undefined : amounts[id];
}

/** What must be true of the product, so that the claim may stand. */
function conditionOf(nutrients: readonly Nutrient[], { id }: ClaimFunction): string {
  const amount = nutrients.map((one) => amountOf(one, id)).find(Boolean);
  if (amount) return `Dozvoljena je samo ako dnevna doza sadrži toliko: ${amount}.`;
  const own = nutrients.find(({ condition }) => condition)?.condition;
  if (own) return `Dozvoljena je samo uz uslov: ${own}.`;
  return 'Dozvoljena je samo ako dnevna doza sadrži bar 15% preporučenog unosa te materije.';
}

/** „Vitamini C, B6 i folna kiselina“, with a capital letter. */
export function nameTogether(nutrients: readonly Nutrient[]): string {
  const isVitamin = ({ name }: Nutrient) => name.startsWith('vitamin ');
  const letters = nutrients.filter(isVitamin).map(({ name }) => name.replace('vitamin ', ''));
  const others = nutrients.filter((one) => !isVitamin(one)).map(({ name }) => name);
  const head = ['', 'vitamin ', 'vitamini '][Math.min(letters.length, 2)];
  const parts = [...letters, ...others];
  const text = [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' i ');
  return capitalize(`${head}${text}`);
}
