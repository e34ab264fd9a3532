// The two lines of dashes that hold a text's data.
import { error, type Finding } from './finding.ts';

const DASHES = /^\s*(-{2,}|[–—]-?|-[–—])\s*$/;
/** A line of data, as far as its beginning tells. */
const DATA = /^(\w+\s*:|\s+\S|- |#(?!#))/;

/**
 * Lines of the data from `start` up to `end`, counted from 0, and `below`, where the text begins.
 * `start` is -1 when there are no data.
 */
export function splitLines(path: string, lines: readonly string[]) {
  const findings: Finding[] = [];
  const say = (line: number, text: string, fix: string) =>
    findings.push(error(path, line, text, fix));
  const first = lines.findIndex((line) => line.trim() !== '');
  const isOpen = DASHES.test(lines[first] ?? '');
  if (!isOpen) {
    const fix = `Podaci stoje na vrhu fajla, između dve linije. Iznad njih dodajte red: ---`;
    say(first + 1, 'Na vrhu fajla nedostaje linija --- iznad podataka.', fix);
    if (!/^\w+\s*:/.test(lines[first] ?? '')) return { start: -1, end: 0, below: 0, findings };
  }
  const start = isOpen ? first + 1 : first;
  const found = lines.findIndex((line, index) => index >= start && DASHES.test(line));
  for (const index of isOpen ? [first, found] : [found]) {
    const line = lines[index] ?? '---';
    const words = `Red „${line.trim()}“ treba da ima tačno tri crtice, bez razmaka.`;
    if (line !== '---') say(index + 1, words, 'Napišite tačno: ---');
  }
  if (found >= 0) return { start, end: found, below: found + 1, findings };
  const body = lines.findIndex((line, index) => index >= start && !DATA.test(line));
  const end = body < 0 ? lines.length : body;
  say(end, 'Nedostaje druga linija --- ispod podataka.', `Iza reda ${end} dodajte red: ---`);
  return { start, end, below: end, findings };
}
