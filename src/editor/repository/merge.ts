// Merges two changes of the same text: records by their fields, lists by their items, texts by their paragraphs. What
// only one of them changed is taken from that one; what both changed differently is a conflict.
import { diffArrays } from 'diff';
import type { Path } from '../../check/read-yaml.ts';
import { type Data, isData } from '../../model/data.ts';

export interface Conflict {
  /** The place in the merged value. */
  at: Path;
  /** The place in their value: another one where items were added before it. */
  there: Path;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** Where there is a conflict, it has mine. */
  value: unknown;
  conflicts: Conflict[];
}

/** Equal also where one has an empty field and the other none. */
export function isSame(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(value: unknown): string {
  if (value == null || value === '' || value === false) return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value.map(keyOf));
  if (!isData(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => keyOf(item) !== '');
  return JSON.stringify(entries.map(([key, item]) => [key, keyOf(item)]).sort());
}

export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  at: Path = [],
  there: Path = at,
): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  const conflict = { value: mine, conflicts: [{ at, there, mine, theirs }] };
  if (isData(mine) && isData(theirs))
    return mergeFields(isData(base) ? base : {}, mine, theirs, at, there);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeItems(base, mine, theirs, at, there) ?? conflict;
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const merged = mergeItems(paragraphs(base), paragraphs(mine), paragraphs(theirs), at, there);
    if (merged) return { value: (merged.value as string[]).join(''), conflicts: [] };
  }
  return conflict;
}

/** Each with the empty lines before it, so that one more at the end changes none of the others. */
const paragraphs = (text: string) => text.split(/(?<!\n)(?=\n\n)/);

function mergeFields(base: Data, mine: Data, theirs: Data, at: Path, there: Path): Merged {
  const merged = Object.keys({ ...theirs, ...mine }).map((key) => ({
    key,
    ...merge(base[key], mine[key], theirs[key], [...at, key], [...there, key]),
  }));
  return {
    value: Object.fromEntries(merged.map(({ key, value }) => [key, value])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/** In place of the items of the base from `start` to `end` a changed list has `items`. */
interface Change {
  isMine: boolean;
  start: number;
  end: number;
  items: readonly unknown[];
}

function changesOf(
  base: readonly unknown[],
  changed: readonly unknown[],
  isMine: boolean,
): Change[] {
  const changes: Change[] = [];
  let end = 0;
  let behind = 0;
  for (const { added, removed, count } of diffArrays(base.map(keyOf), changed.map(keyOf))) {
    const [start, first] = [end, behind];
    if (!added) end += count;
    if (!removed) behind += count;
    if (!added && !removed) continue;
    // What is removed and what is added in its place are one change.
    const before = changes.at(-1)?.end === start ? changes.pop() : undefined;
    const items = [...(before?.items ?? []), ...changed.slice(first, behind)];
    changes.push({ isMine, start: before?.start ?? start, end, items });
  }
  return changes;
}

/** Undefined where both changed the same items in ways that cannot be joined. */
function mergeItems(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  at: Path,
  there: Path,
): Merged | undefined {
  const changes = [...changesOf(base, mine, true), ...changesOf(base, theirs, false)];
  const value: unknown[] = [];
  const conflicts: Conflict[] = [];
  let done = 0;
  let placeThere = 0;
  for (const group of groupOverlapping(changes)) {
    const [start, end] = [group[0]?.start ?? 0, Math.max(...group.map((change) => change.end))];
    value.push(...base.slice(done, start));
    placeThere += start - done;
    done = end;
    const old = base.slice(start, end);
    const my = apply(
      old,
      start,
      group.filter(({ isMine }) => isMine),
    );
    const their = apply(
      old,
      start,
      group.filter(({ isMine }) => !isMine),
    );
    const merged = mergePlace(old, my, their, [...at, value.length], [...there, placeThere]);
    if (!merged) return undefined;
    value.push(...(merged.value as unknown[]));
    conflicts.push(...merged.conflicts);
    placeThere += their.length;
  }
  value.push(...base.slice(done));
  return isEachOnce(base, mine, theirs, value) ? { value, conflicts } : undefined;
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

/** Changes of both sides that overlap stand together. Those that only touch are independent. */
function groupOverlapping(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  let end = -1;
  for (const change of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = groups.at(-1);
    const isAddedAtOnePlace = last?.[0]?.start === change.end && end === change.start;
    if (last && (change.start < end || isAddedAtOnePlace)) last.push(change);
    else groups.push([change]);
    end = Math.max(end, change.end);
  }
  return groups;
}

/** The items after these changes. */
function apply(old: readonly unknown[], start: number, changes: readonly Change[]): unknown[] {
  const items: unknown[] = [];
  let at = 0;
  for (const change of changes) {
    items.push(...old.slice(at, change.start - start), ...change.items);
    at = change.end - start;
  }
  return [...items, ...old.slice(at)];
}

/** What stands in place of the items `old`. `at` and `there` are the place of the first. */
function mergePlace(
  old: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  at: Path,
  there: Path,
): Merged | undefined {
  if (isSame(mine, theirs) || isSame(old, theirs)) return { value: mine, conflicts: [] };
  if (isSame(old, mine)) return { value: theirs, conflicts: [] };
  if (old.length === 0) {
    const added = mine.filter((item) => !theirs.some((one) => isSame(one, item)));
    return { value: [...theirs, ...added], conflicts: [] };
  }
  if (mine.length !== old.length || theirs.length !== old.length) return undefined;
  const merged = old.map((item, index) => {
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
