// Reads a claim such as „Vitamini C, B6 i folna kiselina doprinose smanjenju umora i iscrpljenosti“.
import { type Amount, readAmounts, splitCondition } from './amounts.ts';
import {
  continueWith,
  type Match,
  matchAt,
  NAMES_BY_STEM,
  PHRASES_BY_STEM,
  type Phrase,
  stemsOf,
  vitaminAt,
} from './claim-phrases.ts';
import { type Word, wordsOf } from './fold.ts';
import { type FunctionId, OWN_VERB } from './functions.ts';
import { EPA_WITH_DHA, type Nutrient } from './nutrients.ts';

/** A claim in its parts: all of `nutrients` are said to do all of `functions`. */
export interface Claim {
  nutrients: Nutrient[];
  functions: FunctionId[];
}

export interface ReadClaim {
  claims: Claim[];
  /** Amounts named in it. */
  amounts: Amount[];
  /** Words that belong to no nutrient, function or condition. */
  unknown: Word[];
}

/** Why a claim that was understood is not authorised as it stands. */
export type Fault =
  | { what: 'function'; nutrient: Nutrient; functions: FunctionId[] }
  | { what: 'amount'; nutrient: Nutrient; amount: string }
  | { what: 'unreadable' };

const VERBS = new Set(['doprinos', 'doprin', 'doprinet', 'potrebn', 'neophodn', 'uloga', 'ulog']);
const FILLERS = new Set(
  'i te kao takode a je su za ima imaju u uz sa s iz koji koja koje sto pored toga sadrzi sadrze zahvaljujuci coveka ljudskom organizmu'.split(
    ' ',
  ),
);

/** The nutrients named anywhere in the text, each once. */
export function findNutrients(text: string): Nutrient[] {
  return [...new Set(readClaim(text).claims.flatMap(({ nutrients }) => nutrients))];
}

/** Takes the text apart. Never fails: what is not understood is `unknown`. */
export function readClaim(text: string): ReadClaim {
  const { claim, condition, isClear } = splitCondition(text.replace(/\bB[\s-]+(\d)/gi, 'B$1'));
  const words = wordsOf(claim);
  const stems = stemsOf(words);
  const groups: (Claim & { hasVerb: boolean; isInverted: boolean })[] = [];
  const unknown: Word[] = isClear ? [] : wordsOf(condition);
  let last: Phrase<readonly FunctionId[]> | undefined;
  let isListing = false;
  let group = open();

  function open() {
    const fresh = { nutrients: [], functions: [], hasVerb: false, isInverted: false };
    groups.push(fresh);
    return fresh as (typeof groups)[number];
  }

  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const phrase = matchAt(PHRASES_BY_STEM, stems, at) ?? continueWith(last, stems, at);
    if (phrase) {
      if (group.nutrients.length === 0) group.isInverted = true;
      group.functions.push(...phrase.means);
      last = phrase.whole;
      at += phrase.length;
      isListing = false;
      continue;
    }
    const nutrient = isListing ? undefined : matchAt(NAMES_BY_STEM, stems, at);
    const letter: Match<Nutrient> | undefined =
      isListing || word.stem === 'vitamin' ? vitaminAt(words, at) : undefined;
    const found = letter ?? nutrient ?? matchAt(NAMES_BY_STEM, stems, at);
    if (found) {
      if (group.functions.length > 0 && !group.isInverted) group = open();
      group.nutrients.push(found.means);
      isListing = letter !== undefined;
      at += found.length;
      continue;
    }
    if (VERBS.has(word.stem)) group.hasVerb = true;
    else if (word.stem !== 'vitamin' && word.stem !== 'mineral' && !FILLERS.has(word.plain)) {
      unknown.push(word);
    }
    at += 1;
  }
  const claims = groups.filter(
    ({ functions, nutrients }) => functions.length + nutrients.length > 0,
  );
  const isSaid = (claim: (typeof groups)[number]) =>
    claim.hasVerb || claims[0]?.hasVerb || claim.functions.every((id) => OWN_VERB.has(id));
  if (!claims.every(isSaid)) unknown.push(...words.slice(0, 1));
  return { claims, amounts: readAmounts(condition), unknown };
}

/** The faults of a claim; none for an authorised one. */
export function findFaults({ claims, amounts, unknown }: ReadClaim): Fault[] {
  const isWhole =
    claims.length > 0 && claims.every((c) => c.nutrients.length && c.functions.length);
  if (!isWhole || unknown.length > 0) return [{ what: 'unreadable' }];
  return claims.flatMap((claim) =>
    claim.nutrients.flatMap((nutrient) => faultsOf(nutrient, claim, amounts)),
  );
}

function faultsOf(nutrient: Nutrient, claim: Claim, amounts: readonly Amount[]): Fault[] {
  const isAlone = new Set(claim.nutrients.map(({ name }) => name)).size === 1;
  const isPair = nutrient.name === 'EPA' || nutrient.name === 'DHA';
  const functions = claim.functions.filter(
    (id) =>
      !(nutrient.may.includes(id) || nutrient.amounts?.[id]) ||
      (isPair && isAlone && EPA_WITH_DHA.includes(id)),
  );
  if (functions.length > 0) return [{ what: 'function', nutrient, functions }];
  const missing = claim.functions
    .map((id) => (nutrient.may.includes(id) ? undefined : nutrient.amounts?.[id]))
    .find((needed) => needed && !amounts.some((amount) => amount.covers(needed)));
  return missing ? [{ what: 'amount', nutrient, amount: missing }] : [];
}
