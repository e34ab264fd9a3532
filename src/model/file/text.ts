// The one parser of content files. The check, Astro's loaders, /admin and the share cards use it, so all of them see
// the same data.
import type { Data } from '../data.ts';
import { readSections } from './product-text.ts';
import { yamlData } from './yaml.ts';

/** A line of dashes around the data, also as it is mistyped: with two dashes, with long ones, or indented. */
const DASHES = /^\s*(-{2,}|[–—]-?|-[–—])\s*$/;
const DATA_LINE = /^(\w+\s*:|\s+\S|- |#(?!#))/;
const FIRST_FIELD = /^\w+\s*:/;

/** Where the data and the text stand in a file. Lines are counted from 0. */
export interface FrontMatter {
  /** The line of dashes above the data; undefined when it is missing. */
  opening: number | undefined;
  /** The data stand from `start` up to, and without, `end`. */
  start: number;
  end: number;
  /** The line of dashes below the data; undefined when it is missing. */
  closing: number | undefined;
  /** First line of the text. */
  bodyStart: number;
}

/** Finds the data of a file, also when a line of dashes was mistyped or left out. */
export function findFrontMatter(lines: readonly string[]): FrontMatter | undefined {
  const first = lines.findIndex((line) => line.trim() !== '');
  const isOpened = DASHES.test(lines[first] ?? '');
  if (!isOpened && !FIRST_FIELD.test(lines[first] ?? '')) return undefined;
  const start = isOpened ? first + 1 : first;
  const opening = isOpened ? first : undefined;
  // An indented line of dashes is part of a longer text among the data, unless there is no other.
  const dashes = lines.flatMap((line, index) => (index >= start && DASHES.test(line) ? index : []));
  const closing = dashes.find((index) => !/^\s/.test(lines[index] ?? '')) ?? dashes[0];
  if (closing !== undefined)
    return { opening, start, end: closing, closing, bodyStart: closing + 1 };
  const body = lines.findIndex((line, index) => index >= start && !DATA_LINE.test(line));
  const end = body < 0 ? lines.length : body;
  return { opening, start, end, closing: undefined, bodyStart: end };
}

/** The lines of a file without a byte order mark, whatever its line ends. */
function normalisedLines(source: string): string[] {
  return source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
}

/** The data as YAML and the text below them. A text without data has an empty `yaml`. */
export function splitText(source: string): { yaml: string; body: string } {
  const lines = normalisedLines(source);
  const front = findFrontMatter(lines);
  if (!front) return { yaml: '', body: lines.join('\n').trim() };
  const yaml = lines.slice(front.start, front.end).map((line) => `${line}\n`);
  return { yaml: yaml.join(''), body: lines.slice(front.bodyStart).join('\n').trim() };
}

/**
 * A Markdown file as the site uses it: its data, which for a product include its sections, and the text below the
 * data.
 * @throws when the data are no YAML.
 */
export function readText(
  format: 'product' | 'page',
  source: string,
): { data: Data; yaml: string; body: string } {
  const { yaml, body } = splitText(source);
  const data = (yamlData(yaml) ?? {}) as Data;
  const sections = format === 'product' ? readSections(body) : {};
  return { data: { ...data, ...sections }, yaml, body };
}
