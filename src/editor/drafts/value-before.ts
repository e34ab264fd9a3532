// What the site has in the place of a value of a draft. An item of a list is known by what it holds, since others are
// added, removed and moved.
import type { Path } from '../../check/read-yaml.ts';
import { type Data, isData } from '../../model/data.ts';
import { alignLists } from './align-lists.ts';
import { keyOf } from './is-same.ts';

/**
 * `before` are the data of the text on the site, `now` those of the draft, which the path is of; undefined where the site
 * has nothing in this place.
 */
export function valueBefore(before: unknown, now: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return before;
  const old = Array.isArray(now) ? itemsBefore(before, now) : before;
  return valueBefore(Object(old)[key], Object(now)[key], rest);
}

/** Cache, by the list of the draft, which is never changed in place: each field of each item asks at every letter. */
const lastItems = new WeakMap<readonly unknown[], { before: unknown; items: readonly unknown[] }>();

/** For each item of `now` the one that it was in `before`; undefined for a new one. */
function itemsBefore(before: unknown, now: readonly unknown[]): readonly unknown[] {
  const known = lastItems.get(now);
  if (known && known.before === before) return known.items;
  const items = findItems(Array.isArray(before) ? before : [], now);
  lastItems.set(now, { before, items });
  return items;
}

function findItems(before: readonly unknown[], now: readonly unknown[]): unknown[] {
  const [keysBefore, keysNow] = [before.map(keyOf), now.map(keyOf)];
  const numbered = new Map(before.filter(isNumbered).map((one) => [one['id'], one]));
  // Where as many items as before stand between two that are unchanged, each was edited in its place.
  const inPlace = alignLists(before, now, before, keyOf).flatMap(({ base, mine }) =>
    base.length === mine.length ? base : mine.map(() => undefined),
  );
  return now.map((item, index) => {
    const unchanged = keysBefore.indexOf(keysNow[index] ?? '');
    if (unchanged >= 0) return before[unchanged];
    if (isNumbered(item)) return numbered.get(item['id']);
    const there = inPlace[index];
    // That one has only moved.
    return keysNow.includes(keyOf(there)) ? undefined : there;
  });
}

const isNumbered = (item: unknown): item is Data => isData(item) && item['id'] != null;
