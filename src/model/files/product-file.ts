// Where the parts of a product's file stand, and what is wrong with its headings: for the check.
import { type FrontMatter, splitFrontMatter } from './front-matter.ts';
import { findHeadingProblems, type HeadingProblem } from './heading-problems.ts';
import {
  findHeadings,
  type Heading,
  type Range,
  SECTIONS,
  type SectionKey,
  trimRange,
} from './sections.ts';

export interface ProductFile {
  source: string;
  frontMatter: FrontMatter | undefined;
  headings: Heading[];
  /** Text of each section that is there, without the blank lines around it. */
  sections: Partial<Record<SectionKey, Range>>;
  problems: HeadingProblem[];
}

/** The parts of the file with their places. Never throws: a broken file has `problems`. */
export function parseProductFile(source: string): ProductFile {
  const frontMatter = splitFrontMatter(source);
  const bodyStart = frontMatter?.bodyStart ?? 0;
  const headings = findHeadings(source, bodyStart);
  const sections: ProductFile['sections'] = {};
  headings.forEach(({ text, end }, i) => {
    const key = SECTIONS.find(({ heading }) => heading === text)?.key;
    if (key)
      sections[key] ??= trimRange(
        source,
        Math.min(end + 1, source.length),
        headings[i + 1]?.start ?? source.length,
      );
  });
  return {
    source,
    frontMatter,
    headings,
    sections,
    problems: problemsOf(source, bodyStart, headings),
  };
}

function problemsOf(
  source: string,
  bodyStart: number,
  headings: readonly Heading[],
): HeadingProblem[] {
  const first = headings[0]?.start ?? source.length;
  const comments = /\{\/\*[\s\S]*?\*\/\}/g;
  const before = source
    .slice(bodyStart, first)
    .replace(comments, (text) => text.replace(/[^\n]/g, ' '));
  const lead = before.length - before.trimStart().length;
  const preamble = before.trim() === '' ? undefined : { line: lineAt(source, bodyStart + lead) };
  return findHeadingProblems(headings, preamble, lineAt(source, source.trimEnd().length));
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
