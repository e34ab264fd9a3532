// What the law allows, as `claims.yaml` says it, in the shape in which code compares it.
import { parse, type YAMLParseError } from 'yaml';
import source from '#claims-list';
import { stemsOf } from '../../model/fold.ts';

export interface ClaimFunction {
  /** As it stands behind „doprinosi“, or with a verb of its own. */
  says: string;
  also: readonly string[];
  /** Beginnings of folded words that people use who mean it. */
  topics: readonly string[];
}

export interface Nutrient {
  /** As a claim begins, in the nominative. */
  name: string;
  /** Other names, each in the nominative; cases are told by the stem. */
  also: readonly string[];
  /** Ingredients that contain it. */
  from: readonly string[];
  plural: boolean;
  /** What it may be said to do, and the daily amount that must stand beside it, where one must. */
  claims: ReadonlyMap<ClaimFunction, string | undefined>;
  /** What the product must fulfil where no amount stands beside the claim. */
  condition: string;
}

/** The file as it is written. */
interface List {
  functions: Record<string, { says: string; also?: string[]; topics?: string }>;
  nutrients: Record<
    string,
    Partial<Omit<Nutrient, 'claims'>> & {
      least?: string;
      may?: string[];
      amounts?: Record<string, string>;
    }
  >;
  same: string;
  fillers: string;
  careClaims: string[];
  advice: Record<'health' | 'story' | 'authority' | 'extreme' | 'money', string>;
  plain: Record<'food' | 'care', string>;
  additives: string;
  words: Record<string, string>;
}

const LIST = readList();

/** Throws in Serbian when the file cannot be read. */
function readList(): List {
  try {
    return parse(source);
  } catch (reason) {
    const line = (reason as YAMLParseError).linePos?.[0].line;
    const fix = 'Proverite uvlačenje, zareze i zagrade u tom redu i u redu iznad njega.';
    throw new Error(`src/check/claims/claims.yaml, red ${line}, ne može da se pročita. ${fix}`);
  }
}

const SHARED = new Map<string, ClaimFunction>(
  Object.entries(LIST.functions).map(([id, { says, also = [], topics = '' }]) => [
    id,
    { says, also, topics: topics.split(' ').filter(Boolean) },
  ]),
);

/** A function that only one nutrient has stands in its line, in full. */
const functionOf = (key: string) => SHARED.get(key) ?? { says: key, also: [], topics: [] };

export const NUTRIENTS: readonly Nutrient[] = Object.entries(LIST.nutrients).map(
  ([name, { also = [], from = [], plural = false, may = [], amounts = {}, least, condition }]) => ({
    name,
    also,
    from,
    plural,
    claims: new Map([
      ...may.map((key) => [functionOf(key), undefined] as const),
      ...Object.entries(amounts).map(([key, amount]) => [functionOf(key), amount] as const),
    ]),
    condition: condition ?? `dnevna doza sadrži bar 15% preporučenog unosa (${least})`,
  }),
);

export const FUNCTIONS = new Set(NUTRIENTS.flatMap(({ claims }) => [...claims.keys()]));

const stemSet = (words: string): ReadonlySet<string> => new Set(stemsOf(words));

/** Stems of words that a claim may hold beside its nutrient and function. */
export const FILLERS = stemSet(LIST.fillers);
/** Stems of words that promise nothing; those of care do so for cosmetics alone. */
export const PLAIN = { food: stemSet(LIST.plain.food), care: stemSet(LIST.plain.care) };
/** Stems that stand for one another in a claim. */
export const SAME: ReadonlyMap<string, string> = new Map(
  LIST.same.split(' ').map((pair) => stemsOf(pair) as [string, string]),
);
/** Beginnings of salts that are no source of their nutrient. */
export const ADDITIVES = LIST.additives.split(' ');
/** What is to be said instead; sentences of cosmetics that need no proof; words that raise a doubt. */
export const { advice: ADVICE, careClaims: CARE_CLAIMS, words: WORDS } = LIST;
