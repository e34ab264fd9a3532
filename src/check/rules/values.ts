// Values that the schema takes and that can hardly be meant: days far off, signs of Markdown.
import { listValues } from '../../model/data.ts';
import type { Site } from '../check-site.ts';
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';
import type { Path } from '../read-yaml.ts';
import { findLeftSigns } from './markdown-shape.ts';

/** Fields that tell of something done. */
const DONE = ['checked', 'checked_against_label', 'date'];
const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 400;

export function checkValues({ path, entries, lines, lineOf }: Text, { now }: Site): Finding[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      const line = lineOf(at) ?? 1;
      if (value instanceof Date) return checkDay(line, at, value);
      // Links are judged elsewhere, and a confirmed sentence as it stands in the text.
      const isPlain = typeof value === 'string' && !/[\])]\s*[[(]|^https?:/.test(value);
      // A field has no headings, so its # is a sign like any other.
      const shown = String(value).replace(/^#/gm, ' ');
      return isPlain && !at.includes('confirmed_claims') ? findLeftSigns(path, line, shown) : [];
    });

  function checkDay(line: number, at: Path, day: Date): Finding[] {
    const row = lines[line - 1]?.trim();
    const ahead = (day.getTime() - now.getTime()) / DAY;
    // In Serbia the day begins up to two hours before it does in UTC.
    if (DONE.includes(String(at.at(-1))) && ahead > 1) {
      const words = `U redu „${row}“ je dan koji još nije došao.`;
      return [warning(path, line, words, 'Upišite dan kada ste to zaista uradili.')];
    }
    if (ahead <= MOST_DAYS) return [];
    const words = `Do dana u redu „${row}“ ima više od godinu dana.`;
    const fix = 'Proverite godinu. Ako je tačna, ne morate ništa da menjate.';
    return [warning(path, line, words, fix)];
  }
}
