// The phrases that a claim is made of, found by their stems.
import { fold, stemOf, type Word, wordsOf } from './fold.ts';
import { FUNCTIONS, type FunctionId, SAME_WORDS, WORDINGS } from './functions.ts';
import { NUTRIENTS, type Nutrient } from './nutrients.ts';

export interface Phrase<Meaning> {
  stems: readonly string[];
  means: Meaning;
}

const STEMS = new Map(SAME_WORDS.map(([word, asIf]) => [stemOf(fold(word)), stemOf(fold(asIf))]));

/** Stems of the words, each as the rulebook would say it. */
export const stemsOf = (words: readonly Word[]) => words.map(({ stem }) => STEMS.get(stem) ?? stem);

const PHRASES: readonly Phrase<readonly FunctionId[]>[] = [
  ...Object.entries(FUNCTIONS).map(([id, text]) => ({
    stems: stemsOf(wordsOf(text)),
    means: [id as FunctionId],
  })),
  ...WORDINGS.map(([text, ...means]) => ({ stems: stemsOf(wordsOf(text)), means })),
].toSorted((a, b) => b.stems.length - a.stems.length);

const NAMES: readonly Phrase<Nutrient>[] = NUTRIENTS.flatMap((nutrient) =>
  [nutrient.name, ...(nutrient.also ?? [])].map((name) => ({
    stems: stemsOf(wordsOf(name)),
    means: nutrient,
  })),
).toSorted((a, b) => b.stems.length - a.stems.length);

/** Phrases by their first stem, the longest first. */
type PhraseIndex<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>;

export const PHRASES_BY_STEM = indexByStem(PHRASES);
export const NAMES_BY_STEM = indexByStem(NAMES);

function indexByStem<Meaning>(phrases: readonly Phrase<Meaning>[]): PhraseIndex<Meaning> {
  const index = new Map<string, Phrase<Meaning>[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase.stems;
    index.set(first, [...(index.get(first) ?? []), phrase]);
  }
  return index;
}

const VITAMINS = new Map(
  NAMES.filter(({ stems }) => stems.length === 2 && stems[0] === 'vitamin').map(
    ({ stems, means }) => [stems[1] ?? '', means],
  ),
);

/** A phrase that stands in a text, with how many of the words there it takes. */
export interface Match<Meaning> {
  means: Meaning;
  length: number;
  whole: Phrase<Meaning>;
}

/** The longest of the phrases that stands there. */
export function matchAt<Meaning>(
  phrases: PhraseIndex<Meaning>,
  stems: readonly string[],
  at: number,
): Match<Meaning> | undefined {
  const whole = phrases
    .get(stems[at] ?? '')
    ?.find((phrase) => phrase.stems.every((stem, i) => stems[at + i] === stem));
  return whole && { means: whole.means, length: whole.stems.length, whole };
}

/** „održavanju normalnih kostiju“ goes on with „i zuba“: the first words are not said again. */
export function continueWith(
  last: Phrase<readonly FunctionId[]> | undefined,
  stems: readonly string[],
  at: number,
): Match<readonly FunctionId[]> | undefined {
  if (!last) return undefined;
  for (const whole of PHRASES) {
    const shared = whole.stems.findIndex((stem, i) => stem !== last.stems[i]);
    for (let from = shared; from > 0; from -= 1) {
      const rest = whole.stems.slice(from);
      if (rest.every((stem, i) => stems[at + i] === stem)) {
        return { means: whole.means, length: rest.length, whole };
      }
    }
  }
  return undefined;
}

/** „vitamin C“, and the bare „B6“ and „A“ behind it. */
export function vitaminAt(words: readonly Word[], at: number): Match<Nutrient> | undefined {
  const isNamed = words[at]?.stem === 'vitamin';
  const word = words[isNamed ? at + 1 : at];
  const means = VITAMINS.get(word?.plain ?? '');
  const before = words[at - 1];
  // „a“ is also a conjunction.
  if (!word || !means || (word.source === 'a' && !isNamed && before?.plain !== 'i'))
    return undefined;
  return { means, length: isNamed ? 2 : 1, whole: { stems: [stemOf(word.plain)], means } };
}
