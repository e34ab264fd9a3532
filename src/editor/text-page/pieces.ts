// Two versions of some words, cut where they differ.
import { diffWordsWithSpace } from 'diff';

/** An unchanged piece behind a change, of so many characters, is read with it: „i“, „ne“, „gel“. */
const BRIDGE = 12;

export interface Piece {
  same: string;
  removed: string;
  added: string;
}

/** What stayed, and then what was replaced by what; words that change close to each other are one change. */
export function pieces(before: string, after: string): Piece[] {
  const found: Piece[] = [];
  for (const { added, removed, value } of diffWordsWithSpace(before, after)) {
    const last = found.at(-1);
    const isChange = added || removed;
    const isBridge = !isChange && value.trim().length <= BRIDGE;
    if (!last || (!isChange && !isBridge)) {
      found.push({
        same: isChange ? '' : value,
        removed: removed ? value : '',
        added: added ? value : '',
      });
      continue;
    }
    if (!added) last.removed += value;
    if (!removed) last.added += value;
  }
  return found;
}
