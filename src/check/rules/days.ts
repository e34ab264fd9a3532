import { listValues } from '../../model/data.ts';
import type { Content } from '../content.ts';
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

const DAY = 24 * 60 * 60 * 1000; // milliseconds

/** Warns of a day so far ahead that the year is probably wrong, and of a future day of something done. */
export function checkDays({ path, entries, lines, lineOf }: Text, { now }: Content): Finding[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      if (!(value instanceof Date)) return [];
      const line = lineOf(at) ?? 1;
      const report = (words: string, fix: string) => [warning(path, line, words, fix)];
      const key = String(at.at(-1));
      // In Serbia a day begins up to two hours earlier than in UTC, so today may seem to be tomorrow.
      const most = /^(checked|confirmed|date)/.test(key) ? 1 : 400;
      if (value.getTime() - now.getTime() <= most * DAY) return [];
      const words = `Dan u redu „${lines[line - 1]?.trim()}“ je daleko.`;
      return report(words, 'Proverite godinu i mesec. Ako su tačni, ostavite ga tako.');
    });
}
