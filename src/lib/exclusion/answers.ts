import { REASONS, type Reason } from '../../model/product/marks.ts';
import { type Product, shelfName } from '../products.ts';
import { excludedBy } from './cautions.ts';
import { EXCLUSION_TEXTS as TEXTS } from './exclusion-texts.ts';

/** What stands above the shelf when the visitor has ticked this reason. */
export interface ExclusionAnswer {
  reason: Reason;
  /** The words at the box to tick. */
  label: string;
  words: string;
  /** The products that follow the words by name, as links into the list. */
  named: { href: string; name: string }[];
}

/** At most so many excluded products are named; of more products only the number is said. */
const MAX_NAMES = 3;

/** The answer to each reason, in the order in which they are asked. */
export function answersOf(products: readonly Product[]): ExclusionAnswer[] {
  return (Object.entries(REASONS) as [Reason, string][]).map(([reason, label]) => {
    const excluded = excludedBy(reason, products);
    if (excluded.length === 0) return { reason, label, words: TEXTS.none(label), named: [] };
    const because = TEXTS.because(label);
    if (excluded.length > MAX_NAMES) {
      return { reason, label, words: `${because} ${TEXTS.count(excluded.length)}.`, named: [] };
    }
    const named = excluded.map((product) => ({
      href: `#${product.data.id}`,
      name: shelfName(product),
    }));
    return { reason, label, words: because, named };
  });
}
