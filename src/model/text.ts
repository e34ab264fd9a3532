// The one reading of a text. The check, Astro's loaders, /admin and the share cards read by it, so what
// one of them sees, all of them see.
import type { Data } from './data.ts';
import { readSections, withoutComments } from './product-text.ts';
import { dataOf } from './yaml.ts';

/** A line that holds the data, as it is typed: also with two dashes, with long ones, or indented. */
const DASHES = /^\s*(-{2,}|[–—]-?|-[–—])\s*$/;
/** A line of data, as far as its beginning tells. */
const DATA = /^(\w+\s*:|\s+\S|- |#(?!#))/;
const FIRST_FIELD = /^\w+\s*:/;

/** Places of lines, counted from 0. */
export interface FrontMatter {
  /** The line of dashes above the data; undefined when it is missing. */
  opening: number | undefined;
  /** The data stand from `start` up to, and without, `end`. */
  start: number;
  end: number;
  /** The line of dashes below the data; undefined when it is missing. */
  closing: number | undefined;
  /** Here the text begins. */
  below: number;
}

/** Where the data of a text stand, also when a line of dashes was mistyped or left out. */
export function findFrontMatter(lines: readonly string[]): FrontMatter | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  const isOpened = DASHES.test(lines[first] ?? '');
  if (!isOpened && !FIRST_FIELD.test(lines[first] ?? '')) return undefined;
  const start = isOpened ? first + 1 : first;
  const opening = isOpened ? first : undefined;
  // An indented line of dashes is part of a longer text among the data, unless there is no other.
  const dashes = lines.flatMap((line, index) => (index >= start && DASHES.test(line) ? index : []));
  const closing = dashes.find((index) => !/^\s/.test(lines[index] ?? '')) ?? dashes[0];
  if (closing !== undefined) return { opening, start, end: closing, closing, below: closing + 1 };
  const body = lines.findIndex((line, index) => index >= start && !DATA.test(line));
  const end = body < 0 ? lines.length : body;
  return { opening, start, end, closing: undefined, below: end };
}

/** Without a byte order mark, and with the line ends of this house. */
export function plainLines(source: string): string[] {
  return source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
}

/** The data as YAML and the text below them. A text without data has an empty `yaml`. */
export function splitText(source: string): { yaml: string; body: string } {
  const lines = plainLines(source);
  const front = findFrontMatter(lines);
  if (!front) return { yaml: '', body: lines.join('\n').trim() };
  const yaml = lines.slice(front.start, front.end).map((line) => `${line}\n`);
  return { yaml: yaml.join(''), body: lines.slice(front.below).join('\n').trim() };
}

/**
 * A Markdown file as the site has it: its data, those of a product with its sections, and the text below
 * them. Comments are left out of the sections. @throws when the data are no YAML.
 */
export function readText(
  format: 'product' | 'page',
  source: string,
): { data: Data; yaml: string; body: string } {
  const { yaml, body } = splitText(source);
  const data = (dataOf(yaml) ?? {}) as Data;
  const sections = format === 'product' ? readSections(withoutComments(body)) : {};
  return { data: { ...data, ...sections }, yaml, body };
}
