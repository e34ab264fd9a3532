// How far two words are from each other: letters that are added, left out, wrong, or exchanged with their neighbour (the
// distance of Damerau and Levenshtein; neighbours may be exchanged once). A missing accent counts less than another letter.

/** What it costs to take one of these letters for another; any other mistake costs 1. */
const ACCENT_COST = 0.4;
const ACCENTS = ['cćč', 'dđ', 'sš', 'zž'];

/** The last two rows of the table of distances: for each beginning of the typed word, that to the letters so far. */
export interface Rows {
  above: readonly number[];
  aboveThat?: readonly number[];
}

export function distance(typed: string, meant: string): number {
  let rows = firstRows(typed);
  let before: string | undefined;
  for (const letter of meant) {
    rows = { above: nextRow(typed, letter, before, rows), aboveThat: rows.above };
    before = letter;
  }
  return rows.above.at(-1) ?? 0;
}

/** The rows before the first letter. */
export const firstRows = (typed: string): Rows => ({
  above: Array.from({ length: typed.length + 1 }, (_, at) => at),
});

/** The row of the table with one more letter; `before` is the letter before it. */
export function nextRow(
  typed: string,
  letter: string,
  before: string | undefined,
  { above, aboveThat }: Rows,
): number[] {
  const row = [(above[0] ?? 0) + 1];
  for (let at = 1; at <= typed.length; at += 1) {
    const own = typed.charAt(at - 1);
    const costs = [
      (row[at - 1] ?? 0) + 1,
      (above[at] ?? 0) + 1,
      (above[at - 1] ?? 0) + costOf(own, letter),
    ];
    if (own === before && typed[at - 2] === letter) costs.push((aboveThat?.[at - 2] ?? 0) + 1);
    row.push(Math.min(...costs));
  }
  return row;
}

function costOf(typed: string, letter: string): number {
  if (typed === letter) return 0;
  return ACCENTS.some((group) => group.includes(typed) && group.includes(letter)) ? ACCENT_COST : 1;
}
