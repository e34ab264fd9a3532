// A product's file: data between two lines `---`, then four sections. Read and written in one form,
// so that one edited field is one changed line.
import type { Data } from './data.ts';
import { toMarkdown, toPlain } from './markdown-escape.ts';
import { readYaml, writeYaml } from './yaml-text.ts';

/** The four headings of a product's text, in their fixed order, and the data key each one fills. */
export const SECTIONS = [
  { heading: 'Opis proizvoda', key: 'description' },
  { heading: 'Sastav', key: 'scructure' },
  { heading: 'Efekti proizvoda', key: 'product_effects' },
  { heading: 'Način upotrebe', key: 'way_of_use' },
] as const;

type SectionKey = (typeof SECTIONS)[number]['key'];

/** Texts of the sections; `product_effects` holds one for each item of its list. */
interface Sections extends Record<Exclude<SectionKey, 'product_effects'>, string> {
  product_effects: string[];
}

const FRONT_MATTER = /^\s*---[ \t]*\n((?:[\s\S]*?\n)??)---[ \t]*(?:\n([\s\S]*))?$/;

/** A new item of a list, at the beginning of a line. */
const BULLET = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;

/** The data and the text of a Markdown file, with plain line ends. No data: an empty `yaml`. */
export function splitText(source: string): { yaml: string; body: string } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [, yaml, body = ''] = FRONT_MATTER.exec(text) ?? [];
  return yaml === undefined ? { yaml: '', body: text.trim() } : { yaml, body: body.trim() };
}

/**
 * Markdown of the four sections. Only its exact heading begins a section; any other line belongs to
 * the text around it, so that nothing is lost. A section that is not there is empty.
 */
export function readSections(source: string): Sections {
  const lines = new Map<SectionKey, string[]>(SECTIONS.map(({ key }) => [key, []]));
  let key: SectionKey = 'description';
  for (const line of splitText(source).body.split('\n')) {
    const section = SECTIONS.find(({ heading }) => line.trimEnd() === `## ${heading}`);
    if (section) key = section.key;
    else lines.get(key)?.push(line);
  }
  const textOf = (name: SectionKey) => (lines.get(name) ?? []).join('\n').trim();
  return {
    description: textOf('description'),
    scructure: textOf('scructure'),
    product_effects: readItems(textOf('product_effects')),
    way_of_use: textOf('way_of_use'),
  };
}

/** The product as an editor sees it: plain text, nothing escaped. @throws YamlError */
export function readProduct(source: string): Data {
  const texts = Object.entries(readSections(source)).map(([key, text]) => [
    key,
    Array.isArray(text) ? text.map((item) => toPlain(item)) : toPlain(text),
  ]);
  return { ...(readYaml(splitText(source).yaml) as Data), ...Object.fromEntries(texts) };
}

/**
 * The file with this product; comments and quotes in the data of the old one stay.
 * @throws YamlError when the data of the old one cannot be read.
 */
export function writeProduct({ ...product }: Data, source = ''): string {
  const texts = SECTIONS.map(({ heading, key }) => {
    const value = product[key] ?? '';
    delete product[key];
    const text = Array.isArray(value) ? writeItems(value) : toMarkdown(String(value));
    return `\n## ${heading}\n${text && `\n${text}\n`}`;
  });
  return `---\n${writeYaml(splitText(source).yaml, product)}---\n${texts.join('')}`;
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

function writeItems(items: readonly unknown[]): string {
  return items
    .map((item) => toMarkdown(String(item)).replace(/\n(?=[^\n])/g, '\n  '))
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
}
