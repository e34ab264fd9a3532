import type { Caution } from './cautions';

/**
 * The cautions that are true of every product of a board, which says them once. A product that the same reason excludes
 * counts too: its own caution says more.
 */
export function cautionsOfBoard(ofProducts: readonly (readonly Caution[])[]): Caution[] {
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
