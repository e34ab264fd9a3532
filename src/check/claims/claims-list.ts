// Parses `claims.yaml`, the list of what the law allows, into the form in which code compares it.
import { parse, YAMLParseError } from 'yaml';
import source from '#claims-list';
import { stemsOf } from '../../model/serbian/fold.ts';

export interface ClaimFunction {
  /** The official words after „doprinosi“, or with a verb of their own. */
  says: string;
  also: readonly string[];
  /** Everyday words for the function, written as in the groups of `words`. */
  topics: readonly string[];
}

export interface Nutrient {
  /** In the nominative, as at the beginning of a claim. */
  name: string;
  /** Other names, each in the nominative; other cases are recognised by the stem. */
  also: readonly string[];
  /** Ingredients that contain the nutrient. */
  from: readonly string[];
  plural: boolean;
  /** The allowed functions, each with the daily amount that the claim must state, if it must. */
  claims: ReadonlyMap<ClaimFunction, string | undefined>;
  /** What the product must fulfil for a claim that states no amount. */
  condition: string;
}

/** Words whose occurrence in a sentence means something; `claims.yaml` explains how they are written. */
export interface WordGroup {
  /** Each of these words is a match by itself. */
  words?: readonly string[];
  phrases?: readonly PhraseRow[];
  /** Words that are like those of the group and mean something else. */
  counterExamples?: readonly string[];
}

/** Each part is a list of words of which one is enough. */
export interface Phrase {
  /** The parts follow each other, with at most three other words between two of them. */
  inOrder?: readonly (readonly string[])[];
  /** The two parts stand anywhere in the sentence. */
  together?: readonly (readonly string[])[];
}

interface PhraseRow extends Phrase {
  /** A sentence that has the phrase, and a similar one that does not have it. */
  example: string;
  counterExample?: string;
}

interface List {
  functions: Record<string, { says: string; also?: string[]; topics?: string[] }>;
  nutrients: Record<
    string,
    Partial<Omit<Nutrient, 'claims'>> & {
      least?: string;
      may?: string[];
      amounts?: Record<string, string>;
    }
  >;
  /** Synonyms: a word → the word that the check reads in its place. */
  same: Record<string, string>;
  fillers: string;
  careClaims: { says: string; for?: string[] }[];
  advice: Record<'health' | 'story' | 'authority' | 'extreme' | 'money' | 'sum' | 'price', string>;
  plain: Record<'food' | 'care', string>;
  additives: string[];
  words: Record<string, WordGroup>;
}

const LIST = readList();

/** @throws an error in Serbian when the file is no valid YAML. */
function readList(): List {
  try {
    return parse(source);
  } catch (reason) {
    const line = reason instanceof YAMLParseError ? reason.linePos?.[0].line : undefined;
    const fix = 'Proverite uvlačenje, zareze i zagrade u tom redu i u redu iznad njega.';
    throw new Error(`src/check/claims/claims.yaml, red ${line}, ne može da se pročita. ${fix}`);
  }
}

const SHARED = new Map<string, ClaimFunction>(
  Object.entries(LIST.functions).map(([id, { says, also = [], topics = [] }]) => [
    id,
    { says, also, topics },
  ]),
);

/** A function of one nutrient alone is written in full in the nutrient's line. */
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

/** Stems of words that a claim may contain besides its nutrients and functions. */
export const FILLERS = stemSet(LIST.fillers);
/** Stems of words that promise nothing; those of `care` are harmless for cosmetics only. */
export const PLAIN = { food: stemSet(LIST.plain.food), care: stemSet(LIST.plain.care) };
/** Synonyms in a claim: the first stem is read as the second. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries(LIST.same).map((pair) => stemsOf(pair.join(' ')) as [string, string]),
);
/** Beginnings of the names of salts that are additives and no source of a nutrient. */
export const ADDITIVES = LIST.additives;
/** Advice for doubtful sentences; claims of cosmetics that need no proof; groups of words that raise a doubt. */
export const { advice: ADVICE, careClaims: CARE_CLAIMS, words: WORDS } = LIST;
