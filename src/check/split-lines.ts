// The two lines of dashes that hold a text's data.
import { error, type Finding } from './finding.ts';

const DASHES = /^\s*(-{2,}|[–—]-?|-[–—])\s*$/;

/**
 * Lines of the data from `start` up to `end`, counted from 0, and `below`, where the text begins.
 * `start` is -1 when there are no data.
 */
export function splitLines(path: string, lines: readonly string[]) {
  const findings: Finding[] = [];
  const say = (line: number, text: string, fix: string) =>
    findings.push(error(path, line, text, fix));
  const isDashes = (line: string, index: number) => {
    if (!DASHES.test(line)) return false;
    if (line !== '---') {
      const words = `Red „${line.trim()}“ treba da ima tačno tri crtice, bez razmaka.`;
      say(index + 1, words, 'Napišite tačno: ---');
    }
    return true;
  };
  const first = lines.findIndex((line) => line.trim() !== '');
  const top = lines[first] ?? '';
  const isOpen = isDashes(top, first);
  if (!isOpen && !/^\w+\s*:/.test(top)) {
    const fix = 'Uporedite sa drugim fajlom iz istog foldera i dopišite podatke na vrh.';
    say(first + 1, 'Na vrhu fajla nedostaju podaci između dve linije ---.', fix);
    return { start: -1, end: 0, below: 0, findings };
  }
  if (!isOpen) {
    const fix = `Iznad reda ${first + 1} dodajte red: ---`;
    say(first + 1, 'Nedostaje prva linija --- iznad podataka.', fix);
  }
  const start = isOpen ? first + 1 : first;
  const found = lines.findIndex((line, index) => index >= start && isDashes(line, index));
  if (found >= 0) return { start, end: found, below: found + 1, findings };
  const body = lines.findIndex(
    (line, index) => index >= start && !/^(\w+\s*:|\s+\S|- |#(?!#))/.test(line),
  );
  const end = body < 0 ? lines.length : body;
  say(end, 'Nedostaje druga linija --- ispod podataka.', `Iza reda ${end} dodajte red: ---`);
  return { start, end, below: end, findings };
}
