// Cautions say for whom a product is not; they are shown when the visitor has ticked their reason above the shelf.
import { marksOf, type Reason } from '../../model/product/marks.ts';
import { allergensIn, pointToLabel } from '../../text/product-paragraphs.ts';
import type { Product } from '../products.ts';
import { EXCLUSION_TEXTS } from './exclusion-texts.ts';

/** Reasons about an allergen: with one of these ticked, a product of unknown allergens must not look safe. */
const ALLERGEN_REASONS: readonly Reason[] = ['pcelinji-proizvodi'];

/** A caution at a product, shown when the visitor has ticked one of these reasons. */
export interface Caution {
  reasons: readonly Reason[];
  text: string;
  isExcluded: boolean;
}

/** The cautions of the product's marks, and one more when its text does not list the allergens. */
export function cautionsOf({
  data,
}: {
  data: Pick<Product['data'], 'not_for' | 'scructure'>;
}): Caution[] {
  const marks = marksOf(data.not_for ?? []).map(({ reason, caution, isExcluded }) => ({
    reasons: [reason],
    text: caution,
    isExcluded,
  }));
  const allergens = allergensIn(data.scructure);
  const isKnown = allergens !== undefined && !pointToLabel(allergens);
  const isMarked = marks.some(
    ({ reasons: [reason] }) => reason && ALLERGEN_REASONS.includes(reason),
  );
  if (isKnown || isMarked) return marks;
  const unknown = { reasons: ALLERGEN_REASONS, text: EXCLUSION_TEXTS.unknownAllergens };
  return [...marks, { ...unknown, isExcluded: false }];
}

/** The caution of everything that is eaten or drunk. */
export const ASK_DOCTOR: Caution = {
  reasons: ['trudnoca', 'lekovi'],
  text: EXCLUSION_TEXTS.askDoctor,
  isExcluded: false,
};

/** The products that are not for a visitor with this reason. */
export function excludedBy<
  Excludable extends { data: Pick<Product['data'], 'not_for' | 'scructure'> },
>(reason: Reason, products: readonly Excludable[]): Excludable[] {
  return products.filter((product) =>
    cautionsOf(product).some(({ reasons, isExcluded }) => isExcluded && reasons.includes(reason)),
  );
}
