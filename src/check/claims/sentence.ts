// One sentence of the site against what the law keeps out of advertising. Words alone cannot judge
// it, so the outcome is a question.

import { stemsOf, type Word, wordsOf } from '../../model/fold.ts';
import { faultOf, readClaim } from './claim.ts';
import { ADVICE } from './claims-list.ts';
import { findEntry, findGroup, type Hit } from './words.ts';

export interface Doubt {
  /** Character offset of the words that raise it. */
  start: number;
  advice: string;
}

/** `Da li …?`, `Kako …?`: asks, and promises nothing. „Muči Vas nesanica?“ is no such question. */
const ASKS = /^(li|smem|mogu|treba)$/;
const SUM =
  /(?<!\p{L})(?:\d[\d.,]*|hiljad|milion|stotin|sto|dvesta|trista|petsto)\p{L}*\s*(?:hiljad\p{L}*\s*)?(?:[€$]|din|rsd|eur|evr|dolar)|[€$]\s*\d/iu;

/** What is to be asked about the sentence, if anything; words of `name` do not count. */
export function judgeSentence(sentence: string, name = ''): Doubt | undefined {
  const words = hideHarmless(wordsOf(sentence), name);
  if (findGroup('disavow', words).length > 0) return undefined;
  const isAsking =
    /\?\W*$/.test(sentence) && words.slice(0, 3).some(({ plain }) => ASKS.test(plain));
  const said = readSentence(words, authorisedPlaces(sentence));
  const [hit, advice] =
    findBoast(said) ??
    (isAsking ? undefined : (findHealth(said) ?? findMoney(said, sentence))) ??
    [];
  return hit && advice ? { start: words[hit.at]?.start ?? 0, advice } : undefined;
}

/** „od srca“ and the like only sound like a claim. */
function hideHarmless(words: readonly Word[], name: string): Word[] {
  const named = name ? findEntry(stemsOf(name).join('+'), words) : [];
  const hits = [...findGroup('idioms', words), ...named];
  const isHidden = (at: number) => hits.some((hit) => hit.at <= at && at < hit.end);
  return words.map((word, at) => (isHidden(at) ? { ...word, plain: '-' } : word));
}

interface Said {
  words: readonly Word[];
  /** All places of a group of words from `claims.yaml`, but for those in an authorised claim. */
  find: (group: string) => Hit[];
  /** Those that are not denied in their clause. */
  open: (group: string) => Hit[];
  isDenied: (hit: Hit) => boolean;
}

function readSentence(words: readonly Word[], authorised: ReadonlySet<number>): Said {
  const clauses: number[] = [];
  for (const { isAfterBreak } of words) clauses.push((clauses.at(-1) ?? 0) + Number(isAfterBreak));
  const find = (group: string) =>
    findGroup(group, words).filter(({ at }) => !authorised.has(words[at]?.start ?? 0));
  const denials = findGroup('deny', words);
  const isDenied = ({ at, end }: Hit) =>
    denials.some(
      (no) =>
        no.at !== at && no.at < end && [clauses[at], clauses[end - 1]].includes(clauses[no.at]),
    );
  return { words, find, open: (group) => find(group).filter((hit) => !isDenied(hit)), isDenied };
}

type Reason = readonly [hit: Hit, advice: string] | undefined;

/** What is too much for anything, and proof that nobody can show. */
function findBoast({ open }: Said): Reason {
  const [boast] = open('extreme');
  if (boast) return [boast, ADVICE.extreme];
  const [proof] = open('proof');
  return proof && [proof, ADVICE.authority];
}

/** A cure; or an illness or a part of the body, and what is promised for it. */
function findHealth(said: Said): Reason {
  const { words, find, open, isDenied } = said;
  const [cure] = open('cure');
  if (cure) return [cure, ADVICE.health];
  const illness = find('illness');
  const topics = [...illness, ...find('body')];
  const relief =
    (topics.length > 0 ? find('gone')[0] : undefined) ?? illness.find((hit) => isGone(said, hit));
  if (relief) return [relief, ADVICE.story];
  const meant = topics.filter((hit) => !isDenied(hit));
  const hasCaution = findGroup('calm', words).length > 0;
  const doubt =
    (meant.length > 0 ? open('act')[0] : undefined) ?? (hasCaution ? undefined : meant[0]);
  return doubt && [doubt, ADVICE.health];
}

/** „nema bolova“, „bez nadutosti“, „ne boli“: a promise that is worded as a denial. */
function isGone({ words }: Said, { at }: Hit): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  return (
    before.some(({ plain }) => /^(nema|nemam|nemaju|nemao|nemala|bez|nisam)$/.test(plain)) ||
    // „hrana, a ne lek“ takes nothing away.
    (before.at(-1)?.plain === 'ne' && before.at(-2)?.plain !== 'a')
  );
}

/** Promises of money: a sum, or an income that is easy, fast, sure or large. */
function findMoney({ words, open }: Said, sentence: string): Reason {
  const isSober = findGroup('sober', words).length > 0;
  const [income = SUM.test(sentence) ? { at: 0, end: 0 } : undefined] = open('income');
  const hit = open('earning')[0] ?? (isSober ? undefined : income);
  return hit && [hit, ADVICE.money];
}

/** Where the words of an authorised claim start that stands in the sentence. */
function authorisedPlaces(sentence: string): ReadonlySet<number> {
  const claim = readClaim(sentence);
  if (faultOf({ ...claim, rest: [] }, sentence)) return new Set();
  return new Set(claim.words.map(({ start }) => start));
}
