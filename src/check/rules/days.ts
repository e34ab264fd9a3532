// Days that this parser understands, while Astro's does not, or moves on to another month or year.
import { guessDay, parseDay } from '../../model/calendar-day.ts';
import { listValues } from '../../model/data.ts';
import { error, type Finding } from '../finding.ts';
import type { YamlData } from '../yaml-lines.ts';

type Path = readonly PropertyKey[];

/** Findings for the days among these data, lists and all. */
export function checkDays(path: string, yaml: YamlData, at: Path, data: unknown): Finding[] {
  return listValues(data, at)
    .filter(({ value }) => value instanceof Date)
    .flatMap((day) => checkDay(path, yaml, day.at));
}

function checkDay(path: string, yaml: YamlData, at: Path): Finding[] {
  const source = yaml.sourceOf(at);
  const typed = /\d{4}-\d{1,2}-\d{1,2}/.exec(source)?.[0];
  if (typed === undefined) return [];
  const line = yaml.lineOf(at) ?? 1;
  const meant = guessDay(typed);
  if (parseDay(typed)?.toISOString().startsWith(typed)) return [];
  const fix = meant ? `Napišite red ovako: ${source.replace(typed, meant)}` : undefined;
  const padded = typed.replace(/-(\d)(?!\d)/g, '-0$1');
  if (padded !== typed && meant === padded) {
    const text = `Mesec i dan u polju „${String(at.at(-1))}“ pišu se sa dve cifre: ${typed}`;
    return [error(path, line, text, fix)];
  }
  const order = 'Upišite tačan datum: godina-mesec-dan, na primer 2026-12-01.';
  return [error(path, line, `Dan ${typed} ne postoji u kalendaru.`, fix ?? order)];
}
