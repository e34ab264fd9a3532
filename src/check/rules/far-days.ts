// Days that the calendar has, and that can hardly be meant: something was checked tomorrow, or a
// product waits for years.
import { parseDay } from '../../model/calendar-day.ts';
import { listValues } from '../../model/data.ts';
import { type Finding, warning } from '../finding.ts';
import type { ParsedText } from '../parse-text.ts';

/** Fields that tell of something done. */
const DONE = ['checked', 'checked_against_label', 'date'];
/** Fields of a day to come. */
const PLANNED = ['publish_from', 'applies_from'];
const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 400;

export function checkFarDays({ path, yaml, entries }: ParsedText, now: Date): Finding[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => (value instanceof Date ? judge(value, at) : []));

  function judge(day: Date, at: readonly PropertyKey[]): Finding[] {
    const key = String(at.at(-1));
    const ahead = (day.getTime() - now.getTime()) / DAY;
    const line = yaml.lineOf(at) ?? yaml.firstLine;
    const source = yaml.sourceOf(at);
    // One that the calendar does not have was told already.
    if (!parseDay(/\d{4}-\d{2}-\d{2}/.exec(source)?.[0] ?? '')) return [];
    // In Serbia the day begins up to two hours before it does in UTC.
    if (DONE.includes(key) && ahead > 1) {
      const text = `U redu „${source}“ je dan koji još nije došao.`;
      return [warning(path, line, text, 'Upišite dan kada ste to zaista uradili.')];
    }
    if (PLANNED.includes(key) && ahead > MOST_DAYS) {
      const text = `Do dana u redu „${source}“ ima više od godinu dana.`;
      return [
        warning(path, line, text, 'Proverite godinu. Ako je tačna, ne morate ništa da menjate.'),
      ];
    }
    return [];
  }
}
