const BELGRADE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Belgrade',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

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
