import { findNearest } from '../nearest.ts';
import { HEADINGS, type Heading } from './sections.ts';

/** What is wrong with a heading, where, and what to do about it, in Serbian. */
export interface HeadingProblem {
  line: number;
  text: string;
  fix: string;
  /** Its section is not there at all. */
  isMissing?: true;
}

const ORDER = quoteAll(HEADINGS);

/** Everything wrong with the headings of a product's text, top to bottom. */
export function findHeadingProblems(
  headings: readonly Heading[],
  preamble: { line: number } | undefined,
  lastLine: number,
): HeadingProblem[] {
  const problems: HeadingProblem[] = [];
  if (preamble) {
    problems.push({
      line: preamble.line,
      text: `Ispred naslova „${HEADINGS[0]}“ ima teksta.`,
      fix: 'Premestite taj tekst ispod jednog od četiri naslova',
    });
  }
  const meant = headings.map((heading) => meaningOf(heading, headings));
  headings.forEach((heading, i) => {
    problems.push(...judge(heading, meant[i], meant.indexOf(meant[i]) < i));
  });
  HEADINGS.forEach((heading, i) => {
    if (meant.includes(heading)) return;
    const next = headings.find((_, k) => HEADINGS.indexOf(meant[k] ?? '') > i);
    problems.push({
      line: next?.line ?? lastLine,
      text: `Nedostaje odeljak „${heading}“.`,
      fix: `${whereToAdd(i)} dodajte red: ## ${heading}`,
      isMissing: true,
    });
  });
  const misplaced = findMisplaced(headings, meant);
  if (problems.length === 0 && misplaced) {
    problems.push({
      line: misplaced.line,
      text: `Odeljak „${misplaced.text}“ nije na svom mestu.`,
      fix: `Poređajte odeljke ovim redom: ${ORDER}`,
    });
  }
  return problems.sort((a, b) => a.line - b.line);
}

function judge(heading: Heading, meant: string | undefined, isRepeated: boolean): HeadingProblem[] {
  const { line, text, depth, isGlued } = heading;
  if (meant === undefined) {
    const fix = `Obrišite taj red ili ga napišite podebljano: **${text.replaceAll('*', '')}**. Dozvoljena su četiri naslova: ${ORDER}`;
    return [{ line, text: `Naslov „${text}“ nije predviđen.`, fix }];
  }
  if (isRepeated) {
    const fix = 'Spojite tekst u jedan odeljak i obrišite ovaj naslov';
    return [{ line, text: `Odeljak „${meant}“ postoji više puta.`, fix }];
  }
  if (text === meant && depth === 2 && !isGlued) return [];
  return [
    { line, text: `Naslov „${text}“ nije tačno napisan.`, fix: `Napišite tačno: ## ${meant}` },
  ];
}

/** The expected heading that the writer had in mind: itself, or a near one that is not there. */
function meaningOf({ text }: Heading, all: readonly Heading[]): string | undefined {
  // Word processors make a heading bold as well.
  const bare = text.replace(/[*_]|\u00a0/g, ' ').trim();
  if (HEADINGS.includes(bare)) return bare;
  return findNearest(
    text,
    HEADINGS.filter((heading) => !all.some((other) => other.text === heading)),
  );
}

function findMisplaced(headings: readonly Heading[], meant: readonly (string | undefined)[]) {
  return headings.find((_, i) => meant[i] !== HEADINGS[i]);
}

function whereToAdd(index: number): string {
  return index === 0 ? 'Ispod druge linije ---' : `Iza odeljka „${HEADINGS[index - 1]}“`;
}

function quoteAll(headings: readonly string[]): string {
  return headings.map((heading) => `„${heading}“`).join(', ');
}
