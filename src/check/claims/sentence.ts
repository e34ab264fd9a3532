// Checks one sentence for what the law keeps out of advertising. Words alone cannot decide that, so the
// result is a doubt, which becomes a question to the owner.

import { stemsOf, type Word, wordsOf } from '../../model/serbian/fold.ts';
import { isAuthorised, readClaim } from './claim.ts';
import { ADVICE } from './claims-list.ts';
import { findGroup, findPhrase, type Hit, joinWords } from './words.ts';

/** A Serbian question, with % in place of the sentence, and a Serbian advice. */
export interface Doubt {
  text: string;
  fix: string;
  /** Offset of the word that raises the doubt. */
  at: number;
  /** An amount of money, and no word about an income. */
  isPrice?: boolean;
  /** It names an illness or its cure, which no reason makes lawful. */
  isHealing?: boolean;
}

interface Judged {
  doubt: Doubt | undefined;
  cost: Doubt | undefined;
}

/** By sentence and name: while one sentence is being typed, all others stay the same. */
const judged = new Map<string, Judged>();
/** The site has 1,100 sentences. Older versions are not kept, since /admin stays open while texts are edited. */
const MOST_JUDGED = 5000;

/** The doubt about the sentence, if there is one; words of the product's `name` are ignored. */
export const checkSentence = (sentence: string, name = ''): Doubt | undefined =>
  judgeOnce(sentence, name).doubt;

/** What something costs, in sober words: „Košta 2.990 dinara.“ Only in a product is that a doubt. */
export const findCost = (sentence: string, name = ''): Doubt | undefined =>
  judgeOnce(sentence, name).cost;

function judgeOnce(sentence: string, name: string): Judged {
  const key = `${name}\n${sentence}`;
  const known = judged.get(key);
  if (known) return known;
  if (judged.size >= MOST_JUDGED) judged.clear();
  const words = readWords(sentence, name);
  const groups = readSentence(words);
  const verdict = { doubt: doubtIn(words, groups), cost: costIn(words, groups) };
  judged.set(key, verdict);
  return verdict;
}

function costIn(words: readonly Word[], groups: SentenceGroups): Doubt | undefined {
  const [hit] = groups.find('income');
  if (!hit || !isPrice(groups, words)) return undefined;
  return { text: UNSURE, fix: ADVICE.sum, at: words[hit.at]?.start ?? 0, isPrice: true };
}

function doubtIn(words: readonly Word[], groups: SentenceGroups): Doubt | undefined {
  const lastBut = words.findLastIndex(({ plain }) => /^(ali|medutim|ipak)$/.test(plain));
  if (findGroup('disavow', joinWords(words.slice(lastBut + 1))).length > 0) return undefined;
  const [hit, fix] = findBoast(groups) ?? findHealth(groups) ?? findMoney(groups, words) ?? [];
  if (!hit || !fix) return undefined;
  const at = words[hit.at]?.start ?? 0;
  if (isHealing(groups)) return { ...HEALING, fix, at };
  return {
    text: UNSURE,
    fix,
    at,
    ...(fix === ADVICE.sum && isPrice(groups, words) && { isPrice: true }),
  };
}

const UNSURE = 'Proverite izjavu „%“: možda nije dozvoljena.';
const HEALING = {
  text: 'Izjava „%“ pominje bolest ili lečenje, pa ne sme da stoji ni sa obrazloženjem.',
  isHealing: true,
} as const;

const isHealing = ({ findUndenied }: SentenceGroups) =>
  [...findUndenied('heal'), ...findUndenied('disease')].length > 0;

/** What the doubt about an effect has in place of its own, where the effect names an illness or its cure. */
export const healingIn = (effect: string): typeof HEALING | undefined =>
  isHealing(readSentence(readWords(effect, ''))) ? HEALING : undefined;

/** The words; those of an authorised claim, of `name` and of idioms („od srca“) are replaced by „-“. */
function readWords(sentence: string, name: string): Word[] {
  const words = wordsOf(sentence);
  const line = joinWords(words);
  const claim = readClaim(sentence);
  const lawful = isAuthorised({ ...claim, rest: [] }, sentence) ? claim.words : [];
  const named = name ? findPhrase(phraseOf(name), line) : [];
  const hits = [...findGroup('idioms', line), ...named];
  const isHarmless = ({ start }: Word, at: number) =>
    lawful.some((word) => word.start === start) || hits.some((hit) => hit.at <= at && at < hit.end);
  return words.map((word, at) => (isHarmless(word, at) ? { ...word, plain: '-' } : word));
}

/** The words of a name in their order, in any case: „Tableta za oči“ is found in „tabletama za oči“. */
const phraseOf = (name: string) => ({ inOrder: stemsOf(name).map((stem) => [`${stem}|`]) });

interface SentenceGroups {
  find: (group: string) => Hit[];
  findUndenied: (group: string) => Hit[];
  /** Whether the clause of the match is a caution, such as to ask a doctor. */
  isCaution: (hit: Hit) => boolean;
}

function readSentence(words: readonly Word[]): SentenceGroups {
  // For each word the number of its clause, so that „ne“ denies only what stands in its own clause.
  const clauses: number[] = [];
  for (const { isAfterBreak } of words) clauses.push((clauses.at(-1) ?? 0) + Number(isAfterBreak));
  const isBeside = (one: Hit, { at, end }: Hit) =>
    [clauses[at], clauses[end - 1]].includes(clauses[one.at]);
  const line = joinWords(words);
  const find = (group: string) => findGroup(group, line);
  const [denials, cautions] = [find('deny'), find('caution')];
  const isDenied = (hit: Hit) =>
    denials.some((no) => no.at !== hit.at && no.at < hit.end && isBeside(no, hit));
  return {
    find,
    findUndenied: (group) => find(group).filter((hit) => !isDenied(hit)),
    isCaution: (hit) => cautions.some((caution) => isBeside(caution, hit)),
  };
}

type Objection = readonly [hit: Hit, fix: string] | undefined;

/** A superlative or a guarantee, or an authority that cannot be proved. */
function findBoast({ findUndenied, isCaution }: SentenceGroups): Objection {
  const [boast] = findUndenied('extreme');
  if (boast) return [boast, ADVICE.extreme];
  const proof = findUndenied('proof').find((hit) => !isCaution(hit));
  return proof && [proof, ADVICE.authority];
}

/** A cure; or an illness or a part of the body, together with a relief or a promise. */
function findHealth({ find, findUndenied }: SentenceGroups): Objection {
  const [cure] = findUndenied('cure');
  if (cure) return [cure, ADVICE.health];

  const isAboutHealth = find('illness').length > 0 || find('body').length > 0;
  const [relief] = find('relief');
  if (isAboutHealth && relief) return [relief, ADVICE.story];

  const [topic] = [...findUndenied('illness'), ...findUndenied('body')];
  if (!topic) return undefined;
  const [promise] = findUndenied('promise');
  if (promise) return [promise, ADVICE.health];
  // Without a promise, a sentence that sends the reader to a doctor is no claim.
  return find('caution').length > 0 ? undefined : [topic, ADVICE.health];
}

/** A promise of an easy, fast, sure or large income, or of a sum. */
function findMoney({ find, findUndenied }: SentenceGroups, words: readonly Word[]): Objection {
  const isSober = find('soberIncome').length > 0;
  const hit = findUndenied('earning')[0] ?? (isSober ? undefined : findUndenied('income')[0]);
  const hasSum = words.some(({ plain }) => /^\d/.test(plain));
  return hit && [hit, hasSum ? ADVICE.sum : ADVICE.money];
}

/** Whether the only money in the sentence is an amount: „2.990 din“. */
function isPrice({ find }: SentenceGroups, words: readonly Word[]): boolean {
  const isAmount = ({ at }: Hit) =>
    /^\d/.test(words[at - 1]?.plain ?? '') && /^(din|rsd|eur|evr)/.test(words[at]?.plain ?? '');
  return find('earning').length === 0 && find('income').every(isAmount);
}
