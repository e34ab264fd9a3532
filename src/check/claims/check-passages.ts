// Checks all that a visitor reads of one text against the list of the law: at most one doubt per sentence.

import { wordsKey, wordsOf } from '../../model/serbian/fold.ts';
import { splitIntoSentences } from '../../model/serbian/sentences.ts';
import { isAuthorised, readClaim } from './claim.ts';
import { checkEffect, checkNutrients } from './effect.ts';
import { concernsFunction, type ProductType } from './offer.ts';
import { checkSentence, type Doubt, findCost } from './sentence.ts';

export interface Passage {
  /** Plain text, of as many lines as in the file. */
  text: string;
  /** `effect` is one item of „Efekti proizvoda“, `composition` a paragraph of „Sastav“. */
  role?: 'effect' | 'name' | 'composition';
}

interface PlacedDoubt<P extends Passage> extends Doubt {
  passage: P;
  /** The sentence as plain text on one line. */
  sentence: string;
  /** `wordsKey` of the sentence, by which a confirmation is found. */
  key: string;
}

/** The doubts about all passages of one text; claims are compared with the passages of „Sastav“. */
export function checkPassages<P extends Passage>(
  passages: readonly P[],
  type: ProductType = 'food',
): PlacedDoubt<P>[] {
  const texts = (wanted: Passage['role']) =>
    passages.filter(({ role }) => role === wanted).map(({ text }) => text);
  const composition = texts('composition').join('\n\n') || undefined;
  const [productName] = texts('name');
  const name = texts('name').find((one) => isNameCovered(one, texts('effect')));
  return passages.flatMap((passage) =>
    sentencesOf(passage).flatMap(({ text, start }) => {
      const doubt =
        passage.role === 'effect'
          ? checkEffect(text, type, composition, productName)
          : (checkSentence(text, name) ??
            (productName === undefined ? undefined : findCost(text, name)) ??
            checkClaimedNutrients(text, composition));
      if (!doubt) return [];
      const sentence = text.replace(/\s+/g, ' ').trim();
      const words = doubt.text.replace('%', () => sentence);
      const at = start + doubt.at;
      return [{ ...doubt, passage, text: words, at, sentence, key: wordsKey(text) }];
    }),
  );
}

export function keysOf(passages: readonly Passage[]): Set<string> {
  return new Set(passages.flatMap(sentencesOf).map(({ text }) => wordsKey(text)));
}

/** The doubt about a claim that stands outside of „Efekti proizvoda“ and names a nutrient that the product lacks. */
function checkClaimedNutrients(text: string, composition?: string): Doubt | undefined {
  const { functions, nutrients } = readClaim(text);
  return functions.length > 0 ? checkNutrients(nutrients, composition) : undefined;
}

function sentencesOf({ text, role }: Passage): { text: string; start: number }[] {
  if (role === 'effect') return [{ text, start: 0 }];
  // The end of a line is not the end of a sentence.
  return splitIntoSentences(text.replaceAll('\n', ' ')).map(({ segment, index }) => ({
    text: text.slice(index, index + segment.trimEnd().length),
    start: index,
  }));
}

/** Whether an authorised claim among the effects covers what the name („Tablete za oči“) suggests. */
function isNameCovered(name: string, effects: readonly string[]): boolean {
  return effects.some((effect) => {
    const claim = readClaim(effect);
    return (
      isAuthorised(claim, effect) &&
      claim.functions.some((one) => concernsFunction(one, wordsOf(name)))
    );
  });
}
