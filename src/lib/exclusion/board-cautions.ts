import { isCosmetic } from '../../model/product/cosmetics.ts';
import type { Product, ProductGroup } from '../products.ts';
import { ASK_DOCTOR, type Caution, cautionsOf } from './cautions.ts';

/** A product on the shelf, with the cautions that its board does not say already. */
interface Tile {
  product: Product;
  cautions: Caution[];
}

/** What a board of the shelf says once beside its title, and its tiles. */
export function cautionsOfBoard({ kind, products }: ProductGroup): {
  cautions: Caution[];
  tiles: Tile[];
} {
  const ofProducts = products.map((product) => ({ product, cautions: cautionsOf(product) }));
  const ofAll = trueOfAll(ofProducts.map(({ cautions }) => cautions));
  const said = new Set(ofAll.map(({ text }) => text));
  return {
    cautions: isCosmetic(kind.data.id) ? ofAll : [ASK_DOCTOR, ...ofAll],
    tiles: ofProducts.map(({ product, cautions }) => ({
      product,
      cautions: cautions.filter(({ text }) => !said.has(text)),
    })),
  };
}

/**
 * The cautions that are true of every product, which the board says once. A product that the same reason excludes counts
 * too: its own caution says more.
 */
function trueOfAll(ofProducts: readonly (readonly Caution[])[]): Caution[] {
  const [first = []] = ofProducts.filter((cautions) => cautions.some((one) => !one.isExcluded));
  return first.filter(
    (caution) =>
      !caution.isExcluded &&
      ofProducts.every((cautions) =>
        cautions.some(
          (other) =>
            other.text === caution.text ||
            (other.isExcluded && other.reasons.some((reason) => caution.reasons.includes(reason))),
        ),
      ),
  );
}
