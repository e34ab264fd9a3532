// A product made from a copy of another, with something of the other left in it.
import { nameOf } from '../../model/paths.ts';
import { type Finding, warning } from '../finding.ts';
import type { ParsedText } from '../parse-text.ts';

const COPIED = [
  { key: 'name', what: 'Isti naziv proizvoda', ask: 'upišite njegov naziv' },
  { key: 'link', what: 'Ista veza ka prodavnici', ask: 'upišite njegovu vezu' },
] as const;

/** Names and links to the shop that two products share. */
export function checkCopies(texts: readonly ParsedText[]): Finding[] {
  const products = originalsFirst(
    texts.filter(({ collection }) => collection.name === 'products'),
    (product) => product,
  );
  return COPIED.flatMap(({ key, what, ask }) =>
    products.flatMap((product, index) => {
      const value = product.entries[0]?.data[key];
      const twin = products
        .slice(0, index)
        .find(({ entries }) => typeof value === 'string' && entries[0]?.data[key] === value);
      if (!twin) return [];
      const text = `${what} već stoji u fajlu ${nameOf(twin.path)}.`;
      const fix = `Ako je ovo drugi proizvod, ${ask}.`;
      return [warning(product.path, product.yaml.lineOf([key]) ?? 1, text, fix)];
    }),
  );
}

/** A copy has its original's name and more: „zubni-gel - Copy“, „Kopija zubni-gel“. A draft is the newer one. */
export function originalsFirst<Item>(
  items: readonly Item[],
  textOf: (item: Item) => Pick<ParsedText, 'path' | 'isDraft'>,
): Item[] {
  const age = (item: Item) => {
    const { path, isDraft } = textOf(item);
    return nameOf(path).length + (isDraft ? 1000 : 0);
  };
  return [...items].sort((a, b) => age(a) - age(b));
}
