import { distance } from 'fastest-levenshtein';

/** The candidate that was probably meant: at most a third of its letters differ. */
export function findNearest(typed: string, candidates: readonly string[]): string | undefined {
  const plain = simplify(typed);
  const ranked = candidates
    .map((candidate) => ({ candidate, changes: countChanges(plain, simplify(candidate)) }))
    .toSorted((a, b) => a.changes - b.changes);
  const [best] = ranked;
  return best && best.changes <= simplify(best.candidate).length / 3 ? best.candidate : undefined;
}

/** Two letters in each other's place are the commonest slip, and count as one change. */
function countChanges(a: string, b: string): number {
  const changes = distance(a, b);
  const isSwap = changes === 2 && [...a].sort().join() === [...b].sort().join();
  return isSwap ? 1 : changes;
}

/** Letters only, without case and accents: „Nacin upotrebe:“ is „način upotrebe“. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'dj');
}
