// What the law allows, as `claims.yaml` says it, in the shape in which code compares it.
import { parse, type YAMLParseError } from 'yaml';
import source from '#claims-list';
import { stemsOf } from '../../model/fold.ts';

export interface Nutrient {
  /** As a claim begins, in the nominative. */
  name: string;
  /** Other names, each in the nominative; cases are told by the stem. */
  also: string[];
  /** Ingredients that contain it. */
  from: string[];
  plural: boolean;
  /** Ids of the functions that need a significant amount in a day's dose. */
  may: string[];
  /** Functions that may be named only beside this daily amount: `{ srce: '250 mg' }`. */
  amounts: Record<string, string>;
  /** Functions that only the nutrients with the same list have, and only named together. */
  together: string[];
  /** What the product must fulfil, where it is not 15 % of the reference intake. */
  condition?: string;
}

export interface ClaimFunction {
  id: string;
  /** As it stands behind „doprinosi“, or with a verb of its own. */
  says: string;
  also: string[];
  ownVerb: boolean;
  /** Beginnings of folded words that people use who mean it. */
  topics: string[];
}

const DATA = readList();

/** Throws in Serbian when the file cannot be read. */
function readList() {
  try {
    return parse(source);
  } catch (reason) {
    const line = (reason as YAMLParseError).linePos?.[0].line;
    const fix = 'Proverite uvlačenje, zareze i zagrade u tom redu i u redu iznad njega.';
    throw new Error(`src/check/claims/claims.yaml, red ${line}, ne može da se pročita. ${fix}`);
  }
}

const listOf = (words?: string): string[] => words?.trim().split(/\s+/) ?? [];

export const FUNCTIONS: readonly ClaimFunction[] = Object.entries(DATA.functions).map(
  ([id, one]) => {
    const { also = [], ownVerb = false, topics, says } = one as Partial<ClaimFunction> & Data;
    return { id, says: String(says), also, ownVerb, topics: listOf(topics) };
  },
);

export const NUTRIENTS: readonly Nutrient[] = Object.entries(DATA.nutrients).map(([name, one]) => {
  const { also = [], from = [], plural = false, amounts = {}, ...rest } = one as Nutrient & Data;
  const { may, together, condition } = rest as Data;
  const ids = { may: listOf(may), together: listOf(together) };
  return { name, also, from, plural, amounts, ...ids, ...(condition && { condition }) };
});

/** Fields of a line in the file that hold several words. */
type Data = { [field in 'topics' | 'may' | 'together' | 'condition']?: string };

/** Sentences of cosmetics that need no proof beyond the product itself. */
export const CARE_CLAIMS: readonly string[] = DATA.careClaims;
/** What is to be said instead, by the kind of doubt. */
export const ADVICE: Readonly<
  Record<'health' | 'story' | 'authority' | 'extreme' | 'money', string>
> = DATA.advice;
/** Stems of words that promise nothing, by where they may stand. */
export const PLAIN: Readonly<Record<'small' | 'food' | 'care', ReadonlySet<string>>> = {
  small: new Set(stemsOf(DATA.plain.small)),
  food: new Set(stemsOf(DATA.plain.food)),
  care: new Set(stemsOf(DATA.plain.care)),
};
/** Words that stand for one another in a claim, by their stems. */
export const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries(DATA.same).flatMap(([asIf, words]) =>
    stemsOf(String(words)).map((word) => [word, stemsOf(asIf)[0] ?? word] as const),
  ),
);
/** Stems of salts that are no source of their nutrient. */
export const ADDITIVES: readonly string[] = listOf(DATA.additives);
/** Groups of words that raise a doubt only together, and the kind of advice. */
export const PAIRS: readonly (readonly string[])[] = DATA.pairs.map(listOf);
export const WORDS: Readonly<Record<string, string>> = DATA.words;
