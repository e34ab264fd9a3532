// All of one text that a visitor reads, against the list of the law: one question for each sentence.

import { keyOf, wordsOf } from '../../model/fold.ts';
import { oneLine } from '../../model/plain-text.ts';
import { isAuthorised, readClaim } from './claim.ts';
import { judgeEffect, missNutrients, type Shelf } from './effect.ts';
import { isMeant } from './offer.ts';
import { judgeSentence } from './sentence.ts';

export interface Passage {
  /** As it stands in the file; may go over several lines. */
  text: string;
  /**
   * `effect` is one item of „Efekti proizvoda“, `composition` the text of „Sastav“. Undefined for
   * all other words.
   */
  role?: 'effect' | 'name' | 'composition';
}

export interface Doubt<P extends Passage> {
  passage: P;
  /** Offset in the passage of the word that raises the doubt. */
  at: number;
  /** Serbian: what is asked, and what may be done instead. */
  what: string;
  advice: string;
  /** Equal to `keyOf` of the same sentence in a confirmation. */
  key: string;
}

/** The doubts about all passages of one text; a claim is compared with the „Sastav“ among them. */
export function judgePassages<P extends Passage>(
  passages: readonly P[],
  shelf?: Shelf,
): Doubt<P>[] {
  const texts = (wanted: Passage['role']) =>
    passages.filter(({ role }) => role === wanted).map(({ text }) => text);
  const composition = texts('composition').join('\n\n') || undefined;
  const name = texts('name').find((one) => isNameCovered(one, texts('effect')));
  return passages.flatMap((passage) =>
    sentencesOf(passage).flatMap(({ text, start }) => {
      const doubt = judgeOne(text, passage.role, { shelf, name, composition });
      if (!doubt) return [];
      const { what, advice, at } = doubt;
      const found = { what: what.replace('%', () => oneLine(text)), advice, key: keyOf(text) };
      return [{ passage, at: start + at, ...found }];
    }),
  );
}

/** The key of every sentence of the passages. */
export function keysOf(passages: readonly Passage[]): Set<string> {
  return new Set(passages.flatMap(sentencesOf).map(({ text }) => keyOf(text)));
}

/** What the sentences of one text are compared with. */
interface Product {
  shelf: Shelf | undefined;
  composition: string | undefined;
  /** The product's name, where an authorised claim beside it allows it to hint at health. */
  name: string | undefined;
}

function judgeOne(text: string, role: Passage['role'], { shelf, name, composition }: Product) {
  if (role === 'effect') {
    const doubt = judgeEffect(text, shelf ?? 'food', composition);
    return doubt && { ...doubt, at: 0 };
  }
  const doubt = judgeSentence(text, name);
  const what = 'Proverite izjavu „%“: možda nije dozvoljena.';
  if (doubt) return { what, advice: doubt.advice, at: doubt.start };
  const { functions, nutrients } = readClaim(text);
  const missing = functions.length > 0 ? missNutrients(nutrients, composition) : undefined;
  return missing && { ...missing, at: 0 };
}

const SENTENCES = new Intl.Segmenter('sr-Latn', { granularity: 'sentence' });

function sentencesOf({ text, role }: Passage): { text: string; start: number }[] {
  if (role === 'effect') return [{ text, start: 0 }];
  // A line that ends is no end of a sentence.
  return [...SENTENCES.segment(text.replaceAll('\n', ' '))].map(({ segment, index }) => ({
    text: text.slice(index, index + segment.trimEnd().length),
    start: index,
  }));
}

/** Whether an authorised claim among the effects speaks of what the name („Tablete za oči“) hints at. */
function isNameCovered(name: string, effects: readonly string[]): boolean {
  return effects.some((effect) => {
    const claim = readClaim(effect);
    return (
      isAuthorised(claim, effect) && claim.functions.some((one) => isMeant(one, wordsOf(name)))
    );
  });
}
