// The sections of a product's text, each below one of four headings, and the bold labels in a section.
import { cutAtHeadings, PARAGRAPHS, SECTIONS } from '../model/file/product-text.ts';
import { type Finding, warning } from './finding.ts';
import { findNearest } from './nearest.ts';

export interface Section {
  /** The heading of the site that was meant; empty when the typed one is like none of the four. */
  heading: string;
  /** The heading as it was typed, without signs of Markdown. */
  typed: string;
  isExact: boolean;
  line: number;
  /** The lines below the heading, up to the next one; the first has the number `line + 1`. */
  rows: readonly string[];
}

export const HEADINGS: readonly string[] = SECTIONS.map(({ heading }) => heading);

/** The sections; `loose` is the line of a text above the first heading, or 0. */
export function readProductHeadings(body: string): { loose: number; sections: Section[] } {
  const lines = body.split('\n');
  const rows = lines.map((row) => row.trimEnd());
  const absentHeadings = HEADINGS.filter((heading) => !rows.includes(`## ${heading}`));
  const { above, stretches } = cutAtHeadings(lines, (row) => {
    const isSigned = /^ {0,3}#{1,6}/.test(row);
    const typed = row.replace(/[\\#*\u00a0]|:$/g, ' ').trim();
    const isExact = HEADINGS.includes(typed) && row === `## ${typed}`;
    // A line without # was meant as a heading only if that heading stands nowhere else.
    const nearest = findNearest(typed, absentHeadings);
    const isMeant =
      isSigned || (nearest !== undefined && typed.toLowerCase() === nearest.toLowerCase());
    if (!isExact && !isMeant) return undefined;
    return { heading: isExact ? typed : (nearest ?? ''), typed, isExact };
  });
  const sections = stretches.map(({ heading, line, rows }) => ({
    ...heading,
    line: line + 1,
    rows,
  }));
  const first = rows.slice(0, above.length).findIndex((row) => row !== '');
  return { loose: first + 1, sections };
}

/**
 * The first line (from 0) that begins with a misspelled or wrongly marked form of this label, which is
 * written „**Važno:**“, and the word as it was typed; undefined when there is no such line.
 */
export function findMistypedLabel(
  rows: readonly string[],
  label: string,
): { index: number; typed: string } | undefined {
  for (const [index, row] of rows.entries()) {
    const [, typed = ''] = /^[*_\s]*(\p{L}+)\s*[*_]*:/u.exec(row) ?? [];
    if (typed !== '' && findNearest(typed, [label])) return { index, typed };
  }
  return undefined;
}

/** Number of the line that begins with this label, „**Važno:**“ or „__Važno__:“; 1 when there is none. */
export function lineOfLabel(lines: readonly string[], label: string): number {
  const index = lines.findIndex((row) => /^(\*\*|__)/.test(row) && row.startsWith(label, 2));
  return Math.max(1, index + 1);
}

/** How many words of a paragraph the advice quotes, so that the editor recognises the paragraph. */
const MOST_WORDS = 3;

/** The finding for the line `row`, whose beginning `findMistypedLabel` has found. */
export function reportMistypedLabel(
  path: string,
  line: number,
  row: string,
  typed: string,
  label: string,
): Finding {
  const message =
    typed === label
      ? `Pasus „${label}“ nije tačno označen.`
      : `Reč „${typed}“ nije tačno napisana.`;
  const behind = row.slice(row.indexOf(typed) + typed.length).replace(/^[\s*_:]+/, '');
  const first = behind.split(/\s+/).slice(0, MOST_WORDS).join(' ');
  const right = `**${label}:** ${first}`.trimEnd();
  return warning(path, line, message, `Počnite taj red tačno ovako: ${right}`);
}

const LABELS = Object.values(PARAGRAPHS).flat();

/**
 * A label in bold whose stars do not work: „**Alergeni: **soja“, „** Važno:** ne“, „**Važno:**ne“. Markdown wants no
 * space inside of the stars, and one behind them.
 */
export const BROKEN_LABEL =
  /^\*\*(?:\s+\p{L}+\s*:\s*\*\*|\p{L}+\s*:\s+\*\*|\p{L}+:\*\*(?=[^\s*]))/mu;

/** The findings for all lines that begin with a `BROKEN_LABEL`. */
export function findBrokenLabels(path: string, body: string): Finding[] {
  return body.split('\n').flatMap((row, index) => {
    const [broken = ''] = BROKEN_LABEL.exec(row) ?? [];
    const [typed] = /\p{L}+/u.exec(broken) ?? [];
    if (typed === undefined) return [];
    const label = findNearest(typed, LABELS) ?? typed;
    return [reportMistypedLabel(path, index + 1, row, typed, label)];
  });
}
