// Reads a claim as a bag of stems: the names of nutrients before the verb, what they do behind it.
// Order and repeated words do not matter, so „Vitamini C, B6 i B12“ and „kostiju i zuba“ need no rules.

import { stemsOf, type Word, wordsOf } from '../../model/fold.ts';
import {
  ADDITIVES,
  type ClaimFunction,
  FUNCTIONS,
  NUTRIENTS,
  type Nutrient,
  SAME,
} from './claims-list.ts';

/** All of `nutrients` are said to do all of `functions`. */
export interface Claim {
  nutrients: Nutrient[];
  functions: ClaimFunction[];
  words: readonly Word[];
  /** Words that belong to no nutrient, function or condition. */
  rest: Word[];
  hasVerb: boolean;
}

const FILLERS = new Set(
  stemsOf(`i te kao takode je su za ima imaju u uz sa s iz koji koja koje sto pored toga sadrzi
    sadrze zahvaljujuci coveka ljudskom organizmu vitamin mineral dnevno dan po na unos unosom kolicina
    doza dozu najmanje bar barem minimum od do svih izvora zajedno porciji tecnosti mg g l ml mcg miligrama
    grama litra litara svakog dana povrh uobicajenog preporucenog postize se kod
    povoljan povoljno efekat dejstvo ucinak ostvaruje stanja dozi`),
);
const VERB = /^(doprin|potreb|neophod|ulog)/;

interface Phrase<Meaning> {
  stems: readonly string[];
  means: Meaning;
}

const say = (stem: string) => SAME.get(stem) ?? stem;
const phrase = <Meaning>(text: string, means: Meaning): Phrase<Meaning> => ({
  stems: stemsOf(text)
    .map(say)
    .filter((stem) => stem === 'vitamin' || !FILLERS.has(stem)),
  means,
});
const longestFirst = (a: Phrase<unknown>, b: Phrase<unknown>) => b.stems.length - a.stems.length;

const PHRASES = FUNCTIONS.flatMap((one) =>
  [one.says, ...one.also].map((text) => phrase(text, one)),
).sort(longestFirst);
const NAMES = NUTRIENTS.flatMap((one) =>
  [one.name, ...one.also].map((text) => phrase(text, one)),
).sort(longestFirst);
const SOURCES = NUTRIENTS.flatMap((one) =>
  [one.name, ...one.also, ...one.from].map((text) => phrase(text, one)),
);

export function readClaim(text: string): Claim {
  const words = wordsOf(text);
  const used = new Set<string>();
  const verb = words.findIndex(({ plain }) => VERB.test(plain));
  const [head, tail] = [words.slice(0, Math.max(verb, 0)), words.slice(Math.max(verb, 0))];
  const named = takeFrom(NAMES, head, used);
  const behind = takeFrom(PHRASES, tail, used);
  const functions = behind.length > 0 ? behind : takeFrom(PHRASES, words, used);
  const nutrients = named.length > 0 ? named : takeFrom(NAMES, words, used);
  const rest = words.filter(
    ({ stem, plain }) =>
      !used.has(say(stem)) && !FILLERS.has(stem) && !VERB.test(plain) && !/^\d/.test(plain),
  );
  return {
    nutrients,
    functions,
    words,
    rest,
    hasVerb: verb >= 0 || functions.every(({ ownVerb }) => ownVerb),
  };
}

/** Each phrase that lies in the words whole and brings a word that no longer one has taken. */
function takeFrom<Meaning>(
  phrases: readonly Phrase<Meaning>[],
  words: readonly Word[],
  used: Set<string>,
): Meaning[] {
  const bag = new Set(words.map(({ stem }) => say(stem)));
  const found = phrases.filter(({ stems }) => {
    const isNew = stems.some((stem) => !used.has(stem));
    if (!isNew || !stems.every((stem) => bag.has(stem))) return false;
    for (const stem of stems) used.add(stem);
    return true;
  });
  return [...new Set(found.map(({ means }) => means))];
}

/** The nutrients that a text names; what it is without („bez fluora“) does not count. */
export function findNutrients(text: string, phrases = NAMES): Nutrient[] {
  const parts = text.split(/[.;]\s|,\s(?=bez\b)|(?=\b(?:bez|ne sadrži|nema)\b)/i);
  const said = parts.map((part) =>
    part.replace(/^(?:bez|ne sadrži|nema)\s+(?:\S+\s+){0,2}\S+/i, ''),
  );
  const bags = said.map((part) => new Set(wordsOf(part).map(({ stem }) => say(stem))));
  const isSaid = ({ stems }: Phrase<Nutrient>) =>
    bags.some((bag) => stems.every((stem) => bag.has(stem)));
  return [...new Set(phrases.filter(isSaid).map(({ means }) => means))];
}

const ADDITIVE = new RegExp(`[\\p{L}]+[- ](?:${ADDITIVES.join('|')})\\p{L}*`, 'giu');

/** The nutrients that a product contains, by its „Sastav“. */
export function readComposition(text: string): Nutrient[] {
  return findNutrients(text.replace(ADDITIVE, ' '), SOURCES);
}
