// A sentence up to its „ali“, with what its words say and what takes it back.
import type { Word } from '../../model/fold.ts';
import { findGroup, type Hit } from './words.ts';

export interface Part {
  words: readonly Word[];
  /** The number of the clause in which each word stands. */
  clauses: readonly number[];
  /** All places of a group of words from `claims.yaml`; common turns of phrase are left out. */
  find: (group: string) => Hit[];
  /** Those that are not denied. */
  open: (group: string) => Hit[];
  isDenied: (hit: Hit) => boolean;
  /** Whether its clause tells to ask a doctor, not to use it or the like. */
  isCaution: (hit: Hit) => boolean;
  hasCaution: boolean;
}

const TURN = /^(ali|nego|medutim|ipak)$/;
/** In words: how far a „ne“ reaches within its clause. */
const FAR = 6;

/** What was denied before „ali“ says nothing about what follows. */
export function splitAtTurns(words: readonly Word[]): Part[] {
  const turns = words.flatMap(({ plain, isAfterBreak }, at) =>
    at > 0 && (TURN.test(plain) || (plain === 'vec' && isAfterBreak)) ? [at] : [],
  );
  return [0, ...turns].map((from, i) => readPart(words.slice(from, turns[i])));
}

function readPart(all: readonly Word[]): Part {
  const words = hideIdioms(all);
  const clauses = clausesOf(words);
  const find = (group: string) => findGroup(group, words);
  const disavowed = find('disavow')[0]?.at ?? Number.POSITIVE_INFINITY;
  const pushes = new Set(find('pushes').map(({ at }) => at));
  const denials = find('deny').filter(({ end }) => !pushes.has(end));
  const isDenied = ({ at }: Hit) =>
    at > disavowed ||
    denials.some((no) => no.at < at && at - no.at <= FAR && clauses[no.at] === clauses[at]);
  const cautions = find('calm');
  const isCaution = ({ at }: Hit) => cautions.some((hit) => clauses[hit.at] === clauses[at]);
  const open = (group: string) => find(group).filter((hit) => !isDenied(hit));
  return { words, clauses, find, open, isDenied, isCaution, hasCaution: cautions.length > 0 };
}

function clausesOf(words: readonly Word[]): number[] {
  let clause = 0;
  return words.map(({ isAfterBreak }) => {
    if (isAfterBreak) clause += 1;
    return clause;
  });
}

/** „od srca“ and the like only sound like a claim. */
function hideIdioms(words: readonly Word[]): Word[] {
  const hits = findGroup('idioms', words);
  const isHidden = (at: number) => hits.some((hit) => hit.at <= at && at < hit.end);
  return words.map((word, at) => (isHidden(at) ? { ...word, plain: '-' } : word));
}
