// Lays two changed versions of one list beside it: which items stayed, and what each version has in place of the others.
import { diffArrays } from 'diff';

export interface Stretch<Item> {
  base: readonly Item[];
  mine: readonly Item[];
  theirs: readonly Item[];
}

/** In place of the items of the base from `start` to `end` a changed list has `items`. */
interface Change<Item> {
  isMine: boolean;
  start: number;
  end: number;
  items: readonly Item[];
}

/**
 * The stretches in their order; of one that nobody changed, all three versions are the same. `keyOf` is equal for
 * items that are the same.
 */
export function alignLists<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
): Stretch<Item>[] {
  const stretches: Stretch<Item>[] = [];
  const keep = (start: number, end: number) => {
    const kept = base.slice(start, end);
    if (kept.length > 0) stretches.push({ base: kept, mine: kept, theirs: kept });
  };
  let done = 0;
  const changes = [...changesOf(base, mine, true, keyOf), ...changesOf(base, theirs, false, keyOf)];
  for (const group of groupOverlapping(changes)) {
    const start = group[0]?.start ?? 0;
    const end = Math.max(...group.map((change) => change.end));
    keep(done, start);
    done = end;
    const before = base.slice(start, end);
    const after = (isMine: boolean) =>
      apply(
        before,
        start,
        group.filter((change) => change.isMine === isMine),
      );
    stretches.push({ base: before, mine: after(true), theirs: after(false) });
  }
  keep(done, base.length);
  return stretches;
}

function changesOf<Item>(
  base: readonly Item[],
  changed: readonly Item[],
  isMine: boolean,
  keyOf: (item: Item) => string,
): Change<Item>[] {
  const changes: Change<Item>[] = [];
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

/** Changes of both sides that overlap stand together. Those that only touch are independent. */
function groupOverlapping<Item>(changes: readonly Change<Item>[]): Change<Item>[][] {
  const groups: Change<Item>[][] = [];
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

/** The items, of which the first has the place `start`, after these changes. */
function apply<Item>(
  before: readonly Item[],
  start: number,
  changes: readonly Change<Item>[],
): Item[] {
  const after: Item[] = [];
  let at = 0;
  for (const change of changes) {
    after.push(...before.slice(at, change.start - start), ...change.items);
    at = change.end - start;
  }
  return [...after, ...before.slice(at)];
}
