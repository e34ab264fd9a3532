/** Swedish writes a day as YAML does: 2026-11-22. */
const BELGRADE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Belgrade' });

interface Publication {
  draft?: boolean | undefined;
  /** UTC midnight of the first day on which the product is shown, as YAML dates are read. */
  publish_from?: Date | undefined;
}

/** Whether a product is shown at this moment: no draft, and its day has come in Serbia. */
export function isPublished({ draft, publish_from: from }: Publication, now: Date): boolean {
  if (draft) return false;
  return from === undefined || from.toISOString().slice(0, 10) <= BELGRADE.format(now);
}

interface Place {
  id: number;
  /** Number of the product that it stands right behind; else its own number is its place. */
  order?: number | undefined;
}

/** Which of two products comes first in the list of all. */
export function compareProducts(a: Place, b: Place): number {
  const placeOf = ({ id, order }: Place) => (order === undefined ? id : order + 0.5);
  return placeOf(a) - placeOf(b) || a.id - b.id;
}
