// Merges two changes of the same text: records by their fields, lists by their items, texts by their paragraphs. What
// only one of them changed is taken from that one; what both changed differently is a conflict.
import type { Path } from '../../check/read-yaml.ts';
import { type Data, isData } from '../../model/data.ts';
import { alignLists, type Stretch } from './align-lists.ts';
import { isSame, keyOf } from './is-same.ts';

export interface Conflict {
  at: Path;
  /** The place in their value: another one where items were added before it. */
  there: Path;
  mine: unknown;
  theirs: unknown;
  /** Theirs was typed in another window of this browser, and is not published. */
  isOfWindow?: true;
}

export interface Merged<Value = unknown> {
  /** Where there is a conflict, it has mine. */
  value: Value;
  conflicts: Conflict[];
}

export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  at: Path = [],
  there: Path = at,
): Merged {
  const changed = changedByOne(base, mine, theirs);
  if (changed) return changed;
  const conflict = { value: mine, conflicts: [{ at, there, mine, theirs }] };
  if (isData(mine) && isData(theirs)) return mergeFields(base, mine, theirs, at, there);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeItems(base, mine, theirs, at, there) ?? conflict;
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const merged = mergeItems(paragraphs(base), paragraphs(mine), paragraphs(theirs), at, there);
    if (merged) return { value: merged.value.join(''), conflicts: [] };
  }
  return conflict;
}

/** Two changes of a file that is edited as it stands, line by line. */
export function mergeLines(base: string, mine: string, theirs: string): Merged<string> {
  const changed = changedByOne(base, mine, theirs);
  if (changed) return changed;
  const merged = mergeItems(linesOf(base), linesOf(mine), linesOf(theirs), [], []);
  return merged
    ? { value: merged.value.join(''), conflicts: [] }
    : { value: mine, conflicts: [{ at: [], there: [], mine, theirs }] };
}

/** Each with the end of its line. */
const linesOf = (text: string) => text.split(/(?<=\n)/);

/** Two changes of the data of a text. */
export function mergeData(base: unknown, mine: Data, theirs: Data): Merged<Data> {
  return changedByOne(base, mine, theirs) ?? mergeFields(base, mine, theirs, [], []);
}

/** Undefined where both have changed it, each differently. */
function changedByOne<Value>(base: unknown, mine: Value, theirs: Value): Merged<Value> | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  return undefined;
}

/** Each with the empty lines before it, so that one more at the end changes none of the others. */
const paragraphs = (text: string) => text.split(/(?<!\n)(?=\n\n)/);

function mergeFields(base: unknown, mine: Data, theirs: Data, at: Path, there: Path): Merged<Data> {
  const before = isData(base) ? base : {};
  const merged = Object.keys({ ...theirs, ...mine }).map((key) => ({
    key,
    ...merge(before[key], mine[key], theirs[key], [...at, key], [...there, key]),
  }));
  return {
    value: Object.fromEntries(merged.map(({ key, value }) => [key, value])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/** Undefined where both changed the same items in ways that cannot be joined. */
function mergeItems(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  at: Path,
  there: Path,
): Merged<unknown[]> | undefined {
  const value: unknown[] = [];
  const conflicts: Conflict[] = [];
  let placeThere = 0;
  for (const stretch of alignLists(base, mine, theirs, keyOf)) {
    const merged = mergeStretch(stretch, [...at, value.length], [...there, placeThere]);
    if (!merged) return undefined;
    value.push(...merged.value);
    conflicts.push(...merged.conflicts);
    placeThere += stretch.theirs.length;
  }
  return isEachOnce(base, mine, theirs, value) ? { value, conflicts } : undefined;
}

/** `at` and `there` are the place of the first of its items. */
function mergeStretch(
  { base, mine, theirs }: Stretch<unknown>,
  at: Path,
  there: Path,
): Merged<readonly unknown[]> | undefined {
  const changed = changedByOne(base, mine, theirs);
  if (changed) return changed;
  if (base.length === 0) {
    const added = mine.filter((item) => !theirs.some((one) => isSame(one, item)));
    return { value: [...theirs, ...added], conflicts: [] };
  }
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  const merged = base.map((item, index) => {
    const [my, their] = [mine[index], theirs[index]];
    if (!isSame(my, their) && !(isSameThing(item, my) && isSameThing(item, their)))
      return undefined;
    return merge(item, my, their, moveBy(at, index), moveBy(there, index));
  });
  if (!merged.every((one) => one !== undefined)) return undefined;
  return {
    value: merged.map(({ value }) => value),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

const moveBy = (path: Path, steps: number): Path => path.with(-1, Number(path.at(-1)) + steps);

/** Whether a record was edited, and is not another one that has come to its place: some field stayed as it was. */
function isSameThing(before: unknown, after: unknown): boolean {
  if (isSame(before, after)) return true;
  if (!isData(before) || !isData(after)) return false;
  return Object.keys(before).some(
    (key) => !isSame(before[key], undefined) && isSame(before[key], after[key]),
  );
}

/** Whether no item is doubled or gone because both have moved it. */
function isEachOnce(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  merged: readonly unknown[],
): boolean {
  const counts = [base, mine, theirs, merged].map(countItems);
  return [...new Set([...base, ...mine].map(keyOf))].every((key) => {
    const [before, my, their, now] = counts.map((count) => count.get(key) ?? 0);
    if (my === their) return now === my;
    const isNew = before === 0;
    return isNew || (before !== my && before !== their) || now === (before === my ? their : my);
  });
}

function countItems(items: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of items.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
