import { distance } from 'fastest-levenshtein';
import { fold } from '../model/fold.ts';

/** The candidate that was probably meant: at most a third of its letters differ, and accents do not count. */
export function findNearest(typed: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates.map((candidate) => {
    const [a, b] = [fold(typed), fold(candidate)];
    // Two exchanged letters are the most common slip, so the exchange counts as one change.
    const isSwap = distance(a, b) === 2 && [...a].sort().join() === [...b].sort().join();
    return { candidate, share: (isSwap ? 1 : distance(a, b)) / b.length };
  });
  const [best] = ranked.toSorted((a, b) => a.share - b.share);
  return best && best.share <= 1 / 3 ? best.candidate : undefined;
}
