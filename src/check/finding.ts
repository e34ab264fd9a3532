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
  /** The field that it is about, where the form at /admin can lead to it. */
  at?: readonly PropertyKey[];
  /** The sentence that it is about, to be copied. */
  ready?: string;
}

const SEVERITIES = ['error', 'question', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

type MakeFinding = (file: string, line: number, text: string, fix?: string) => Finding;

const as =
  (severity: Severity): MakeFinding =>
  (file, line, text, fix) => ({ file, line, severity, text, ...(fix && { fix }) });

/** Stops the build. */
export const error = as('error');
/** What only the owner can answer: the launch waits for it, and a proposal that raises it is red. */
export const question = as('question');
/** Worth a look; the build goes on. */
export const warning = as('warning');
/** Good to know. */
export const note = as('note');

/** What is wrong and how to mend it, as one reads it aloud. */
export function formatFinding({ text, fix }: Finding): string {
  return [text, fix].filter(Boolean).join(' ');
}

/** By file and line, the gravest first, each said once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort(
    (a, b) =>
      // Code units, so that every machine sorts alike.
      Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line || byGravity(a, b),
  );
}

/** The gravest first; for lists in which the order of the files stays otherwise. */
export function byGravity(a: Finding, b: Finding): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}
