// A product's file: data between two lines `---`, then four sections. Read and written in one form,
// so that one edited field is one changed line.
import type { Data } from './data.ts';
import { toMarkdown } from './markdown-escape.ts';

/** The four headings of a product's text, in their fixed order, and the data key each one fills. */
export const SECTIONS = [
  { heading: 'Opis proizvoda', key: 'description' },
  { heading: 'Sastav', key: 'scructure' },
  { heading: 'Efekti proizvoda', key: 'product_effects' },
  { heading: 'Način upotrebe', key: 'way_of_use' },
] as const;

type SectionKey = (typeof SECTIONS)[number]['key'];

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
 * Markdown of the four sections; `product_effects` is a list of texts. Only its exact heading begins a
 * section; any other line belongs to the text around it, so that nothing is lost. A section that is
 * not there is empty.
 */
export function readSections(source: string) {
  const texts = { description: '', scructure: '', product_effects: '', way_of_use: '' };
  let key: SectionKey = 'description';
  for (const line of splitText(source).body.split('\n')) {
    const section = SECTIONS.find(({ heading }) => line.trimEnd() === `## ${heading}`);
    if (section) key = section.key;
    else texts[key] += `${line}\n`;
  }
  return {
    description: texts.description.trim(),
    scructure: texts.scructure.trim(),
    product_effects: readItems(texts.product_effects.trim()),
    way_of_use: texts.way_of_use.trim(),
  };
}

/** Markdown of the four sections with what an editor typed; a list is a list of texts. */
export function writeSections(texts: Data): string {
  return SECTIONS.map(({ heading, key }) => {
    const value = texts[key] ?? '';
    const text = Array.isArray(value) ? writeItems(value) : toMarkdown(String(value));
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

function writeItems(items: readonly unknown[]): string {
  return items
    .map((item) => toMarkdown(String(item)).replace(/\n(?=[^\n])/g, '\n  '))
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
}
