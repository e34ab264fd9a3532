// Finds words that neither the dictionary nor the project's own list knows, and offers the word that was meant:
// „dnveno“ → „dnevno“, „cetkicu“ → „četkicu“, „mlijeko“ → „mleko“, „nebi“ → „ne bi“.
import type { Content } from '../content.ts';
import { type Finding, note, warning } from '../finding.ts';
import { oncePerText } from '../once-per-text.ts';
import type { Text } from '../read-text.ts';
import type { Dictionary } from '../spelling/dictionary.ts';
import { isWithoutAccents, judgeWord } from '../spelling/judge-word.ts';
import { type KnownWords, knownWordsOf } from '../spelling/known-words.ts';
import { type TypedWord, wordsIn } from '../spelling/words-in-text.ts';
import { either, say } from '../wording.ts';

/** In words: a sentence with so many unknown ones, half of all, is in another language. */
const FOREIGN_FROM = 3;

/** A text with more unknown words is in another language or from a broken program; looking all of them up takes long. */
const MOST_UNKNOWN = 40;

/** In the form a button does it. */
const ADD = either(' Ako je reč tačna, dopišite je na spisak „Reči sajta“ (words.yaml).', '');

/** Each unknown word once, where it stands first. */
export function checkSpelling(text: Text, { texts, dictionary }: Content): Finding[] {
  if (!dictionary) return [];
  const known = knownWordsOf(texts, dictionary);
  const judged = new Set<string>();
  let told = 0;
  return sentencesToJudge(text, dictionary).flatMap(({ words, lacking }) => {
    const unknown = lacking.filter(({ small }) => !known.has(small));
    // Serbian that was typed without accents is told word by word, each with its right form.
    const strange = unknown.filter(({ small }) => !isWithoutAccents(small, known));
    if (strange.length >= FOREIGN_FROM && 2 * strange.length >= words.length)
      return reportForeign(text.path, unknown);
    return unknown.flatMap((typed) => {
      if (judged.has(typed.word) || told >= MOST_UNKNOWN) return [];
      judged.add(typed.word);
      const findings = reportWord(text.path, typed, known);
      told += findings.length;
      return findings;
    });
  });
}

interface Sentence {
  words: readonly TypedWord[];
  /** Those that the dictionary lacks. */
  lacking: readonly TypedWord[];
}

/** The sentences with words that the dictionary lacks; there is one dictionary. */
const sentencesToJudge = oncePerText((text, dictionary: Dictionary): readonly Sentence[] =>
  sentencesOf(wordsIn(text))
    .map((words) => ({ words, lacking: words.filter(({ small }) => !dictionary.has(small)) }))
    .filter(({ lacking }) => lacking.length > 0),
);

function sentencesOf(words: readonly TypedWord[]): TypedWord[][] {
  const sentences: TypedWord[][] = [];
  for (const word of words) {
    const last = sentences.at(-1);
    if (last?.[0]?.sentence === word.sentence) last.push(word);
    else sentences.push([word]);
  }
  return sentences;
}

function reportForeign(path: string, [first]: readonly TypedWord[]): Finding[] {
  if (!first) return [];
  const message = `Ova rečenica nije na srpskom: „${first.sentence.trim()}“.`;
  const fix = 'Prevedite je. Ako je ostala iz programa za pisanje, obrišite je.';
  return [warning(path, first.line, message, fix)];
}

function reportWord(path: string, typed: TypedWord, known: KnownWords): Finding[] {
  const judgement = judgeWord(typed, known);
  if (!judgement) return [];
  const make = judgement.isDoubt ? note : warning;
  const { text, fix, meant } = judgement;
  const finding = {
    ...make(path, typed.line, text, fix),
    ...(meant.length > 0 && { instead: { word: typed.word, meant } }),
  };
  if (!judgement.mayBeOwn) return [finding];
  return [{ ...finding, fix: say`${fix}${ADD}`, unknownWord: typed.small }];
}
