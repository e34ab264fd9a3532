import { COSMETICS } from '../model/cosmetics';
import { ingredientsIn } from '../model/plain-text';
import type { Product } from './products';

/**
 * What the search reads at the product's place in the list, beside its heading: never a warning, which
 * would be found as a use, nor what a vitamin contributes to, which would be found as an illness.
 */
export function searchTexts({ data: { words, scructure, kind, product_effects } }: Product) {
  const does = COSMETICS.test(kind) ? product_effects : [];
  return { 'data-words': words, 'data-inside': [ingredientsIn(scructure), ...does].join(', ') };
}
