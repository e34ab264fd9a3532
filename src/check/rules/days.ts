import { listValues } from '../../model/data.ts';
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
      const report = (words: string, fix: string) => [warning(path, line, words, fix)];
      const key = String(at.at(-1));
      const mostDays = DONE.test(key) ? MOST_DAYS_WHEN_DONE : MOST_DAYS_WHEN_PLANNED;
      if (value.getTime() - now.getTime() <= mostDays * DAY_MS) return [];
      const words = `Dan u redu „${lines[line - 1]?.trim()}“ je daleko.`;
      return report(words, 'Proverite godinu i mesec. Ako su tačni, ostavite ga tako.');
    });
}
