// One sentence of the site against what the law keeps out of advertising. Words alone cannot judge
// it, so the outcome is a question.

import { stemsOf, type Word, wordsOf } from '../../model/fold.ts';
import { isAuthorised, readClaim } from './claim.ts';
import { ADVICE } from './claims-list.ts';
import { compile, findGroup, findPattern, type Hit, lineOf } from './words.ts';

/** Serbian: what is asked, with % for the text, and what may be done instead. */
export interface Doubt {
  what: string;
  advice: string;
  /** Offset in the text of the word that raises it. */
  at: number;
}

/** What is to be asked about the sentence, if anything; words of `name` do not count. */
export function judgeSentence(sentence: string, name?: string): Doubt | undefined {
  const words = readWords(sentence, name);
  const turn = words.findLastIndex(({ plain }) => /^(ali|medutim|ipak)$/.test(plain));
  if (findGroup('disavow', lineOf(words.slice(turn + 1))).length > 0) return undefined;
  const said = readSentence(words);
  const [hit, advice] = findBoast(said) ?? findHealth(said) ?? findMoney(said) ?? [];
  const what = 'Proverite izjavu „%“: možda nije dozvoljena.';
  return hit && advice ? { what, advice, at: words[hit.at]?.start ?? 0 } : undefined;
}

/** Its words without those of an authorised claim, and of „od srca“ and the like, which say nothing. */
function readWords(sentence: string, name?: string): Word[] {
  const words = wordsOf(sentence);
  const line = lineOf(words);
  const claim = readClaim(sentence);
  const lawful = isAuthorised({ ...claim, rest: [] }, sentence) ? claim.words : [];
  const named = name ? findPattern(compile([stemsOf(name).join('+')]), line) : [];
  const hits = [...findGroup('idioms', line), ...named];
  const isHarmless = ({ start }: Word, at: number) =>
    lawful.some((word) => word.start === start) || hits.some((hit) => hit.at <= at && at < hit.end);
  return words.map((word, at) => (isHarmless(word, at) ? { ...word, plain: '-' } : word));
}

interface Said {
  /** All places of a group of words from `claims.yaml`. */
  find: (group: string) => Hit[];
  /** Those that are not denied in their clause. */
  open: (group: string) => Hit[];
  /** Whether its clause tells to ask a doctor, not to use it or the like. */
  isCaution: (hit: Hit) => boolean;
}

function readSentence(words: readonly Word[]): Said {
  const clauses: number[] = [];
  for (const { isAfterBreak } of words) clauses.push((clauses.at(-1) ?? 0) + Number(isAfterBreak));
  const isBeside = (one: Hit, { at, end }: Hit) =>
    [clauses[at], clauses[end - 1]].includes(clauses[one.at]);
  const line = lineOf(words);
  const find = (group: string) => findGroup(group, line);
  const [denials, cautions] = [find('deny'), find('calm')];
  const isDenied = (hit: Hit) =>
    denials.some((no) => no.at !== hit.at && no.at < hit.end && isBeside(no, hit));
  return {
    find,
    open: (group) => find(group).filter((hit) => !isDenied(hit)),
    isCaution: (hit) => cautions.some((caution) => isBeside(caution, hit)),
  };
}

type Reason = readonly [hit: Hit, advice: string] | undefined;

/** What is too much for anything, and proof that nobody can show. */
function findBoast({ open, isCaution }: Said): Reason {
  const [boast] = open('extreme');
  if (boast) return [boast, ADVICE.extreme];
  const proof = open('proof').find((hit) => !isCaution(hit));
  return proof && [proof, ADVICE.authority];
}

/** A cure; or an illness or a part of the body, and what is promised for it. */
function findHealth(said: Said): Reason {
  const { find, open } = said;
  const [cure] = open('cure');
  if (cure) return [cure, ADVICE.health];
  const topics = [...find('illness'), ...find('body')];
  const [relief] = topics.length > 0 ? find('gone') : [];
  if (relief) return [relief, ADVICE.story];
  const meant = [...open('illness'), ...open('body')];
  const doubt =
    (meant.length > 0 ? open('act')[0] : undefined) ??
    (find('calm').length > 0 ? undefined : meant[0]);
  return doubt && [doubt, ADVICE.health];
}

/** Promises of money: an income that is easy, fast, sure or large, or a sum. */
function findMoney({ find, open }: Said): Reason {
  const isSober = find('sober').length > 0;
  const hit = open('earning')[0] ?? (isSober ? undefined : open('income')[0]);
  return hit && [hit, ADVICE.money];
}
