// No text of a stranger or of a broken program keeps the check busy. Time is that of the processor, since the machine may
// be doing something else.
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/check/check-content';
import { parse } from '../../../src/check/read-files';
import { PATTERNS, PRODUCT_PATTERNS } from './all-patterns';
import { edit, REAL, textOf } from './changed-site';
import { EXAMPLES } from './rows/pattern-examples';

const FOLDER = 'src/content/';
const NOW = new Date('2026-11-20');

/** Milliseconds of the processor. */
function timeOf(work: () => void): number {
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

describe('a pattern takes a moment for the longest line of its own pieces', () => {
  it.each([...PATTERNS, ...PRODUCT_PATTERNS])('$name', ({ name, pattern }) => {
    const { found = [], notFound = [] } = EXAMPLES[name] ?? {};
    const own = [...found, ...notFound].flatMap((text) => [text, text.slice(0, -1)]);
    for (const piece of [...PIECES, ...own].filter(Boolean)) {
      const line = fill(piece.replaceAll('\n', ' '), LONGEST_LINE);
      expect(
        timeOf(() => pattern.test(line)),
        piece,
      ).toBeLessThan(MOST_MS);
    }
  });
});

/** A hundred patterns and sixteen lines of that length stay below two seconds. */
const MOST_MS = 100;

const PLACES: Record<string, (text: string) => string> = {
  'pages/about-me.mdx': (text) => `${textOf('pages/about-me.mdx')}\n${text}\n`,
  'products/aloe-gel.mdx': (text) =>
    edit('products/aloe-gel.mdx', '## Opis proizvoda\n\n', `## Opis proizvoda\n\n${text}\n\n`),
  'questions.yaml': (text) =>
    edit('questions.yaml', 'answer: ', `answer: ${text.replaceAll('\n', '\n    ')} `),
};

/** As many of the longest lines as the longest text has, filled with the piece. */
const longest = (piece: string) => fill(`${fill(piece, LONGEST_LINE).slice(0, 2900)}\n\n`, 38_000);

it('a text of many different words that nobody knows is checked within two seconds', () => {
  const words = Array.from(
    { length: 3000 },
    (_, at) => `kvrgž${at.toString(36).replace(/\d/g, 'a')}`,
  );
  const text = words.map((word) => `Ovo je reč ${word} u tekstu.`).join('\n');
  const bytes = new TextEncoder().encode(PLACES['pages/about-me.mdx']?.(text));
  const files = { ...REAL, texts: [{ path: `${FOLDER}pages/about-me.mdx`, bytes }] };
  expect(timeOf(() => checkContent(files, NOW, parse))).toBeLessThan(2000);
});

describe.each(Object.entries(PLACES))('%s is checked within two seconds', (file, write) => {
  it.each(WORST_PIECES)('when it is filled with „%s“', (piece) => {
    for (const text of [fill(piece, 100_000), longest(piece)]) {
      const bytes = new TextEncoder().encode(write(text));
      const files = { ...REAL, texts: [{ path: FOLDER + file, bytes }] };
      expect(timeOf(() => checkContent(files, NOW, parse))).toBeLessThan(2000);
    }
  });
});
