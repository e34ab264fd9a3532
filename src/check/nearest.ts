import { fold } from '../model/fold.ts';

/** The candidate that was probably meant: at most a third of its letters differ, and accents do not count. */
export function findNearest(typed: string, candidates: readonly string[]): string | undefined {
  const from = fold(typed);
  const ranked = candidates.flatMap((candidate) => {
    const to = fold(candidate);
    const most = to.length / 3;
    // A long line of text is like none of them: it is not compared letter by letter.
    if (Math.abs(from.length - to.length) > most) return [];
    const far = distance(from, to);
    return far <= most ? { candidate, share: far / to.length } : [];
  });
  return ranked.toSorted((a, b) => a.share - b.share)[0]?.candidate;
}

/**
 * How many letters are added, left out, wrong or exchanged with their neighbour (the Damerau–Levenshtein distance, where
 * no letter changes twice).
 */
function distance(from: string, to: string): number {
  // A row for each beginning of `from`: its distances to each beginning of `to`.
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, letters) => letters);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}
