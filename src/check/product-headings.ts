// The parts of a product's text, each below one of four headings, and the bold labels inside of them.
import { blankComments, cutAtHeadings, SECTIONS } from '../model/product-text.ts';
import { type Finding, warning } from './finding.ts';
import { findNearest } from './nearest.ts';

export interface Section {
  /** The heading that the site looks for; empty when this one is none of them. */
  heading: string;
  /** As it was typed, without signs. */
  typed: string;
  isExact: boolean;
  /** Line of the heading. */
  line: number;
  /** The lines below it, up to the next heading; the first has the number `line + 1`. */
  rows: readonly string[];
}

export const HEADINGS: readonly string[] = SECTIONS.map(({ heading }) => heading);

/** The sections as they were meant, and the line of what stands above the first one, or 0. */
export function readProductHeadings(body: string): { loose: number; sections: Section[] } {
  const lines = body.split('\n');
  const rows = blankComments(body)
    .split('\n')
    .map((row) => row.trimEnd());
  const free = HEADINGS.filter((heading) => !rows.includes(`## ${heading}`));
  const { above, stretches } = cutAtHeadings(lines, (row) => {
    const isSigned = /^ {0,3}#{1,6}/.test(row);
    const typed = row.replace(/[\\#*\u00a0]|:$/g, ' ').trim();
    const isExact = HEADINGS.includes(typed) && row === `## ${typed}`;
    // A line that is no heading was meant as one only where that heading is nowhere else.
    const near = findNearest(typed, free);
    const isMeant = isSigned || (near !== undefined && typed.toLowerCase() === near.toLowerCase());
    if (!isExact && !isMeant) return undefined;
    return { heading: isExact ? typed : (near ?? ''), typed, isExact };
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
 * The line, counted from 0, whose first word was probably meant as this label („**Važno:**“) but is not
 * written so, and that word; undefined where no line has one.
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

/** What an editor is told of such a line. */
export function mistypedLabel(path: string, line: number, typed: string, label: string): Finding {
  const words =
    typed === label
      ? `Pasus „${label}“ nije tačno označen.`
      : `Reč „${typed}“ nije tačno napisana.`;
  return warning(path, line, words, `Počnite taj red tačno ovako: **${label}:**`);
}
