// Formats findings for a terminal and for a workflow on GitHub.
import { count } from '../model/serbian/word-forms.ts';
import { byGravity, type Finding, type Severity, tellInFile } from './finding.ts';
import { isMust, type Missing } from './missing.ts';

interface SeverityWords {
  /** The severity as a terminal prints it: „GREŠKA“. */
  word: string;
  /** Command and title of an annotation on GitHub. */
  command: 'error' | 'warning' | 'notice';
  title: string;
  /** The forms of the noun for one, for two to four, for five and more. */
  counted: readonly [one: string, few: string, many: string];
}

/** The gravest first. */
const WORDS: Record<Severity, SeverityWords> = {
  error: {
    word: 'GREŠKA',
    command: 'error',
    title: 'Greška u sadržaju',
    counted: ['greška', 'greške', 'grešaka'],
  },
  question: {
    word: 'PITANJE',
    command: 'warning',
    title: 'Pitanje',
    counted: ['pitanje', 'pitanja', 'pitanja'],
  },
  warning: {
    word: 'UPOZORENJE',
    command: 'warning',
    title: 'Upozorenje',
    counted: ['upozorenje', 'upozorenja', 'upozorenja'],
  },
  note: {
    word: 'NAPOMENA',
    command: 'notice',
    title: 'Napomena',
    counted: ['napomena', 'napomene', 'napomena'],
  },
};
const SEVERITIES = Object.keys(WORDS) as Severity[];

/** Two lines for each finding, the gravest first; terminals and editors make `file:line` clickable. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .toSorted(byGravity)
    .map(tellInFile)
    .map(({ file, line, severity, text, fix }) => {
      // On GitHub, a line that begins with :: would be a command.
      const name = file.replace(/\s/g, ' ');
      const place = `${WORDS[severity].word} ${name}:${line} ${text}`;
      return fix ? `${place}\n  → ${fix}` : place;
    })
    .join('\n');
}

/** What is missing, level by level. */
export function formatMissing(missing: readonly Missing[]): string {
  const musts = missing.filter(isMust);
  const wishes = missing.filter((one) => !isMust(one));
  return [
    ...(musts.length > 0 ? ['MORA PRE OBJAVLJIVANJA', formatPlaces(musts)] : []),
    ...(wishes.length > 0 ? ['MOŽE I KASNIJE', formatPlaces(wishes)] : []),
  ].join('\n');
}

/** A line for each place; text and advice that several places share stand once. */
export function formatPlaces(missing: readonly Missing[]): string {
  return [...Map.groupBy(missing.map(tellInFile), ({ fix }) => fix)]
    .flatMap(([fix, all]) => [
      ...all.flatMap(({ file, line, text, ready }, index) => [
        text === all[index - 1]?.text ? `${file}:${line}` : `${file}:${line} ${text}`,
        ...(ready === undefined || text.includes(ready) ? [] : [`  „${ready}“`]),
      ]),
      ...(fix ? [`  → ${fix}`] : []),
    ])
    .join('\n');
}

/** „2 greške, 1 upozorenje, 5 napomena“, or „sve je u redu“. */
export function formatCount(findings: readonly Finding[]): string {
  const of = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const parts = SEVERITIES.filter((severity) => of(severity) > 0).map((severity) =>
    count(of(severity), ...WORDS[severity].counted),
  );
  if (parts.length === 0) return 'Provera sadržaja: sve je u redu.';
  const end = of('error') > 0 ? '' : ' Sajt može da se napravi.';
  return `Provera sadržaja: ${parts.join(', ')}.${end}`;
}

/** Every finding but the notes, and how many there are. */
export function formatShown(findings: readonly Finding[]): string {
  const shown = findings.filter(({ severity }) => severity !== 'note');
  return [formatFindings(shown), formatCount(findings)].filter(Boolean).join('\n');
}

/** „Još 3 pre objavljivanja. Može i kasnije: 41.“ */
export function formatLaunch(missing: readonly Missing[]): string {
  const musts = missing.filter(isMust).length;
  const first = musts > 0 ? `Još ${musts} pre objavljivanja.` : 'Sajt može da se objavi.';
  const rest = missing.length - musts;
  return rest > 0 ? `${first} Može i kasnije: ${rest}.` : first;
}

/** Workflow commands that show each finding at its line, escaped as GitHub's toolkit does it. */
export function formatAnnotations(findings: readonly Finding[]): string {
  return findings
    .map(tellInFile)
    .map(({ file, line, severity, text, fix }) => {
      const { command, title } = WORDS[severity];
      const place = file.replace(/[%:,\n\r]/g, encodeURIComponent);
      const words = (fix ? `${text}\n→ ${fix}` : text).replace(/[%\n\r]/g, encodeURIComponent);
      return `::${command} file=${place},line=${line},title=${title}::${words}`;
    })
    .join('\n');
}
