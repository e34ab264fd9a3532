// The word that was meant by one that nobody knows.
import { isWithinSlip } from '../../model/contact/email-address.ts';
import type { Near } from './dictionary.ts';
import type { KnownWords } from './known-words.ts';

/** A word of so many letters may have two mistakes. */
const LONG_WORD = 8;
/** In letters: a longer word is none, and would take long to compare. */
const LONGEST_WORD = 30;
/** How many words are offered where the site uses none of them. */
const MOST_OFFERED = 3;
/** Short words that people write together with their neighbour: „nebi“, „naprimer“, „kojihse“. */
const SHORT_WORDS = ['ne', 'na', 'da', 'se', 'li', 'je', 'u', 'bi', 'i', 'vam', 'bez', 'za'];

/** The likeliest words, first of all those that the site uses; two words where a space is missing. */
export function suggestFor(word: string, known: KnownWords): string[] {
  if (word.length > LONGEST_WORD) return [];
  const typed = word.replaceAll('dj', 'đ');
  const [best, ...others] = nearestTo(typed, known);
  if (best && best.distance < 1) return [best.word];
  const parts = twoWordsIn(word, known);
  if (parts) return [parts];
  if (!best) return [];
  if (best.uses > 0)
    return [
      best.word,
      ...others.filter((one) => isAsGood(one, best)).map(({ word }) => word),
    ].slice(0, 2);
  // Two letters away are too many other words: the word is rather a right one that the dictionary lacks.
  if (best.distance > 1) return [];
  return [best, ...others].slice(0, MOST_OFFERED).map((one) => one.word);
}

/** Words that one would not say to the owner: „web“ is one letter away from one. */
const COARSE = /^(?:jeb|kur(?:ac|c|v)|pi(?:čk|zd)|govn|sran?j|drka|šupak)/;

interface Candidate extends Near {
  uses: number;
}

const isAsGood = (one: Candidate, best: Candidate) =>
  one.uses > 0 && one.distance === best.distance;

/** The nearest first; of equally near words the one that the site uses. */
function nearestTo(word: string, known: KnownWords): Candidate[] {
  return [...dictionaryWordsNear(word, known), ...ownWordsNear(word, known)]
    .filter((one) => !COARSE.test(one.word))
    .map((one) => ({ ...one, uses: known.uses(one.word) }))
    .sort(
      (a, b) =>
        Number(a.distance >= 1) - Number(b.distance >= 1) ||
        Math.ceil(a.distance) - Math.ceil(b.distance) ||
        Math.sign(b.uses) - Math.sign(a.uses) ||
        a.distance - b.distance ||
        b.uses - a.uses ||
        sameStart(word, b.word) - sameStart(word, a.word),
    );
}

/** Cache: one word may be looked up after every letter that is typed. */
const nearestByWord = new Map<string, readonly Near[]>();

function dictionaryWordsNear(word: string, { dictionary }: KnownWords): readonly Near[] {
  const before = nearestByWord.get(word);
  if (before) return before;
  const one = dictionary.nearest(word, 1);
  const found = one.length > 0 || word.length < LONG_WORD ? one : dictionary.nearest(word, 2);
  nearestByWord.set(word, found);
  return found;
}

/** Used words that only `words.yaml` knows. */
const ownWordsNear = (word: string, { used, isOwn }: KnownWords): Near[] =>
  [...used()]
    .filter((own) => own !== word && isWithinSlip(word, own) && isOwn(own))
    .map((own) => ({ word: own, distance: 1 }));

function sameStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** „ne bi“ for „nebi“ */
function twoWordsIn(word: string, known: KnownWords): string | undefined {
  for (let at = 1; at < word.length; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isJoined =
      (SHORT_WORDS.includes(first) && second.length > 1) ||
      (SHORT_WORDS.includes(second) && first.length > 2 && second.length > 1);
    const isLikely =
      isJoined && [first, second].every((part) => SHORT_WORDS.includes(part) || known.has(part));
    // A single letter in front may also be a slip of the finger: only a word that the site uses may follow it.
    if (isLikely && (first.length > 1 || known.uses(second) > 0)) return `${first} ${second}`;
  }
  return undefined;
}
