const DAY = new Intl.DateTimeFormat('sr-Latn-RS', { day: 'numeric', month: 'long' });

/** „28. novembar“ */
export function sayDay(date: Date | number): string {
  return DAY.format(date);
}
