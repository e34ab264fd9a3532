// The findings as a terminal, a workflow on GitHub and its summary show them.
import { count } from '../model/word-forms.ts';
import { byGravity, type Finding, type Severity } from './finding.ts';

/** By gravity: the word, GitHub's own one, the title of a note on GitHub, and the forms for counting. */
// biome-ignore format: one grade a line
const WORDS = {
  error: ['GREŠKA', 'error', 'Greška u sadržaju', ['greška', 'greške', 'grešaka']],
  question: ['PITANJE', 'warning', 'Pitanje', ['pitanje', 'pitanja', 'pitanja']],
  warning: ['UPOZORENJE', 'warning', 'Upozorenje', ['upozorenje', 'upozorenja', 'upozorenja']],
  note: ['NAPOMENA', 'notice', 'Napomena', ['napomena', 'napomene', 'napomena']],
} as const satisfies Record<Severity, unknown>;
const SEVERITIES = Object.keys(WORDS) as Severity[];

/** Two lines for each finding, the gravest first, as terminals and editors make them clickable. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .toSorted(byGravity)
    .map(({ file, line, severity, text, fix }) => {
      const place = `${WORDS[severity][0]} ${file}:${line} ${text}`;
      return fix ? `${place}\n  → ${fix}` : place;
    })
    .join('\n');
}

/** Without a word for how grave it is; what holds for several places is said once. */
export function formatPlaces(findings: readonly Finding[]): string {
  return [...Map.groupBy(findings, ({ fix }) => fix)]
    .flatMap(([fix, all]) => [
      ...all.map(({ file, line, text }, index) =>
        text === all[index - 1]?.text ? `${file}:${line}` : `${file}:${line} ${text}`,
      ),
      ...(fix ? [`  → ${fix}`] : []),
    ])
    .join('\n');
}

/** „2 greške, 1 upozorenje, 5 napomena“, or that all is well. */
export function formatCount(findings: readonly Finding[]): string {
  const of = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const parts = SEVERITIES.filter((severity) => of(severity) > 0).map((severity) =>
    count(of(severity), WORDS[severity][3][0], WORDS[severity][3][1], WORDS[severity][3][2]),
  );
  if (parts.length === 0) return 'Provera sadržaja: sve je u redu.';
  const end = of('error') > 0 ? '' : ' Sajt može da se napravi.';
  return `Provera sadržaja: ${parts.join(', ')}.${end}`;
}

/** The sum below the launch list. */
export function formatLaunch(unfilled: readonly Finding[]): string {
  if (unfilled.length === 0) return 'Sve je popunjeno. Sajt može da se objavi.';
  const places = count(unfilled.length, 'mesto', 'mesta', 'mesta');
  return `Pre objavljivanja treba popuniti još ${places}.`;
}

/** One line about what is still to be filled in, sentences to confirm among it; empty when nothing is. */
export function formatUnfilled(unfilled: readonly Finding[]): string {
  return unfilled.length > 0 ? `${formatLaunch(unfilled)} Spisak daje: npm run check:launch` : '';
}

/** Workflow commands, escaped as GitHub's own toolkit does it, that put each finding on its line. */
export function formatAnnotations(findings: readonly Finding[]): string {
  return findings
    .map(({ file, line, severity, text, fix }) => {
      const [, command, title] = WORDS[severity];
      const place = file.replace(/[%:,]/g, encodeURIComponent);
      const words = (fix ? `${text}\n→ ${fix}` : text).replace(/[%\n\r]/g, encodeURIComponent);
      return `::${command} file=${place},line=${line},title=${title}::${words}`;
    })
    .join('\n');
}
