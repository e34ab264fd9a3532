// Compares a text with „Sastav“ of other products: the parts of a package, and the table of a kind.
import { KINDS } from '../../model/collections.ts';
import { stemsOf, wordsOf } from '../../model/serbian/fold.ts';
import { linksIn } from '../../text/product-paragraphs.ts';
import type { Content } from '../content.ts';
import { type Finding, warning } from '../finding.ts';
import { productsIn } from '../products.ts';
import type { Text } from '../read-text.ts';
import { lineIn, placesOf } from '../statements/places.ts';

export function checkOtherCompositions(text: Text, content: Content): Finding[] {
  return text.path === KINDS ? checkTables(text, content) : checkNamedParts(text, content);
}

/** „Sprej: 3 puta dnevno …“ in a package: the part that the paragraph speaks of. */
const PART = /(?:^|[.!?] )(\p{Lu}[\p{L}-]{2,}): /gmu;
const LEAST_LETTERS = 4;

const isOfProducts = (address: string) => address.startsWith('/products');

/** A package speaks only of what is in it. */
function checkNamedParts(text: Text, content: Content): Finding[] {
  const { path, product } = text;
  const isPackage =
    product && linksIn(product.compositionSource).some(({ target }) => isOfProducts(target));
  if (!isPackage) return [];
  const use = placesOf(text, product).find((one) => one.name === 'use');
  if (!use) return [];
  const inside = new Set([...stemsOf(product.composition), ...stemsOf(product.name)]);
  const names = productsIn(content).flatMap((one) => stemsOf(one.product.name));
  return [...use.source.matchAll(PART)].flatMap((match) => {
    const [, name = ''] = match;
    const stem = wordsOf(name)[0]?.stem ?? '';
    const isOther = name.length >= LEAST_LETTERS && names.includes(stem) && !inside.has(stem);
    if (!isOther) return [];
    const message = `„${name}“ nije u „Sastavu“ ovog paketa.`;
    const line = lineIn(use, match.index);
    return [
      warning(path, line, message, 'Uporedite sa deklaracijom i ispravite ono što nije tačno.'),
    ];
  });
}

/** The fruit in a kind's table, which its product must have in „Sastav“. */
function checkTables({ path, entries, lineOf }: Text, content: Content): Finding[] {
  const compositions = productsIn(content).map(({ product }) => ({
    id: product.id,
    stems: new Set(stemsOf(product.composition)),
  }));
  return entries.flatMap(({ at, data }) => {
    const { products } = (data['compare'] ?? {}) as {
      products?: { product: number; values: unknown[] }[];
    };
    return (products ?? []).flatMap(({ product, values = [] }, row) => {
      const own = compositions.find(({ id }) => id === product);
      if (!own) return [];
      return values.flatMap((value, index) => {
        const isOfAnother = (stem: string) =>
          stem.length >= LEAST_LETTERS &&
          !own.stems.has(stem) &&
          compositions.some(({ stems }) => stems.has(stem));
        const odd = wordsOf(String(value)).find(({ stem }) => isOfAnother(stem));
        if (!odd) return [];
        const message = `„${odd.source}“ ne stoji u „Sastavu“ proizvoda broj ${product}.`;
        const line = lineOf([...at, 'compare', 'products', row, 'values', index]) ?? 1;
        return [warning(path, line, message, 'Ispravite ono što nije sa deklaracije.')];
      });
    });
  });
}
