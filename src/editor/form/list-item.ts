// The items of a list, before anybody has written into them.
import { isData } from '../../model/data.ts';
import { firstFreeNumber } from '../../model/file/entries.ts';
import { dayInSerbia } from '../../model/publication.ts';
import { type Shape, viewOf } from './form-fields.ts';

/** Whether nobody would miss the value or item; the number of an item alone says nothing. */
export const isBlank = (item: unknown): boolean =>
  Array.isArray(item)
    ? item.every(isBlank)
    : isData(item)
      ? Object.entries(item).every(([key, one]) => key === 'id' || isBlank(one))
      : !item;

/** An item with what it gets by itself: its number, and today's day where a day says when it was written. */
export function newItem(shape: Shape, items: readonly unknown[]) {
  const taken = new Set(items.map((item) => Number(Object(item)['id'])));
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, schema]): [string, unknown][] => {
      const view = viewOf(schema);
      if (key === 'id' && view?.control === 'given') return [[key, firstFreeNumber(taken)]];
      return view?.isToday ? [[key, dayInSerbia(new Date())]] : [];
    }),
  );
}
