import { findNearest } from '../nearest.ts';
import { SECTIONS, type SectionKey } from '../product-text.ts';
import { CODE_SPAN, fenceReader } from './markdown-code.ts';

export { SECTIONS, type SectionKey };

/** The headings alone. */
export const HEADINGS: readonly string[] = SECTIONS.map(({ heading }) => heading);

/** A heading's line in a file; places are character offsets, `line` counts from 1. */
export interface Heading {
  text: string;
  /** Number of `#` signs, 1 to 6. */
  depth: number;
  /** `##Sastav`: without the space it is no heading, though it was meant as one. */
  isGlued: boolean;
  line: number;
  start: number;
  end: number;
}

/** A place in a text: from `start` up to `end`, as character offsets. */
export interface Range {
  start: number;
  end: number;
}

const HEADING = /^ {0,3}(#{1,6})(?:([ \t]+)(.*?)(?:[ \t]+#+)?|(\u00a0*[^\s#].*?))?[ \t]*$/;
/** Not behind an odd number of backslashes: those make it plain text. */
const COMMENT_START = /(?<!\\)(?:\\\\)*\{\/\*/g;

/** All headings of the source behind `from`, except in fenced code and MDX comments. */
export function findHeadings(source: string, from: number): Heading[] {
  const headings: Heading[] = [];
  let line = source.slice(0, from).split('\n').length;
  let start = from;
  const isFenced = fenceReader();
  let isComment = false;
  for (const raw of source.slice(from).split('\n')) {
    const text = raw.replace(/\r$/, '');
    const isQuiet = isComment || isFenced(text);
    if (isComment || !isQuiet) isComment = isInsideComment(text, isComment);
    const match = isQuiet ? null : HEADING.exec(text);
    if (match && (match[4] === undefined || findNearest(match[4].trim(), HEADINGS))) {
      headings.push({
        text: (match[3] ?? match[4] ?? '').trim(),
        depth: match[1]?.length ?? 0,
        isGlued: match[4] !== undefined,
        line,
        start,
        end: start + raw.length,
      });
    }
    start += raw.length + 1;
    line += 1;
  }
  return headings;
}

/** The text from one place to another without the blank lines around it; empty at its start. */
export function trimRange(source: string, start: number, end: number): Range {
  const text = source.slice(start, end);
  const lead = /^(?:[ \t]*\r?\n)*/.exec(text)?.[0].length ?? 0;
  const trimmed = text.slice(lead).trimEnd();
  return trimmed === ''
    ? { start, end: start }
    : { start: start + lead, end: start + lead + trimmed.length };
}

/** Lines of the text in that place, whatever the line ends; none where there is no text. */
export function linesOf(source: string, { start, end }: Range): string[] {
  return start === end ? [] : source.slice(start, end).split(/\r?\n/);
}

function isInsideComment(line: string, wasInside: boolean): boolean {
  const text = line.replaceAll(CODE_SPAN, '');
  const open = [...text.matchAll(COMMENT_START)].at(-1)?.index ?? -1;
  const close = text.lastIndexOf('*/}');
  return open < 0 && close < 0 ? wasInside : open > close;
}
