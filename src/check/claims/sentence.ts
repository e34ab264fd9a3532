// One sentence of the site against what the law keeps out of advertising. Words alone cannot judge
// it, so the outcome is a question.

import { wordsOf } from '../../model/fold.ts';
import { faultOf } from './authorised.ts';
import { ADVICE, PAIRS } from './claims-list.ts';
import { promisesMoney } from './money.ts';
import { type Part, splitAtTurns } from './part.ts';
import { readClaims } from './read-claim.ts';
import { findGroup, type Hit } from './words.ts';

export interface Place {
  /** A warning or the list of ingredients: illnesses may be named here, but nothing promised. */
  isWarning?: boolean;
  /** What is swallowed promises nothing about the skin either. */
  isFood?: boolean;
}

export interface Doubt {
  /** Character offset of the words that raise it. */
  start: number;
  advice: string;
}

/** `Da li …?`, `Kako …?`: asks, and promises nothing. „Muči Vas nesanica?“ is no such question. */
const ASKS = /^(li|smem|mogu|treba)$/;

/** What is to be asked about the sentence, if anything. */
export function judgeSentence(sentence: string, place: Place = {}): Doubt | undefined {
  const words = wordsOf(sentence);
  if (findGroup('retract', words).length > 0) return undefined;
  const isQuestion = /\?\W*$/.test(sentence);
  const isAsking = isQuestion && words.slice(0, 3).some(({ plain }) => ASKS.test(plain));
  const authorised = authorisedPlaces(sentence);
  for (const part of splitAtTurns(words)) {
    const isFree = ({ at }: Hit) => !authorised.has(part.words[at]?.start ?? 0);
    const [hit, advice] =
      findBoast(part) ??
      (isQuestion ? findLure(part, isFree) : undefined) ??
      (isAsking ? undefined : (findHealth(part, place, isFree) ?? findPair(part))) ??
      [];
    if (hit && advice) return { start: part.words[hit.at]?.start ?? 0, advice };
  }
  const money = isAsking ? undefined : promisesMoney(sentence, words);
  return money && { start: money.start, advice: ADVICE.money };
}

type Reason = readonly [hit: Hit, advice: string] | undefined;

/** A doctor's word, proof that nobody can show, and what is too much for anything. */
function findBoast({ open, isCaution, hasCaution }: Part): Reason {
  const doctor = hasCaution ? undefined : open('doctor')[0];
  if (doctor) return [doctor, ADVICE.authority];
  const [boast] = open('extreme');
  if (boast) return [boast, ADVICE.extreme];
  const proof = open('proof').find((hit) => !isCaution(hit));
  return proof && [proof, ADVICE.authority];
}

/** „Boli Vas glava?“ */
function findLure({ find }: Part, isFree: (hit: Hit) => boolean): Reason {
  const [lure] = find('lure');
  const isHealth = [...find('illness'), ...find('body')].some(isFree);
  return lure && isHealth ? [lure, ADVICE.story] : undefined;
}

/** A cure; or an illness or a part of the body, and what is promised for it. */
function findHealth(
  part: Part,
  { isWarning = false, isFood = false }: Place,
  isFree: (hit: Hit) => boolean,
): Reason {
  const { find, open, isDenied, isCaution, hasCaution } = part;
  const disavowed = find('disavow')[0]?.at ?? Number.POSITIVE_INFINITY;
  const isSaid = (hit: Hit) => isFree(hit) && hit.at < disavowed;
  const illness = find('illness').filter(isSaid);
  const topics = [...illness, ...find('body'), ...(isFood ? find('skin') : [])].filter(isSaid);
  const cure = open('cure').find(isFree);
  if (cure) return [cure, ADVICE.health];
  const relief =
    (topics.length > 0 ? find('gone')[0] : undefined) ?? illness.find((hit) => isGone(part, hit));
  if (relief) return [relief, ADVICE.story];
  const meant = topics.filter((hit) => !isDenied(hit));
  const act = open('act').find((hit) => isFree(hit) && meant.length > 0);
  const purpose = meant.find((hit) => !isCaution(hit) && isPurpose(part, hit));
  const doubt = act ?? purpose ?? (isWarning || hasCaution ? undefined : meant[0]);
  return doubt && [doubt, ADVICE.health];
}

const PAIR_REACH = 8;

/** Words that promise only beside each other: „odložila naočare“, „kaiš … stegnuti“. */
function findPair({ open, isCaution }: Part): Reason {
  const sayings = (group = '') => open(group).filter((hit) => !isCaution(hit));
  for (const [first, second, advice] of PAIRS) {
    const others = sayings(second);
    const found = sayings(first).find((one) =>
      others.some(
        ({ at, end }) =>
          (at >= one.end || end <= one.at) && Math.max(at - one.end, one.at - end) < PAIR_REACH,
      ),
    );
    if (found) return [found, ADVICE[advice as keyof typeof ADVICE]];
  }
  return undefined;
}

/** „nema bolova“, „bez nadutosti“, „ne boli“: a promise that is worded as a denial. */
function isGone({ words, clauses }: Part, { at }: Hit): boolean {
  const before = words.slice(Math.max(clauses.indexOf(clauses[at] ?? 0), at - 4), at);
  return (
    before.some(({ plain }) => /^(nema|nemam|nemaju|nemao|nemala|bez|nisam)$/.test(plain)) ||
    // „hrana, a ne lek“ takes nothing away.
    (before.at(-1)?.plain === 'ne' && before.at(-2)?.plain !== 'a')
  );
}

/** „za negu ekcema“, „protiv bolova“; not „za osobe sa dijabetesom“. */
function isPurpose({ words }: Part, { at }: Hit): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
  const last = before.findLastIndex((word) => /^(za|protiv)$/.test(word));
  return last >= 0 && !/^(osob|one|svak|lek|dec)/.test(before[last + 1] ?? '');
}

/** Where the words of the authorised claims start that stand in the sentence. */
function authorisedPlaces(sentence: string): ReadonlySet<number> {
  const authorised = readClaims(sentence).filter(
    (claim) => !faultOf({ ...claim, rest: [] }, sentence),
  );
  const said = new Set(
    authorised.flatMap(({ words, rest }) =>
      words.filter((word) => !rest.includes(word)).map(({ source }) => source),
    ),
  );
  return new Set(
    wordsOf(sentence)
      .filter(({ source }) => said.has(source))
      .map(({ start }) => start),
  );
}
