import { fold } from '../model/serbian/fold.ts';
import { distance } from './edit-distance.ts';

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
