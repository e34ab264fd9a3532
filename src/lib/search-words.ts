import { isCosmetic } from '../model/product/cosmetics.ts';
import { allergensIn, ingredientsIn } from '../text/product-paragraphs.ts';
import type { Product } from './products.ts';

/**
 * Attributes that the search on the page reads, beside the product's heading. They contain the allergens, but no
 * warnings, which the search would show as uses, and no effects of vitamins, which it would show as help for an
 * illness.
 */
export function searchTexts({ data: { words, scructure, kind, product_effects } }: Product) {
  const does = isCosmetic(kind) ? product_effects : [];
  const inside = [ingredientsIn(scructure).replace(POINTS_TO_PACKAGE, ''), ...does].join(', ');
  const allergens = allergensIn(scructure)?.replace(POINTS_TO_PACKAGE, '');
  return { 'data-words': words, 'data-inside': inside, 'data-allergens': allergens };
}

/** A sentence that only points to the package: „ceo spisak je na pakovanju“, „proverite deklaraciju“. */
const POINTS_TO_PACKAGE = /[^.;]*(?:deklaracij|pakovanj)[^.;]*/g;
