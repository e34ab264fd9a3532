// Whether a claim that was read stands on the list of the law, with the amount that it needs.

import { fold } from '../../model/fold.ts';
import type { ClaimFunction, Nutrient } from './claims-list.ts';
import type { Claim } from './read-claim.ts';

/** Not understood, or understood and not allowed: this function of this nutrient, or its amount. */
export type Fault = 'unreadable' | { nutrient: Nutrient; function: ClaimFunction; amount?: string };

/** Why a claim is not authorised as it stands; undefined for an authorised one. */
export function faultOf(
  { nutrients, functions, rest, hasVerb }: Claim,
  text: string,
): Fault | undefined {
  const isWhole = nutrients.length > 0 && functions.length > 0 && hasVerb && rest.length === 0;
  if (!isWhole) return 'unreadable';
  const most = Math.max(0, ...amountsIn(text));
  for (const nutrient of nutrients) {
    for (const one of functions) {
      const needed = nutrient.amounts[one.id];
      const isListed = nutrient.may.includes(one.id) || needed !== undefined;
      const isAlone = nutrient.together.includes(one.id) && nutrients.length < 2;
      if (!isListed || isAlone) return { nutrient, function: one };
      if (needed && !nutrient.may.includes(one.id) && most < (amountsIn(needed)[0] ?? 0)) {
        return { nutrient, function: one, amount: needed };
      }
    }
  }
  return undefined;
}

const UNITS: Readonly<Record<string, number>> = { mg: 1, g: 1000, ml: 1000, l: 1_000_000 };

/** Amounts in a text, in milligrams; a millilitre is taken for a gram. */
function amountsIn(text: string): number[] {
  const unit = '(mg|miligram|g|gram|ml|l|lit)';
  return [
    ...fold(text).matchAll(new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*${unit}(?![bcdfhjknpqrtvz])`, 'g')),
  ].map(
    ([, number = '', name = '']) =>
      Number(number.replace(',', '.')) *
      (UNITS[name.replace('miligram', 'mg').replace(/^gram/, 'g').replace(/^lit/, 'l')] ?? 0),
  );
}
