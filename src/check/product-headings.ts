// The parts of a product's text, each below one of four headings.
import { blankComments, cutAtHeadings, SECTIONS } from '../model/product-text.ts';
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
