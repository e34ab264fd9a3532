// Sentences that the law on advertising may not allow. Words cannot judge, so each is a question; it
// can be answered once, in the field „confirmed_claims“, with a reason and a date.

import { confirmedClaims } from '../../model/common-fields.ts';
import { isData } from '../../model/data.ts';
import { aboutOf } from '../../model/fields.ts';
import { isForm } from '../../model/paths.ts';
import { judgeEffect } from '../claims/effect-item.ts';
import { keyOf } from '../claims/fold.ts';
import { findPassages, type Passage, splitSentences } from '../claims/passages.ts';
import { hideName, isNameCovered } from '../claims/product-name.ts';
import { judgeSentence } from '../claims/sentence.ts';
import { type Finding, question, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

/** As the form and the file call it. */
const FIELD = `„${aboutOf(confirmedClaims).label}“ (confirmed_claims)`;
const CONFIRM = `Ako sme tako, potvrdite je u polju ${FIELD}.`;

interface Sentence {
  text: string;
  /** Line on which the character at this offset of the sentence stands. */
  lineOf: (offset: number) => number;
  passage: Passage;
}

/** One question for each sentence, and a word about each confirmation that has lost its sentence. */
export function checkClaims(text: Text): Finding[] {
  if (isForm(text.path)) return [];
  const passages = findPassages(text);
  const sentences = passages.flatMap(sentencesOf);
  const confirmed = readConfirmations(text);
  const keys = new Set(confirmed.map(({ key }) => key));
  const name = passages.find(({ role }) => role === 'name')?.text;
  const effects = passages.filter(({ role }) => role === 'effect').map((effect) => effect.text);
  const composition = passages.find(({ role }) => role === 'composition')?.text ?? '';
  const covered = name && isNameCovered(name, effects) ? name : undefined;
  const said = new Set(sentences.map((sentence) => keyOf(sentence.text)));
  return [
    ...sentences
      .filter((sentence) => !keys.has(keyOf(sentence.text)))
      .flatMap((sentence) => ask(text.path, sentence, composition, covered)),
    ...confirmed
      .filter(({ key }) => !said.has(key))
      .map(({ line, quote }) => {
        const words = `Potvrđena izjava „${quote}“ ne stoji više u ovom tekstu.`;
        return warning(text.path, line, words, `Obrišite je iz polja ${FIELD}.`);
      }),
  ];
}

function sentencesOf(passage: Passage): Sentence[] {
  const parts =
    passage.role === 'effect' ? [{ text: passage.text, start: 0 }] : splitSentences(passage.text);
  return parts.map(({ text, start }) => ({
    text,
    passage,
    lineOf: (offset) => passage.line + passage.text.slice(0, start + offset).split('\n').length - 1,
  }));
}

function ask(
  path: string,
  { text, lineOf, passage: { role, place } }: Sentence,
  composition: string,
  coveredName: string | undefined,
): Finding[] {
  const quote = quoteOf(text);
  if (role === 'effect') {
    const doubt = judgeEffect(text, place.isFood ? 'food' : 'care', composition);
    const words = `Ova stavka nije sa spiska dozvoljenih izjava: „${quote}“.`;
    return doubt ? [question(path, lineOf(0), words, `${doubt.fix} ${CONFIRM}`)] : [];
  }
  const doubt = judgeSentence(coveredName ? hideName(text, coveredName) : text, place);
  const words = `Proverite izjavu „${quote}“: možda nije dozvoljena.`;
  return doubt ? [question(path, lineOf(doubt.start), words, `${doubt.advice} ${CONFIRM}`)] : [];
}

/** As a reader sees it, so that it can be copied into a confirmation. */
function quoteOf(sentence: string): string {
  return sentence
    .replace(/\[([^\]]*)\]\(?\s*\)?/g, '$1')
    .replace(/[*_\\]|\p{Cf}|^[>#\s-]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function readConfirmations({ entries, lineOf }: Text) {
  return entries.flatMap(({ at, data }) => {
    const list = data['confirmed_claims'];
    return (Array.isArray(list) ? list : []).filter(isData).map(({ text }, index) => ({
      quote: String(text ?? ''),
      key: keyOf(String(text ?? '')),
      line: lineOf([...at, 'confirmed_claims', index]) ?? 1,
    }));
  });
}
