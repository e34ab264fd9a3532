import { listValues } from '../../model/data.ts';
import type { Site } from '../check-site.ts';
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 400;

/** Days so far ahead that the year is probably wrong. */
export function checkDays({ path, entries, lines, lineOf }: Text, { now }: Site): Finding[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      if (!(value instanceof Date) || value.getTime() - now.getTime() <= MOST_DAYS * DAY) return [];
      const line = lineOf(at) ?? 1;
      const words = `Do dana u redu „${lines[line - 1]?.trim()}“ ima više od godinu dana.`;
      const fix = 'Proverite godinu. Ako je tačna, ne morate ništa da menjate.';
      return [warning(path, line, words, fix)];
    });
}
