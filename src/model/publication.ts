import { isoDay } from './serbian/dates.ts';

/** Swedish writes a day as YAML does (2026-11-22). */
const BELGRADE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Belgrade' });

/** The day in Serbia at this moment, as YAML writes it. */
export function dayInSerbia(now: Date): string {
  return BELGRADE.format(now);
}

interface Publication {
  draft?: boolean | undefined;
  /** UTC midnight of the first day on which the product is shown, as YAML dates are read. */
  publish_from?: Date | undefined;
}

/** Whether a product is shown at this moment: it is no draft, and its first day has begun in Serbia. */
export function isPublished({ draft, publish_from: from }: Publication, now: Date): boolean {
  if (draft) return false;
  return from === undefined || isoDay(from) <= dayInSerbia(now);
}

interface Place {
  id: number;
  /** Id of the product after which this product stands; without it, the product's own id decides. */
  order?: number | undefined;
}

/** Compares the places of two products in the list of all, for sorting. */
export function compareProducts(a: Place, b: Place): number {
  const placeOf = ({ id, order }: Place) => (order === undefined ? id : order + 0.5);
  return placeOf(a) - placeOf(b) || a.id - b.id;
}
