// A product's file: data between two lines `---`, then four sections. Reading and writing it is
// done here only, for the site, the editor at /admin, the content check and the tests.
import { parseDocument } from 'yaml';
import { findListItems, itemText } from './effect-list.ts';
import { type FrontMatter, splitFrontMatter } from './front-matter.ts';
import { findHeadingProblems, type HeadingProblem } from './heading-problems.ts';
import { toPlain } from './markdown-escape.ts';
import {
  findHeadings,
  type Heading,
  linesOf,
  type Range,
  SECTIONS,
  type SectionKey,
  trimRange,
} from './sections.ts';

/** Markdown of each section; `product_effects` holds one entry per item of its bullet lists. */
export interface ProductSections {
  description: string;
  scructure: string;
  product_effects: string[];
  way_of_use: string;
}

/** What an editor's form holds. Data keys that it does not know stay in the file. */
export interface ProductData extends ProductSections {
  id?: number;
  name?: string;
  kind?: string;
  facts?: string;
  image?: string;
  alt?: string;
  link?: string;
  draft?: boolean;
  /** Day from which the product is shown, YYYY-MM-DD. */
  publish_from?: string;
  /** YYYY-MM-DD. */
  checked_against_label?: string;
  advice?: string;
}

export interface ProductFile {
  source: string;
  frontMatter: FrontMatter | undefined;
  headings: Heading[];
  /** Text of each section that is there, without the blank lines around it. */
  sections: Partial<Record<SectionKey, Range>>;
  problems: HeadingProblem[];
}

/** Every problem with the headings of one text, in Serbian, one sentence each. */
export class SectionError extends Error {
  override name = 'SectionError';

  readonly problems: readonly HeadingProblem[];

  constructor(problems: readonly HeadingProblem[]) {
    super(problems.map(({ line, text, fix }) => `Red ${line}: ${text} ${fix}.`).join('\n'));
    this.problems = problems;
  }
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

/**
 * Markdown of the four sections. Empty sections come back empty: the schema judges their contents.
 * @throws SectionError when a heading is missing, unknown, doubled or out of order.
 */
export function readSections(source: string): ProductSections {
  const file = parseProductFile(source);
  if (file.problems.length > 0) throw new SectionError(file.problems);
  return sectionsOf(file);
}

/** The product as an editor sees it: plain text, nothing escaped. Broken parts come back empty. */
export function readProduct(source: string): ProductData {
  const file = parseProductFile(source);
  const { product_effects, ...texts } = sectionsOf(file);
  const data = parseDocument(file.frontMatter?.yaml ?? '').toJS() ?? {};
  return {
    ...data,
    description: toPlain(texts.description),
    scructure: toPlain(texts.scructure),
    product_effects: product_effects.map((effect) => toPlain(effect)),
    way_of_use: toPlain(texts.way_of_use),
  };
}

function sectionsOf({ source, sections }: ProductFile): ProductSections {
  const text = (key: SectionKey) =>
    sections[key] ? linesOf(source, sections[key]).join('\n') : '';
  const effects = sections.product_effects ?? { start: 0, end: 0 };
  return {
    description: text('description'),
    scructure: text('scructure'),
    product_effects: findListItems(source, effects).map(itemText),
    way_of_use: text('way_of_use'),
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
