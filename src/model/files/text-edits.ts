/** Text to put in place of the characters from `start` up to `end` (offsets into the old text). */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The text with all edits made; every other character stays. Edits must not overlap. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
      source,
    );
}

/** Length of the common beginning and of the common end of two lists. */
export function commonEnds<Item>(
  before: readonly Item[],
  after: readonly Item[],
  areSame: (a: Item, b: Item) => boolean = Object.is,
): { head: number; tail: number } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && areSame(before[head] as Item, after[head] as Item)) head++;
  let tail = 0;
  while (
    tail < shorter - head &&
    areSame(before[before.length - 1 - tail] as Item, after[after.length - 1 - tail] as Item)
  ) {
    tail++;
  }
  return { head, tail };
}
