import type { Draft } from '../drafts/draft.ts';
import type { Conflict } from '../drafts/merge.ts';

/** Where a field was changed besides, and how both versions of it are called. */
export interface ConflictWords {
  elsewhere: string;
  mine: string;
  theirs: string;
}

export function conflictWords(draft: Draft, { at, isOfWindow }: Conflict): ConflictWords {
  if (draft.proposals)
    return { elsewhere: 'mimo predloga', mine: 'Po predlogu', theirs: 'Bez predloga' };
  if (draft.returned?.includes(String(at[0])))
    return { elsewhere: 'kasnije', mine: 'Vraćeno', theirs: 'Bez vraćanja' };
  // The question is the same in both windows, so neither is „ovde“.
  if (isOfWindow)
    return {
      elsewhere: 'u drugom prozoru',
      mine: 'Upisano u jednom prozoru',
      theirs: 'Upisano u drugom prozoru',
    };
  return { elsewhere: 'drugde', mine: 'Upisano ovde', theirs: 'Upisano drugde' };
}
