// Moves a text one place in its list, with as few changed texts as can be.
import type { Data } from '../../model/data.ts';
import { compareProducts } from '../../model/publication.ts';

export interface Placed {
  path: string;
  data: Data;
}

/** Whether a field says nothing but where a text stands among the others. */
export const isPlace = (key: string) => key === 'id' || key === 'order';

interface Place {
  path: string;
  id: number;
  order: number | undefined;
}

/** Cards whose number is their place: the two swap their numbers. */
export function swapNumbers(one: Placed, other: Placed): Placed[] {
  return [
    { ...one, data: { ...one.data, id: other.data['id'] } },
    { ...other, data: { ...other.data, id: one.data['id'] } },
  ];
}

/**
 * The products whose „Mesto u spisku“ has to change, so that those of `wanted`, one group, stand in this order. A
 * product stands by its number, or behind the number that its `order` names; any number may be named.
 */
export function placeProducts(wanted: readonly Placed[], moved: readonly string[]): Placed[] {
  const places = wanted.map(placeOf);
  const numbers = [undefined, ...places.map(({ id }) => id).sort((a, b) => a - b)];
  const changes = findChanges(places, moved, numbers) ?? orderAll(places);
  return wanted.flatMap(({ path, data }, index) => {
    const order = changes[index]?.order;
    return order === placeOf({ path, data }).order ? [] : { path, data: { ...data, order } };
  });
}

export function placeOf({ path, data }: Placed): Place {
  const { id, order } = data;
  return { path, id: Number(id), order: typeof order === 'number' ? order : undefined };
}

/** Tries every place for the first of the moved products, then for the second, then for both. */
function findChanges(
  places: readonly Place[],
  moved: readonly string[],
  numbers: readonly (number | undefined)[],
): Place[] | undefined {
  const put = (all: readonly Place[], path: string | undefined, order: number | undefined) =>
    all.map((one) => (one.path === path ? { ...one, order } : one));
  const [first, second] = moved;
  const attempts = [
    ...numbers.map((number) => put(places, first, number)),
    ...numbers.map((number) => put(places, second, number)),
    ...numbers.flatMap((one) =>
      numbers.map((other) => put(put(places, first, one), second, other)),
    ),
  ];
  return attempts.find(isInOrder);
}

const isInOrder = (places: readonly Place[]) =>
  places.every((place, index) => {
    const next = places[index + 1];
    return !next || compareProducts(place, next) < 0;
  });

/** Every product behind the number that has its place among the numbers. */
function orderAll(places: readonly Place[]): Place[] {
  const numbers = places.map(({ id }) => id).sort((a, b) => a - b);
  return places.map((place, index) => ({ ...place, order: numbers[index] }));
}
