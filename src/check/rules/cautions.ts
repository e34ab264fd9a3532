// Where a sentence that keeps somebody from harm is gone from a text of the site, or is another one now, a warning names
// it: a word less or more can turn it round.

import { isCaution, NAMES } from '../../model/cautions.ts';
import { PARAGRAPHS } from '../../model/file/product-text.ts';
import { plainOf } from '../../model/serbian/fold.ts';
import { splitIntoSentences } from '../../model/serbian/sentences.ts';
import { findPassages } from '../claims/passages.ts';
import { type Finding, warning } from '../finding.ts';
import { oncePerText } from '../once-per-text.ts';
import type { Text } from '../read-text.ts';

/**
 * The cautions of the site's text, `was`, that the text as it is now does not repeat. `told` are the words of other
 * findings: what they quote already is left out.
 */
export function findLostCautions(was: Text, is: Text, told = ''): Finding[] {
  const [before, now] = [sentencesOf(was), sentencesOf(is)];
  const [placesBefore, placesNow] = [placesOf(before), placesOf(now)];
  return [...Map.groupBy(before, ({ place }) => place)]
    .flatMap(([place, sentences]) => {
      // What stood in a place that is gone is sought in the new ones: an item may have another name.
      const isPlaceNow = (one: Sentence) =>
        placesNow.has(place) ? one.place === place : !placesBefore.has(one.place);
      return without(sentences, now.filter(isPlaceNow));
    })
    .filter(
      ({ said, at }) =>
        isCaution(said, was.collection.name, at[0]) && !told.includes(said.replace(/\.$/, '')),
    )
    .map((lost) => {
      const there = nearest(lost, before, now);
      const message = `Ovde više ne piše: „${lost.said}“`;
      const found = warning(is.path, there?.line ?? 1, message, 'Ako to i dalje važi, vratite.');
      return there ? { ...found, at: lost.at } : found;
    });
}

/** Where the lost sentence stood: behind the last one before it that is still there, or else where its field begins. */
function nearest(lost: Sentence, before: readonly Sentence[], now: readonly Sentence[]) {
  const inField = now.filter((one) => one.at.join() === lost.at.join());
  const kept = before
    .slice(0, before.indexOf(lost))
    .findLast((one) => inField.some(({ plain }) => plain === one.plain));
  return inField.find(({ plain }) => plain === kept?.plain) ?? inField[0];
}

const placesOf = (sentences: readonly Sentence[]) => new Set(sentences.map(({ place }) => place));

interface Sentence {
  said: string;
  /** Its words without accents, signs and capitals, which make no other sentence of it. */
  plain: string;
  line: number;
  at: readonly PropertyKey[];
  /** The field that it stands in, and of a list the item by its name: two items may say the same. */
  place: string;
}

const LABEL = new RegExp(`^(?:${Object.values(PARAGRAPHS).flat().join('|')}):\\s*`);

const sentencesOf = oncePerText((text): readonly Sentence[] =>
  findPassages(text)
    // No visitor reads the open questions.
    .filter(({ at }) => !at.includes('open_questions') && !NAMES.has(at.at(-1) ?? ''))
    .flatMap(({ text: passage, line, at }) => {
      const place = placeIn(text, at);
      const words = passage.replace(/\s+/g, ' ').replace(LABEL, '');
      return splitIntoSentences(words).map(({ segment }) => {
        const plain = plainOf(segment).join(' ');
        return { said: segment.trim(), plain, line, at, place };
      });
    }),
);

function placeIn({ collection, entries }: Text, at: readonly PropertyKey[]): string {
  const field = String(at.findLast((step) => typeof step === 'string'));
  if (collection.format !== 'list') return field;
  const { id, question } = entries.find((one) => one.at[0] === at[0])?.data ?? {};
  return `${id ?? question ?? ''} ${field}`;
}

/** Those that stand more often in `all` than in `others`; each is counted. */
function without(all: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const left = new Map<string, number>();
  for (const { plain } of others) left.set(plain, (left.get(plain) ?? 0) + 1);
  return all.filter(({ plain }) => {
    const count = left.get(plain) ?? 0;
    left.set(plain, count - 1);
    return count <= 0;
  });
}
