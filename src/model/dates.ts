// Intl offers only the nominative („20. novembar“), while „od“ and „ističe“ ask for the genitive.
const MONTHS =
  'januara februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra';
const MONTHS_GENITIVE = MONTHS.split(' ');

/** „20. novembra 2026“ (UTC day, genitive). A full stop behind the year is left to the sentence. */
export function formatDate(date: Date): string {
  return `${date.getUTCDate()}.\u00a0${MONTHS_GENITIVE[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The day 365 days after the reader's local day `now`, as UTC midnight: how long a consent cookie lasts. */
export function consentExpiry(now: Date): Date {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 365));
}
