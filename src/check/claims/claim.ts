// Reads a claim as a bag of stems: the names of nutrients before the verb, their functions after it. Order
// and repetition do not matter, so „Vitamini C, B6 i B12“ and „kostiju i zuba“ need no grammar.

import { fold, stemsOf, type Word, wordsOf } from '../../model/serbian/fold.ts';
import { AMOUNT, amountOf } from '../patterns/number-words.ts';
import {
  ADDITIVES,
  type ClaimFunction,
  FILLERS,
  FUNCTIONS,
  NUTRIENTS,
  type Nutrient,
  SYNONYMS,
} from './claims-list.ts';

export interface Claim {
  nutrients: Nutrient[];
  functions: ClaimFunction[];
  /** Words that belong to a nutrient, a function, a condition or the grammar. */
  words: Word[];
  rest: Word[];
  hasVerb: boolean;
}

const VERB = /^(doprin|potreb|neophod|ulog)/;
/** A function with a verb of its own („povećava apsorpciju gvožđa“) needs no „doprinosi“. */
export const OWN_VERB = /^\S+ava /;

interface StemPhrase<Meaning> {
  stems: readonly string[];
  means: Meaning;
}

const sharedStem = (stem: string) => SYNONYMS.get(stem) ?? stem;

/** The longest first, so that „vitamin B12“ is not taken for a shorter name. */
function phrases<Meaning>(rows: readonly (readonly [string, Meaning])[]): StemPhrase<Meaning>[] {
  const isNamed = (stem: string) => stem === 'vitamin' || !FILLERS.has(stem);
  return rows
    .map(([text, means]) => ({ stems: stemsOf(text).map(sharedStem).filter(isNamed), means }))
    .toSorted((a, b) => b.stems.length - a.stems.length);
}

const FUNCTION_PHRASES = phrases(
  [...FUNCTIONS].flatMap((one) => [one.says, ...one.also].map((text) => [text, one] as const)),
);
const NUTRIENT_NAMES = phrases(
  NUTRIENTS.flatMap((one) => [one.name, ...one.also].map((text) => [text, one] as const)),
);
const NUTRIENT_SOURCES = [
  ...NUTRIENT_NAMES,
  ...phrases(NUTRIENTS.flatMap((one) => one.from.map((text) => [text, one] as const))),
];

export function readClaim(text: string): Claim {
  const words = wordsOf(text);
  const verb = words.findIndex(({ plain }) => VERB.test(plain));
  const head = words.slice(0, Math.max(verb, 0));
  const tail = words.slice(Math.max(verb, 0));
  // Where one side of the verb has no nutrient, or no function, the whole claim is searched for it.
  const names = findPhrases(NUTRIENT_NAMES, head, new Set());
  const functions =
    whenAny(findPhrases(FUNCTION_PHRASES, tail, names.used)) ??
    findPhrases(FUNCTION_PHRASES, words, names.used);
  const nutrients = whenAny(names) ?? findPhrases(NUTRIENT_NAMES, words, functions.used);
  const used = new Set([...functions.used, ...nutrients.used]);
  const isRest = ({ stem, plain }: Word) =>
    !used.has(sharedStem(stem)) && !FILLERS.has(stem) && !VERB.test(plain) && !/^\d/.test(plain);
  return {
    nutrients: nutrients.meanings,
    functions: functions.meanings,
    words: words.filter((word) => !isRest(word)),
    rest: words.filter(isRest),
    hasVerb: verb >= 0 || functions.meanings.every(({ says }) => OWN_VERB.test(says)),
  };
}

interface FoundPhrases<Meaning> {
  meanings: Meaning[];
  /** The stems of these phrases, and all of `usedBefore`. */
  used: ReadonlySet<string>;
}

/** Undefined when nothing has been found. */
function whenAny<Meaning>(found: FoundPhrases<Meaning>): FoundPhrases<Meaning> | undefined {
  return found.meanings.length > 0 ? found : undefined;
}

/** The phrases whose stems all occur in the words; each needs a stem that no longer phrase has used. */
function findPhrases<Meaning>(
  list: readonly StemPhrase<Meaning>[],
  words: readonly Word[],
  usedBefore: ReadonlySet<string>,
): FoundPhrases<Meaning> {
  const stemsOfText = new Set(words.map(({ stem }) => sharedStem(stem)));
  const used = new Set(usedBefore);
  const meanings = new Set<Meaning>();
  for (const { stems, means } of list) {
    const isNew = stems.some((stem) => !used.has(stem));
    if (!isNew || !stems.every((stem) => stemsOfText.has(stem))) continue;
    for (const stem of stems) used.add(stem);
    meanings.add(means);
  }
  return { meanings: [...meanings], used };
}

/** Whether the list of the law allows the claim, with the amount that it requires in the text. */
export function isAuthorised(
  { nutrients, functions, rest, hasVerb }: Claim,
  text: string,
): boolean {
  const isWhole = nutrients.length > 0 && functions.length > 0 && hasVerb && rest.length === 0;
  const most = Math.max(0, ...amountsIn(text));
  const mayDo = ({ claims }: Nutrient, one: ClaimFunction) =>
    claims.has(one) && most >= Math.max(0, ...amountsIn(claims.get(one) ?? ''));
  return isWhole && nutrients.every((nutrient) => functions.every((one) => mayDo(nutrient, one)));
}

const WEIGHT = new RegExp(`(${AMOUNT})\\s*(m?)(?:g(?!\\p{L})|gram|ilig)`, 'gu');

/** Amounts in a text, in milligrams. */
function amountsIn(text: string): number[] {
  const amounts = fold(text).matchAll(WEIGHT);
  return [...amounts].map(([, number = '', milli]) => amountOf(number) * (milli ? 1 : 1000));
}

/** A denial and up to three words after it, not across a comma. */
const WITHOUT = /(?:\bbez|ne sadrži|\bnema)(?:\s+[^\s,.;]+){1,3}/giu;

/** The nutrients that a text names; a denied one („bez fluora“) does not count. */
export function findNutrients(text: string, names = NUTRIENT_NAMES): Nutrient[] {
  const parts = text.replace(WITHOUT, ' ').split(/[.;]\s/);
  const bags = parts.map((part) => new Set(stemsOf(part).map(sharedStem)));
  const isSaid = ({ stems }: StemPhrase<Nutrient>) =>
    bags.some((bag) => stems.every((stem) => bag.has(stem)));
  return [...new Set(names.filter(isSaid).map(({ means }) => means))];
}

const ADDITIVE = new RegExp(`[\\p{L}]+[- ](?:${ADDITIVES.join('|')})\\p{L}*`, 'giu');

/** The nutrients that a product contains according to its „Sastav“. */
export function readComposition(text: string): Nutrient[] {
  return findNutrients(text.replace(ADDITIVE, ' '), NUTRIENT_SOURCES);
}
