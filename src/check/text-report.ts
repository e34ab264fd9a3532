import { count } from '../model/plural.ts';
import type { Finding, Severity } from './finding.ts';

const WORDS: Readonly<Record<Severity, string>> = {
  error: 'GREŠKA',
  question: 'PITANJE',
  warning: 'UPOZORENJE',
  note: 'NAPOMENA',
};

/** Name of the severity as the editor reads it. */
export function severityWord(severity: Severity): string {
  return WORDS[severity];
}

/** Two lines for each finding, as terminals and editors make them clickable. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings.map((finding) => `${WORDS[finding.severity]} ${formatPlace(finding)}`).join('\n');
}

/** The same without a word for how grave it is. */
export function formatPlaces(findings: readonly Finding[]): string {
  return findings.map(formatPlace).join('\n');
}

/** „2 greške, 1 upozorenje, 5 napomena“, or that all is well. */
export function formatCount(findings: readonly Finding[]): string {
  const number = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length;
  const parts = [
    number('error') > 0 && count(number('error'), 'greška', 'greške', 'grešaka'),
    number('question') > 0 && count(number('question'), 'pitanje', 'pitanja', 'pitanja'),
    number('warning') > 0 && count(number('warning'), 'upozorenje', 'upozorenja', 'upozorenja'),
    number('note') > 0 && count(number('note'), 'napomena', 'napomene', 'napomena'),
  ].filter((part) => part !== false);
  const hasErrors = number('error') > 0;
  if (parts.length === 0) return 'Provera sadržaja: sve je u redu.';
  return `Provera sadržaja: ${parts.join(', ')}.${hasErrors ? '' : ' Sajt može da se napravi.'}`;
}

/** The sum below the launch list. */
export function formatLaunch(unfilled: readonly Finding[]): string {
  if (unfilled.length === 0) return 'Sve je popunjeno. Sajt može da se objavi.';
  const places = count(unfilled.length, 'mesto', 'mesta', 'mesta');
  return `Pre objavljivanja treba popuniti još ${places}.`;
}

/** One line of a normal build about what is still to be filled in; empty when nothing is. */
export function formatUnfilled(unfilled: readonly Finding[]): string {
  if (unfilled.length === 0) return '';
  return `${formatLaunch(unfilled)} Spisak daje: npm run check:launch`;
}

function formatPlace({ file, line, text, fix }: Finding): string {
  const first = `${file}:${line} ${text}`;
  return fix ? `${first}\n  → ${fix}` : first;
}
