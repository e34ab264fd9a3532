// The words that are right on this site: those of the dictionary and those of `words.yaml`, whose base form stands
// for all its cases.
import { caseStem } from '../../model/serbian/fold.ts';
import type { Text } from '../read-text.ts';
import type { Dictionary } from './dictionary.ts';
import { wordsIn } from './words-in-text.ts';

export interface KnownWords {
  dictionary: Dictionary;
  has: (word: string) => boolean;
  /** How often the texts use the word. */
  uses: (word: string) => number;
  /** The words that the texts use. */
  used: () => Iterable<string>;
  /** Whether `words.yaml` knows the word. */
  isOwn: (word: string) => boolean;
}

/** Cache: the words of all texts serve each text of a check. */
const knownByTexts = new WeakMap<readonly Text[], KnownWords>();

export function knownWordsOf(texts: readonly Text[], dictionary: Dictionary): KnownWords {
  const before = knownByTexts.get(texts);
  if (before?.dictionary === dictionary) return before;
  const known = makeKnownWords(texts, dictionary);
  knownByTexts.set(texts, known);
  return known;
}

function makeKnownWords(texts: readonly Text[], dictionary: Dictionary): KnownWords {
  const ownWords = texts
    .filter(({ collection }) => collection.name === 'ownWords')
    .flatMap(({ entries }) => entries.map(({ data }) => String(data['word'] ?? '').toLowerCase()));
  const ownStems = new Set(ownWords.flatMap(stemsOf));
  const isOwn = (word: string) => stemsOf(word).some((stem) => ownStems.has(stem));
  let counted: ReadonlyMap<string, number> | undefined;
  // Only an unknown word asks for them, which walks all words of all texts.
  const counts = () => {
    counted ??= countWords(texts);
    return counted;
  };
  return {
    dictionary,
    has: (word) => dictionary.has(word) || isOwn(word),
    uses: (word) => counts().get(word) ?? 0,
    used: () => counts().keys(),
    isOwn,
  };
}

function countWords(texts: readonly Text[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const { small } of wordsIn(text)) counts.set(small, (counts.get(small) ?? 0) + 1);
  return counts;
}

/** What the cases of the word share: „gimnem“ for „gimnema“, whose last letters look like another ending. */
const stemsOf = (word: string) => [caseStem(word), word.replace(/[aeiou]$/, '')];
