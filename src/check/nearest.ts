import { distance } from 'fastest-levenshtein';

/** The candidate that was probably meant: at most a third of its letters differ. */
export function findNearest(typed: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates.map((candidate) => {
    const [a, b] = [simplify(typed), simplify(candidate)];
    // Two exchanged letters are the most common slip, so the exchange counts as one change.
    const isSwap = distance(a, b) === 2 && [...a].sort().join() === [...b].sort().join();
    return { candidate, share: (isSwap ? 1 : distance(a, b)) / b.length };
  });
  const [best] = ranked.toSorted((a, b) => a.share - b.share);
  return best && best.share <= 1 / 3 ? best.candidate : undefined;
}

/** Letters only, without case and accents: „Nacin upotrebe“ is „način upotrebe“. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'dj');
}
