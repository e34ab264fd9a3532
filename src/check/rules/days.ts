import { listValues } from '../../model/data.ts';
import { dayInSerbia } from '../../model/publication.ts';
import type { Content } from '../content.ts';
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** In Serbia a day begins up to two hours earlier than in UTC, so today may seem to be tomorrow. */
const MOST_DAYS_WHEN_DONE = 1;
/** A product or a policy may be prepared a year ahead. */
const MOST_DAYS_WHEN_PLANNED = 400;
/** Fields that hold the day of something done. */
const DONE = /^(checked|confirmed|date)/;

/** Warns of a day so far ahead that the year is probably wrong, and of a future day of something done. */
export function checkDays({ path, entries, lines, lineOf }: Text, { now }: Content): Finding[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      if (!(value instanceof Date)) return [];
      const line = lineOf(at) ?? 1;
      const report = (message: string, fix: string) => [warning(path, line, message, fix)];
      const isDone = DONE.test(String(at.at(-1)));
      const mostDays = isDone ? MOST_DAYS_WHEN_DONE : MOST_DAYS_WHEN_PLANNED;
      if (value.getTime() - now.getTime() <= mostDays * DAY_MS) return [];
      const row = lines[line - 1]?.trim();
      if (!isDone)
        return report(
          `Dan u redu „${row}“ je daleko.`,
          'Proverite godinu i mesec. Ako su tačni, ostavite ga tako.',
        );
      const fix = `Upišite dan kada ste to uradili. Ako je to danas: ${dayInSerbia(now)}`;
      return report(`Dan u redu „${row}“ tek dolazi.`, fix);
    });
}
