// Finds a word that was typed without č, ć, š, ž and đ although other texts spell it with them, in any
// grammatical case: „cetkicu“ where another text has „četkica“.
import { listValues } from '../../model/data.ts';
import { wordsOf } from '../../model/fold.ts';
import type { Content } from '../content.ts';
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

/** In letters: many shorter stems belong to two words: „nalazi“ and „nalaže“, „mirise“ and „miriše“. */
const LEAST_LETTERS = 6;

/** A word that is not part of an address, of a file's name or of a hyphenated name. */
const WORD = /(?<![\p{L}\d@./_-])\p{L}\p{Ll}+(?![\p{L}\d@/_-]|\.\p{L})/gu;

const ACCENT = /[čćšžđ]/;

interface Typed {
  word: string;
  /** The word in lower case. */
  small: string;
  /** The folded beginning that all its cases share: „cetkic“. */
  stem: string;
  /** Finds the line of its first occurrence, from 1: only for a word that is reported. */
  line: () => number;
}

export function checkAccents(text: Text, { texts }: Content): Finding[] {
  const { accented, plain } = vocabularyOf(texts);
  return typedIn(text).flatMap(({ word, small, stem, line }) => {
    const right = accented.get(stem);
    const isElsewhere = (plain.get(stem) ?? 0) > 1;
    if (right === undefined || isElsewhere || ACCENT.test(small) || !small.startsWith(stem))
      return [];
    const fix = `Napišite: ${right}${small.slice(stem.length)}`;
    return [warning(text.path, line(), `Reč „${word}“ je bez kvačice.`, fix)];
  });
}

interface Vocabulary {
  /** Stem → the same letters with their accents: „četkic“. */
  accented: ReadonlyMap<string, string>;
  /** Stem → number of texts in which the word has no accents. */
  plain: ReadonlyMap<string, number>;
}

/** Cache: one vocabulary serves all texts of a check. */
const vocabularies = new WeakMap<readonly Text[], Vocabulary>();

function vocabularyOf(texts: readonly Text[]): Vocabulary {
  const before = vocabularies.get(texts);
  if (before) return before;
  const accented = new Map<string, string>();
  const plain = new Map<string, number>();
  for (const words of texts.map(typedIn)) {
    const plainStems = new Set<string>();
    for (const { small, stem } of words) {
      const typedStem = small.slice(0, stem.length);
      if (ACCENT.test(typedStem)) accented.set(stem, typedStem);
      else if (typedStem === stem) plainStems.add(stem);
    }
    for (const stem of plainStems) plain.set(stem, (plain.get(stem) ?? 0) + 1);
  }
  const vocabulary = { accented, plain };
  vocabularies.set(texts, vocabulary);
  return vocabulary;
}

/** Cache: from one check to the next most texts stay the same. */
const wordsByText = new WeakMap<Text, readonly Typed[]>();

function typedIn(text: Text): readonly Typed[] {
  const known = wordsByText.get(text);
  if (known) return known;
  const lines = new Map<string, () => number>();
  for (const { source, line } of passagesOf(text))
    for (const [word] of source.matchAll(WORD)) if (!lines.has(word)) lines.set(word, line);
  const words = wordsOf([...lines.keys()].join(' '))
    .filter(({ stem }) => stem.length >= LEAST_LETTERS)
    .map(({ source: word, stem }) => ({
      word,
      small: word.toLowerCase(),
      stem,
      line: lines.get(word) ?? (() => 1),
    }));
  wordsByText.set(text, words);
  return words;
}

function passagesOf({ body, entries, lineOf }: Text): { source: string; line: () => number }[] {
  const values = entries
    .flatMap(({ at, data }) => listValues(data, at))
    // A value of one word may be an id, which has no accents: „pcelinji-proizvodi“.
    .filter(({ value }) => typeof value === 'string' && /\s/.test(value))
    .map(({ at, value }) => ({ source: String(value), line: () => lineOf(at) ?? 1 }));
  const rows = body.split('\n').map((source, index) => ({ source, line: () => index + 1 }));
  return [...values, ...rows];
}
