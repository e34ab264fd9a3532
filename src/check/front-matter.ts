// Finds the two lines of dashes around the data at the top of a text.
import { type FrontMatter, findFrontMatter } from '../model/file/text.ts';
import { error, type Finding } from './finding.ts';

/** Where the data stand (undefined when there are none), and what is wrong with the two lines. */
export function checkFrontMatter(
  path: string,
  lines: readonly string[],
): { front: FrontMatter | undefined; findings: Finding[] } {
  const findings: Finding[] = [];
  const report = (line: number, text: string, fix: string) =>
    findings.push(error(path, line, text, fix));
  const front = findFrontMatter(lines);
  if (front?.opening === undefined) {
    const first = lines.findIndex((line) => line.trim() !== '');
    const fix = 'Podaci stoje na vrhu fajla, između dve linije. Iznad njih dodajte red: ---';
    report(first + 1, 'Na vrhu fajla nedostaje linija --- iznad podataka.', fix);
  }
  if (!front) return { front, findings };
  for (const index of [front.opening, front.closing]) {
    const line = lines[index ?? -1] ?? '---';
    const message = `Red „${line.trim()}“ treba da ima tačno tri crtice, bez razmaka.`;
    if (index !== undefined && line !== '---') report(index + 1, message, 'Napišite tačno: ---');
  }
  if (front.closing === undefined) {
    const fix = `Iza reda ${front.end} dodajte red: ---`;
    report(front.end, 'Nedostaje druga linija --- ispod podataka.', fix);
  }
  return { front, findings };
}
