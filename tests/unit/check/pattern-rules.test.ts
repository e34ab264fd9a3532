// Every pattern of the check finds its example, and does not find its counter-example.
import { describe, expect, it } from 'vitest';
import { CODE_SIGNS } from '../../../src/check/code-signs.ts';
import { LINE_PATTERNS, WORD_PATTERNS } from '../../../src/check/rules/words.ts';
import { MARKS } from '../../../src/model/product/marks.ts';
import { PATTERNS } from './all-patterns.ts';

it('every pattern has its examples', () => {
  expect(PATTERNS.filter(({ found }) => found.length === 0)).toEqual([]);
});

describe.each(PATTERNS)('$name', ({ found, notFound, pattern }) => {
  it.each(found)('is found in „%s“', (example) => expect(example).toMatch(pattern));
  it.each(notFound)('is not found in „%s“', (text) => expect(text).not.toMatch(pattern));
});

const SENTENCES = [...WORD_PATTERNS, ...LINE_PATTERNS].flatMap(({ name, pattern, text, found }) =>
  found.map((example) => ({ name, pattern, text, example })),
);

it.each(SENTENCES)('$name: names what it has found in „$example“', ({ pattern, text, example }) => {
  const match = pattern.exec(example);
  const named = [...text.matchAll(/\$(\d)/g)].map(([, group]) => match?.[Number(group)]);
  expect(named.filter((words) => !words)).toEqual([]);
});

/** „200 days after opening, or more“ is found from 200 on. */
const LIMITS = PATTERNS.flatMap((row) => {
  const [, limit] = /^(\d+) .*, or more$/.exec(row.name) ?? [];
  return limit ? [{ ...row, limit: Number(limit) }] : [];
});

it.each(LIMITS)('$name: has an example of $limit, and a counter-example just below', (row) => {
  const holds = (texts: readonly string[], number: number) =>
    texts.some((text) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text));
  expect(holds(row.found, row.limit)).toBe(true);
  expect(holds(row.notFound, row.limit - 1)).toBe(true);
});

/** Words of labels that a mark knows beside its example; `marks.test.ts` has the examples. */
it.each([
  ['trudnoca', 'Trudnice i dojilje ne smeju da ga uzimaju.'],
  ['trudnoca', 'Odrasli, osim trudnica i dojilja.'],
  ['lekovi', 'Ako ste na terapiji, pitajte lekara.'],
  ['lekovi', 'Uz antikoagulanse pitajte lekara.'],
  ['pcelinji-proizvodi', 'Sadrži med.'],
])('the mark %s is found in „%s“, too', (id, text) => {
  expect(MARKS.filter(({ pattern }) => pattern.test(text)).map((mark) => mark.id)).toContain(id);
});

/** A text for each row of `CODE_SIGNS`, in their order. */
const CODE = [
  '{index=0}',
  '<!-- kasnije -->',
  '{/* kasnije */}',
  '<ana@primer.rs>',
  '<br>',
  '<25 °C',
  '{boca od 1 l}',
  '{ boca',
  'import x from "y"',
  'tekst',
];

it('each sign of code is explained by its own sentence', () => {
  const rows = CODE.map((text) => CODE_SIGNS.findIndex(({ sign }) => sign.test(text)));
  expect(rows).toEqual([...CODE_SIGNS.keys()]);
});
