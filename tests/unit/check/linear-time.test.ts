// No text of a stranger or of a broken program keeps the check busy. The time of the processor is compared with that of
// a work that is the same everywhere, so that neither a slow machine nor a busy one fails a test.
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import type { Examples } from '../../../src/model/serbian/word-pattern.ts';
import { type Case, PATTERNS, PRODUCT_PATTERNS } from './all-patterns.ts';
import { edit, REAL, textOf } from './changed-site.ts';

const FOLDER = 'src/content/';
const NOW = new Date('2026-11-20');

/** Milliseconds of the processor: of three tries the shortest, or the first that is short enough. */
function timeOf(work: () => void, enough = 0): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > enough; tries += 1) least = Math.min(least, once(work));
  return least;
}

function once(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** As many copies of the piece as the length takes. */
const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** Pieces that parsers and patterns are known to fear: brackets, marks and words that begin something and never end. */
const PIECES = [
  ...'[ ( { < > * _ ~ ` # | - + = \\ / : ; , . ! ? & @ " \' „ “ … 【 0 a š а'.split(' '),
  ...[
    '[a](',
    '![a](',
    '](',
    ')[',
    '[a][a] ',
    '[^1] ',
    '*a **b ',
    '**',
    '> ',
    '- ',
    '1. ',
    '| a ',
    '&amp;',
  ],
  ...[
    '{/*',
    '{/* a */}',
    '<!--',
    '<b',
    '<ImeSavetnice>',
    '<ImeSavetnice />',
    'https://',
    'https://a ',
    '(https://a',
  ],
  ...[
    'mailto:a@',
    '@a.',
    'www.a.rs ',
    'a b ',
    'Ukus je blag. ',
    '12 ml ',
    '060 ',
    'sadrži ',
    'bez ',
    'leči ',
    'odust ',
  ],
];

/** Of these, the ones that took longest. */
const WORST_PIECES = [
  '[a](',
  '[',
  '](',
  '*a **b ',
  '> ',
  '1. ',
  '{/*',
  '<!--',
  '&amp;',
  'a',
  'a b ',
  'sadrži ',
  '12 ml ',
  'xyzwq ',
];

/** The longest line that the check reads. */
const LONGEST_LINE = 3000;

/** A pattern that looks at each two letters of such a line: 20 ms of a processor of 2024. */
const UNIT = timeOf(() => /a+b/.test('a'.repeat(LONGEST_LINE)));
/** A hundred patterns and sixteen lines of that length stay below the limit of a text. */
const MOST_OF_A_PATTERN = 5 * UNIT;
const MOST_OF_A_TEXT = 100 * UNIT;

describe('a pattern takes a moment for the longest line of its own pieces', () => {
  it.each<Case & Partial<Examples>>([...PATTERNS, ...PRODUCT_PATTERNS])('$name', (row) => {
    const { pattern, found = [], notFound = [] } = row;
    const own = [...found, ...notFound].flatMap((text) => [text, text.slice(0, -1)]);
    for (const piece of [...PIECES, ...own].filter(Boolean)) {
      const line = fill(piece.replaceAll('\n', ' '), LONGEST_LINE);
      const time = timeOf(() => pattern.test(line), MOST_OF_A_PATTERN);
      expect(time, piece).toBeLessThan(MOST_OF_A_PATTERN);
    }
  });
});

const PLACES: Record<string, (text: string) => string> = {
  'pages/about-me.mdx': (text) => `${textOf('pages/about-me.mdx')}\n${text}\n`,
  'products/aloe-gel.mdx': (text) =>
    edit('products/aloe-gel.mdx', '## Opis proizvoda\n\n', `## Opis proizvoda\n\n${text}\n\n`),
  'questions.yaml': (text) =>
    edit('questions.yaml', 'answer: ', `answer: ${text.replaceAll('\n', '\n    ')} `),
};

/** As many of the longest lines as the longest text has, filled with the piece. */
const longest = (piece: string) => fill(`${fill(piece, LONGEST_LINE).slice(0, 2900)}\n\n`, 38_000);

it('a text of many different words that nobody knows is checked in a moment', () => {
  const words = Array.from(
    { length: 3000 },
    (_, at) => `kvrgž${at.toString(36).replace(/\d/g, 'a')}`,
  );
  const text = words.map((word) => `Ovo je reč ${word} u tekstu.`).join('\n');
  const path = 'pages/about-me.mdx';
  expect(timeOfCheck(path, PLACES[path]?.(text) ?? '')).toBeLessThan(MOST_OF_A_TEXT);
});

describe.each(Object.entries(PLACES))('%s is checked in a moment', (file, write) => {
  it.each(WORST_PIECES)('when it is filled with „%s“', (piece) => {
    for (const text of [fill(piece, 100_000), longest(piece)])
      expect(timeOfCheck(file, write(text))).toBeLessThan(MOST_OF_A_TEXT);
  });
});

function timeOfCheck(file: string, text: string): number {
  let tries = 0;
  const check = () => {
    tries += 1;
    // The check remembers what it has read, so each try is another text.
    const bytes = new TextEncoder().encode(text + '\n'.repeat(tries));
    checkContent({ ...REAL, texts: [{ path: FOLDER + file, bytes }] }, NOW);
  };
  return timeOf(check, MOST_OF_A_TEXT);
}
