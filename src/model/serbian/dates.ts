// Intl offers only the nominative („20. novembar“), while „od“ and „ističe“ ask for the genitive.
const MONTHS =
  'januara februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra';
const MONTHS_GENITIVE = MONTHS.split(' ');

/** „20. novembra 2026“ (UTC day, genitive). A full stop behind the year is left to the sentence. */
export function formatDate(date: Date): string {
  return `${date.getUTCDate()}.\u00a0${MONTHS_GENITIVE[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** „2026-11-20“ (UTC day), as programs read it. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export const CONSENT_DAYS = 365;

/** The last day of an answer that is given on the reader's local day `now`, as UTC midnight. */
export function consentExpiry(now: Date): Date {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + CONSENT_DAYS));
}
