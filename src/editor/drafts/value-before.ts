// What the site has in the place of a value of a draft. An item of a list is known by what it holds, since others are
// added, removed and moved.
import type { Path } from '../../check/read-yaml.ts';
import { type Data, isData } from '../../model/data.ts';
import { alignLists } from './align-lists.ts';
import { keyOf } from './is-same.ts';

/** `before` and `now` are the data of both; undefined where the site has nothing in this place. */
export function valueBefore(before: unknown, now: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return before;
  const old = Array.isArray(now) ? itemsBefore(before, now) : before;
  return valueBefore(Object(old)[key], Object(now)[key], rest);
}

/** By the list as it is now: each field of each item asks at every letter, and no list is changed in place. */
const last = new WeakMap<readonly unknown[], { before: unknown; items: readonly unknown[] }>();

/** The item that each item of `now` was. */
function itemsBefore(before: unknown, now: readonly unknown[]): readonly unknown[] {
  const known = last.get(now);
  if (known && known.before === before) return known.items;
  const items = findItems(Array.isArray(before) ? before : [], now);
  last.set(now, { before, items });
  return items;
}

function findItems(before: readonly unknown[], now: readonly unknown[]): unknown[] {
  const [old, fresh] = [before.map(keyOf), now.map(keyOf)];
  const stayed = new Set(fresh);
  const numbered = new Map(before.flatMap((one) => (isNumbered(one) ? [[one['id'], one]] : [])));
  // Between the same neighbours, as many as there were: each was edited in its place.
  const inPlace = alignLists(before, now, before, keyOf).flatMap(({ base, mine }) =>
    base.length === mine.length ? base : mine.map(() => undefined),
  );
  return now.map((item, index) => {
    const at = old.indexOf(fresh[index] ?? '');
    if (at >= 0) return before[at];
    if (isNumbered(item)) return numbered.get(item['id']);
    const one = inPlace[index];
    return stayed.has(keyOf(one)) ? undefined : one;
  });
}

const isNumbered = (item: unknown): item is Data => isData(item) && item['id'] != null;
