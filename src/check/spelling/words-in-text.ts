// The words of a text that a dictionary can judge.
import { listValues } from '../../model/data.ts';
import { wordsOfField } from '../../text/prose.ts';
import { oncePerText } from '../once-per-text.ts';
import { PHONE_SIGNATURE } from '../patterns/phone-signature.ts';
import type { Text } from '../read-text.ts';

export interface TypedWord {
  word: string;
  /** In small letters. */
  small: string;
  line: number;
  /** The sentence that it stands in. */
  sentence: string;
  /** It begins a sentence, so its capital letter may be that of a name. */
  isFirst: boolean;
}

/** A word in Latin letters that is no part of an address, of a file's name or of a name with a hyphen or digits. */
const WORD =
  /(?<![\p{L}\p{M}\p{Co}\d@./_&-])\p{Script=Latin}[\p{Script=Latin}\p{M}\u00ad]*(?![\p{L}\d@/_]|[.:]\p{L}|-\d)/gu;
/** What stands in front of the first word of a sentence, whose capital letter says nothing. */
const BEFORE_SENTENCE = /(?:^|[.!?:|])[\s\d.)("„–-]*$/u;
/** In letters: shorter words are mostly abbreviations and units. */
const LEAST_LETTERS = 3;
/** In letters: „5 min“ */
const LONGEST_UNIT = 3;
/** Values of these fields are no prose: visitors may search for a misspelled word. */
const NO_PROSE = new Set<PropertyKey>(['words', 'not_for']);

export const wordsIn = oncePerText((text): readonly TypedWord[] =>
  text.collection.name === 'ownWords'
    ? []
    : passagesOf(text).flatMap(({ words, line }) => wordsOfPassage(words, line)),
);

/** Between two sentences; the spaces belong to the first one. */
const SENTENCE_END = /(?<=[.!?]\s+)(?=\S)/u;
const ADDRESS = /https?:\/\/\S+/g;

/** Without names inside of a sentence, abbreviations, units and short words. `line` is the line of the passage. */
export function wordsOfPassage(passage: string, line = 1): TypedWord[] {
  let lineOfSentence = line;
  return (
    passage
      .replace(ADDRESS, ' ')
      // It is told as a whole.
      .replace(PHONE_SIGNATURE.pattern, ' ')
      .split(SENTENCE_END)
      .flatMap((sentence) => {
        const words = wordsOfSentence(sentence, lineOfSentence);
        lineOfSentence += lineEndsIn(sentence);
        return words;
      })
  );
}

const lineEndsIn = (words: string) => words.split('\n').length - 1;

function wordsOfSentence(source: string, line: number): TypedWord[] {
  const sentence = source.replace(/\s+/g, ' ').trim();
  return [...source.matchAll(WORD)].flatMap((match) => {
    const word = match[0].replaceAll('\u00ad', '').normalize('NFKC');
    const before = source.slice(0, match.index);
    const isFirst = /^\p{Lu}\p{Ll}/u.test(word) && BEFORE_SENTENCE.test(before);
    const isUnit = word.length <= LONGEST_UNIT && /\d\s?$/.test(before);
    const small = word.toLowerCase();
    const isJudged = (word === small || isFirst) && !isUnit && word.length >= LEAST_LETTERS;
    return isJudged ? [{ word, small, line: line + lineEndsIn(before), sentence, isFirst }] : [];
  });
}

function passagesOf({ prose, product, entries, lineOf }: Text): { words: string; line: number }[] {
  const values = entries
    .flatMap(({ at, data }) => listValues(data, at))
    // A value of one word may be an id, which has no accents: „pcelinji-proizvodi“.
    .filter(
      ({ at, value }) =>
        typeof value === 'string' && /\s/.test(value) && !NO_PROSE.has(at.at(-1) ?? ''),
    )
    .map(({ at, value }) => ({ words: wordsOfField(String(value)), line: lineOf(at) ?? 1 }));
  // `rules/sections.ts` judges the headings of a product.
  return [...values, ...prose.filter(({ isHeading }) => !isHeading || !product)];
}
