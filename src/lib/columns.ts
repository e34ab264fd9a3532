/** The first half of the items and the second one; the first is longer where they are odd. */
export function inTwoColumns<Item>(items: readonly Item[]): [Item[], Item[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}
