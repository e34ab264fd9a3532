import { COLOURS } from '../model/page/colours.ts';
import type { Product } from './products.ts';

/** The ground on which the products of a kind stand, by the kind's id. `components/product/grounds.css` has the same. */
const GROUNDS: Readonly<Record<string, string>> = {
  napici: COLOURS['sage-ground'],
  nega: COLOURS['sea-ground'],
  'dodaci-ishrani': COLOURS['honey-ground'],
  'program-i-paketi': COLOURS['stone-ground'],
};

export function groundOf({ data: { kind } }: Product): string {
  return GROUNDS[kind] ?? COLOURS['sage-ground'];
}
