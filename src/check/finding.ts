import { forFile, type Words } from './wording.ts';

/** One result of the content check, in Serbian; its words are made for their reader at the edge (`wording.ts`). */
export interface Finding {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  severity: Severity;
  text: Words;
  fix?: Words;
  /** The path of the field in question, where the form at /admin can lead to the field. */
  at?: readonly PropertyKey[];
  /** In a draft it is only a note. */
  mayWait?: true;
  /** Path of the picture that it is about, where the file is the text that shows it. */
  picture?: string;
  /** The folder that the file belongs into, where it is in another one. */
  folder?: string;
  /** What happens while it stays as it is, where that is not what follows from the severity. */
  consequence?: string;
  /** The sentence in question, to be copied. */
  ready?: string;
  /** The misspelt word as it is typed, and the words that may be meant. */
  instead?: { word: string; meant: readonly string[] };
  /** A word that may be added to `words.yaml`, in small letters. */
  unknownWord?: string;
}

/** A finding in the words of one reader. */
export type Told<F extends Finding = Finding> = Omit<F, 'text' | 'fix'> & {
  text: string;
  /** Empty where `text` says it already. */
  fix: string;
};

/** In the words for who edits the file. */
export function tellInFile<F extends Finding>(finding: F): Told<F> {
  const { text, fix = '', ...rest } = finding;
  return { ...rest, text: forFile(text), fix: forFile(fix) };
}

/** Equal for a finding that was there before, on whatever line: its file and its sentence. */
export const keyOf = ({ file, text }: Finding): string => `${file}: ${forFile(text)}`;

const SEVERITIES = ['error', 'question', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

type MakeFinding = (file: string, line: number, text: Words, fix?: Words) => Finding;

const makerOf =
  (severity: Severity): MakeFinding =>
  (file, line, text, fix) => ({ file, line, severity, text, ...(fix && { fix }) });

export const error = makerOf('error');
/** Only the owner can answer it: the launch waits for the answer, and a proposal that raises it is red. */
export const question = makerOf('question');
export const warning = makerOf('warning');
export const note = makerOf('note');

/** For what is not written yet: an error, but a note in a draft, which is not shown. */
export const unfinished: MakeFinding = (...words) => ({ ...error(...words), mayWait: true });

/** Sorts by file, line and gravity, and drops repeated findings. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort(
    (a, b) =>
      // Compares code units: the order must not depend on the machine's language.
      Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line || byGravity(a, b),
  );
}

/** Compares for a sort by gravity alone; a stable sort keeps the order of the files within one severity. */
export function byGravity(a: Finding, b: Finding): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}
