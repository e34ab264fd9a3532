// The four headings of a product's text: each once, and exactly as the site looks for them.

import { SECTIONS } from '../model/product-text.ts';
import { error, type Finding, note, warning } from './finding.ts';
import { findNearest } from './nearest.ts';
import type { Text } from './read-text.ts';

export interface Section {
  heading: string;
  /** Line of the heading. */
  line: number;
  /** The lines below it, up to the next heading; the first has the number `line + 1`. */
  rows: readonly string[];
}

interface Heading {
  line: number;
  /** As it was typed, without signs. */
  typed: string;
  /** The heading that the site looks for. */
  meant: string | undefined;
  isExact: boolean;
}

const HEADINGS: readonly string[] = SECTIONS.map(({ heading }) => heading);
const ORDER = HEADINGS.map((heading) => `„${heading}“`).join(', ');

/** The sections as far as they are there, and all that is wrong with their headings. */
export function readProductHeadings(text: Text): { sections: Section[]; findings: Finding[] } {
  const { path, lines, body, isDraft } = text;
  const rows = body
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, (mark) => mark.replace(/[^\n]/g, ' '))
    .split('\n');
  const headings = findHeadings(rows);
  const findings: Finding[] = [];
  const say = (line: number, words: string, fix: string, make = error) =>
    findings.push(make(path, line, words, fix));
  const loose = rows.findIndex((row) => row.trim() !== '') + 1;
  if (loose > 0 && loose < (headings[0]?.line ?? 0))
    say(loose, 'Ispred prvog naslova ima teksta.', 'Premestite ga ispod naslova.', warning);
  const meant = headings.map((one) => one.meant);
  for (const [index, { line, typed, meant: heading, isExact }] of headings.entries()) {
    if (heading === undefined) {
      const fix = `Obrišite taj red ili ga napišite podebljano: **${typed}**. Dozvoljena su četiri naslova: ${ORDER}.`;
      say(line, `Naslov „${typed}“ nije predviđen.`, fix);
    } else if (meant.indexOf(heading) < index) {
      const fix = 'Spojite tekst u jedan odeljak i obrišite ovaj naslov.';
      say(line, `Odeljak „${heading}“ postoji više puta.`, fix, warning);
    } else if (!isExact)
      say(line, `Naslov „${typed}“ nije tačno napisan.`, `Napišite tačno: ## ${heading}`);
  }
  const last = lines.findLastIndex((line) => line.trim() !== '') + 1;
  HEADINGS.forEach((heading, index) => {
    if (meant.includes(heading)) return;
    const next = headings.find((one) => HEADINGS.indexOf(one.meant ?? '') > index);
    const where = index === 0 ? 'Ispod druge linije ---' : `Iza odeljka „${HEADINGS[index - 1]}“`;
    const fix = `${where} dodajte red: ## ${heading}`;
    say(next?.line ?? last, `Nedostaje odeljak „${heading}“.`, fix, isDraft ? note : error);
  });
  const parts = headings.map(({ line, meant: heading = '' }, index) => {
    const end = (headings[index + 1]?.line ?? lines.length + 1) - 1;
    return { heading, line, rows: lines.slice(line, end) };
  });
  // What stands below a heading that was written twice is one section to the site.
  const isAlone = ({ heading }: Section) => meant.indexOf(heading) === meant.lastIndexOf(heading);
  const sections = parts.filter((one) => isAlone(one) || one.rows.join('').trim() !== '');
  return { sections, findings };
}

function findHeadings(rows: readonly string[]): Heading[] {
  const exact = HEADINGS.map((heading) => `## ${heading}`);
  const free = HEADINGS.filter((_, index) => !rows.some((row) => row.trimEnd() === exact[index]));
  return rows.flatMap((row, index) => {
    const [, signs = '', space = ''] = /^ {0,3}(\\?#{1,6}|\*\*|)([\s\u00a0]*)/.exec(row) ?? [];
    const typed = row.replace(/[\\#\u00a0]|:\s*$/g, ' ').trim();
    const bare = typed.replaceAll('*', '').trim();
    const isExact = exact.includes(row.trimEnd());
    const isHeading = signs.startsWith('#') && (/^[ \t]/.test(space) || row.trim() === signs);
    // A line that is no heading was meant as one only where that heading is nowhere else.
    const meant = isHeading && HEADINGS.includes(bare) ? bare : nearest(bare, signs, free);
    if (!isExact && !isHeading && meant === undefined) return [];
    return [{ line: index + 1, typed, meant, isExact }];
  });
}

function nearest(bare: string, signs: string, free: readonly string[]): string | undefined {
  const near = findNearest(bare, free);
  return signs.includes('#') || bare.toLowerCase() === near?.toLowerCase() ? near : undefined;
}
