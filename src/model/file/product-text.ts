// Reads and writes the four sections of a product's text. The written form is fixed, so that one edited field is one
// changed line.
import type { Data } from '../data.ts';
import { editedMarkdown, toMarkdown, toPlain } from './markdown-escape.ts';

/**
 * The four headings of a product's text, in their fixed order, and the data key each one fills. The specification of
 * the site names the keys, `scructure` („Sastav“, composition) among them.
 */
export const SECTIONS = [
  { heading: 'Opis proizvoda', key: 'description' },
  { heading: 'Sastav', key: 'scructure' },
  { heading: 'Efekti proizvoda', key: 'product_effects' },
  { heading: 'Način upotrebe', key: 'way_of_use' },
] as const;

export type SectionKey = (typeof SECTIONS)[number]['key'];

/** The paragraphs that a section has besides its first one, each by the word in bold that begins it. */
export const PARAGRAPHS = {
  scructure: ['Alergeni'],
  way_of_use: ['Čuvanje', 'Važno'],
} as const satisfies Partial<Record<SectionKey, readonly string[]>>;

/** A new item of a list, at the beginning of a line. */
const BULLET = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;

export interface Stretch<Heading> {
  heading: Heading;
  /** Line of the heading, counted from 0. */
  line: number;
  /** The lines below it, up to the next heading. */
  rows: readonly string[];
}

/**
 * The lines of a text cut at its headings. `headingOf` gives the heading that a line is, and undefined for any
 * other line. `above` are the lines before the first heading.
 */
export function cutAtHeadings<Heading>(
  lines: readonly string[],
  headingOf: (line: string) => Heading | undefined,
): { above: readonly string[]; stretches: Stretch<Heading>[] } {
  const starts = lines.flatMap((row, line) => {
    const heading = headingOf(row.trimEnd());
    return heading === undefined ? [] : [{ heading, line }];
  });
  const stretches = starts.map(({ heading, line }, index) => ({
    heading,
    line,
    rows: lines.slice(line + 1, starts[index + 1]?.line),
  }));
  return { above: lines.slice(0, starts[0]?.line), stretches };
}

/**
 * Markdown of the four sections; `product_effects` is a list of texts. A section begins only at its exact heading;
 * a line with any other heading stays part of the section that it stands in, so that nothing is lost. A missing
 * section is empty.
 */
export function readSections(body: string) {
  const { above, stretches } = cutAtHeadings(body.split('\n'), (line) =>
    SECTIONS.find(({ heading }) => line === `## ${heading}`),
  );
  const textOf = (wanted: SectionKey, before: readonly string[] = []) =>
    [before, ...stretches.map(({ heading, rows }) => (heading.key === wanted ? rows : []))]
      .map((rows) => rows.join('\n'))
      .join('\n')
      .trim();
  return {
    description: textOf('description', above),
    scructure: textOf('scructure'),
    product_effects: readItems(textOf('product_effects')),
    way_of_use: textOf('way_of_use'),
  };
}

/** Markdown of the four sections from the plain texts that an editor typed; `body` is the old Markdown. */
export function writeSections(texts: Data, body: string): string {
  const old = readSections(body);
  return SECTIONS.map(({ heading, key }) => {
    const value = texts[key] ?? '';
    const text = Array.isArray(value)
      ? writeItems(value, old.product_effects)
      : editedMarkdown(String(value), String(old[key]));
    return `\n## ${heading}\n${text && `\n${text}\n`}`;
  }).join('');
}

function readItems(list: string): string[] {
  const items: string[] = [];
  for (const line of list.split('\n')) {
    const isItem = BULLET.test(line) || items.length === 0;
    if (isItem) items.push(line.replace(BULLET, ''));
    else items.push(`${items.pop()}\n${line.replace(/^ {1,2}/, '')}`);
  }
  return items.map((item) => item.trim()).filter(Boolean);
}

function writeItems(items: readonly unknown[], old: readonly string[]): string {
  const unchanged = new Map(old.map((item) => [toPlain(item), item]));
  return items
    .map((item) => unchanged.get(String(item)) ?? toMarkdown(String(item)))
    .map((item) => item.replace(/\n(?=[^\n])/g, '\n  '))
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
}
