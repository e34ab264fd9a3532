/** One thing that the content check has to say, in Serbian. */
export interface Finding {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  severity: Severity;
  text: string;
  /** What to do about it, with the corrected line where it can be known. */
  fix?: string;
}

export type Severity = 'error' | 'question' | 'warning' | 'note';

const SEVERITIES: readonly Severity[] = ['error', 'question', 'warning', 'note'];

/** Stops the build. */
export function error(file: string, line: number, text: string, fix?: string): Finding {
  return { file, line, severity: 'error', text, ...(fix && { fix }) };
}

/** What only the owner can answer; the build goes on, but the launch waits for the answer. */
export function question(file: string, line: number, text: string, fix?: string): Finding {
  return { file, line, severity: 'question', text, ...(fix && { fix }) };
}

/** Worth a look; the build goes on. */
export function warning(file: string, line: number, text: string, fix?: string): Finding {
  return { file, line, severity: 'warning', text, ...(fix && { fix }) };
}

/** Good to know. */
export function note(file: string, line: number, text: string, fix?: string): Finding {
  return { file, line, severity: 'note', text, ...(fix && { fix }) };
}

/** What stops the build of a finished text, while a draft may still lack it. */
export function missing(isDraft: boolean): typeof error {
  return isDraft ? note : error;
}

/** More letters than this nobody reads in a line of advice. */
export const MOST_IN_ADVICE = 200;

/** What is wrong and how to mend it, as one reads it aloud. */
export function sayFinding({ text, fix }: Finding): string {
  return [text, fix].filter(Boolean).join(' ');
}

/** By file and line, the gravest first, each said once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** Code units, so that every machine sorts alike. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
