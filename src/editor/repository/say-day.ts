const DAY = new Intl.DateTimeFormat('sr-Latn-RS', { day: 'numeric', month: 'long' });
const TIME = new Intl.DateTimeFormat('sr-Latn-RS', { hour: '2-digit', minute: '2-digit' });

/** „28. novembar“ */
export function sayDay(date: Date | number): string {
  return DAY.format(date);
}

/** „14:32“ */
export function sayTime(date: Date | number): string {
  return TIME.format(date);
}

/** „28. novembra u 14:32“: for „od“, which wants the month so. */
export function sayMoment(date: Date | number): string {
  return `${sayDay(date).replace(/bar$/, 'br')}a u ${sayTime(date)}`;
}
