/** A day as somebody typed it, in UTC; undefined when the calendar has no such day. */
function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 ? date : undefined;
}

/** The day that `2026-12-01` names, in UTC; undefined for any other text. */
export function parseDay(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  return day === undefined ? undefined : dayOf(Number(year), Number(month), Number(day));
}

const MONTHS = 'jan feb mar apr maj jun jul avg sep okt nov dec'.split(' ');

/**
 * The day, as `2026-12-01`, that was probably meant: the Serbian order, another sign between the
 * numbers, a month in letters, day and month the other way round. Undefined when it cannot be known.
 */
export function guessDay(typed: string): string | undefined {
  const text = typed
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .toLowerCase();
  const [, first, second, third] =
    /^(\d{1,4})[-./\s]+(\d{1,2}|\p{L}+)[-./\s]+(\d{1,4})\.?(?:[t\s].*)?$/u.exec(text) ?? [];
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (packed) return guess(packed[1], packed[2], packed[3]);
  if (first === undefined || second === undefined || third === undefined) return undefined;
  return first.length === 4 ? guess(first, second, third) : guess(third, second, first);
}

function guess(year = '', month = '', day = ''): string | undefined {
  if (year.length !== 4 || day.length > 2) return undefined;
  const named = MONTHS.findIndex((name) => month.startsWith(name)) + 1;
  const number = named || Number(month);
  const date = dayOf(Number(year), number, Number(day)) ?? dayOf(Number(year), Number(day), number);
  return date?.toISOString().slice(0, 10);
}
