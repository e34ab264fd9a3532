// All of one text that a visitor reads, against the list of the law: one question for each sentence.

import { keyOf, wordsOf } from '../../model/fold.ts';
import { oneLine } from '../../model/plain-text.ts';
import { isAuthorised, readClaim } from './claim.ts';
import { judgeEffect, missNutrients, type ProductType } from './effect.ts';
import { isMeant } from './offer.ts';
import { type Doubt, judgeSentence } from './sentence.ts';

export interface Passage {
  /** As it stands in the file; may go over several lines. */
  text: string;
  /** `effect` is one item of „Efekti proizvoda“, `composition` a paragraph of „Sastav“. */
  role?: 'effect' | 'name' | 'composition';
}

interface PlacedDoubt<P extends Passage> extends Doubt {
  passage: P;
  /** The whole sentence. */
  sentence: string;
  /** Equal to `keyOf` of the same sentence in a confirmation. */
  key: string;
}

/** The doubts about all passages of one text; a claim is compared with the „Sastav“ among them. */
export function judgePassages<P extends Passage>(
  passages: readonly P[],
  type: ProductType = 'food',
): PlacedDoubt<P>[] {
  const texts = (wanted: Passage['role']) =>
    passages.filter(({ role }) => role === wanted).map(({ text }) => text);
  const composition = texts('composition').join('\n\n') || undefined;
  const name = texts('name').find((one) => isNameCovered(one, texts('effect')));
  return passages.flatMap((passage) =>
    sentencesOf(passage).flatMap(({ text, start }) => {
      const doubt =
        passage.role === 'effect'
          ? judgeEffect(text, type, composition)
          : (judgeSentence(text, name) ?? missClaimed(text, composition));
      if (!doubt) return [];
      const sentence = oneLine(text);
      const what = doubt.what.replace('%', () => sentence);
      const at = start + doubt.at;
      return [{ passage, what, at, advice: doubt.advice, sentence, key: keyOf(text) }];
    }),
  );
}

/** The key of every sentence of the passages. */
export function keysOf(passages: readonly Passage[]): Set<string> {
  return new Set(passages.flatMap(sentencesOf).map(({ text }) => keyOf(text)));
}

/** A claim outside of the effects needs its nutrient, too. */
function missClaimed(text: string, composition?: string): Doubt | undefined {
  const { functions, nutrients } = readClaim(text);
  return functions.length > 0 ? missNutrients(nutrients, composition) : undefined;
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
