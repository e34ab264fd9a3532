// Every pattern of the check finds its example, and does not find its counter-example.
import { describe, expect, it } from 'vitest';
import { CODE_SIGNS } from '../../../src/check/markdown';
import { LEFT_SIGNS } from '../../../src/check/rules/markdown-shape';
import { ALLERGENS, DANGERS, DUTIES } from '../../../src/check/rules/required-words';
import { LINE_PATTERNS, WORD_PATTERNS } from '../../../src/check/rules/word-patterns';
import { MARKS } from '../../../src/model/marks';

interface Case {
  name: string;
  pattern: RegExp;
  example: string;
  counterExample: string;
}

const named = (name: string, words: RegExp, row: { example: string; counterExample: string }) => ({
  ...row,
  name,
  pattern: words,
});

const PATTERNS: readonly Case[] = [
  ...WORD_PATTERNS,
  ...LINE_PATTERNS,
  ...LEFT_SIGNS,
  ...DUTIES.map((duty) => named(duty.what, duty.words, duty)),
  ...ALLERGENS.map((allergen) => named(allergen.name, allergen.words, allergen)),
  ...DANGERS.map((danger) => named(danger.name, danger.words, danger)),
  ...MARKS.map((mark) => named(mark.id, mark.words, mark)),
];

describe.each(PATTERNS)('$name', ({ pattern, example, counterExample }) => {
  it('is found in its example', () => expect(example).toMatch(pattern));
  it('is not found in its counter-example', () => expect(counterExample).not.toMatch(pattern));
});

/** Words of labels and of everyday that a rule knows beside its example. */
it.each([
  ['riba', 'ulje sardine'],
  ['riba', 'ulje haringe'],
  ['riba', 'kolagen lososa'],
  ['mekušci', 'prah školjke'],
  ['rakovi', 'hitozan'],
  ['mleko', 'natrijum-kazeinat'],
  ['mleko', 'laktoza'],
  ['gluten', 'ječmeni slad'],
  ['gluten', 'ovsene pahuljice'],
  ['gluten', 'brašno od raži'],
  ['orašasti plodovi', 'pasta od lešnika'],
  ['orašasti plodovi', 'ulje oraha'],
  ['orašasti plodovi', 'indijski orah'],
  ['soja', 'lecitin'],
  ['pčelinji proizvod', 'matična mleč'],
  ['trudnoca', 'Trudnice i dojilje ne smeju da ga uzimaju.'],
  ['trudnoca', 'Odrasli, osim trudnica i dojilja.'],
  ['lekovi', 'Ako ste na terapiji, pitajte lekara.'],
  ['lekovi', 'Uz antikoagulanse pitajte lekara.'],
  ['pcelinji-proizvodi', 'Sadrži med.'],
  ['300 ml a day, or more', 'Pijte dnevno po 300 ml.'],
  ['ten tablets a day, or more', 'Uzimajte dnevno po 10 tableta.'],
  ['an address with a tracking parameter', 'https://primer.rs/gel?a=1&igshid=x'],
])('%s is found in „%s“, too', (rule, text) => {
  const found = PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  expect(found).toContain(rule);
});

it.each(CODE_SIGNS.map((row, index) => ({ ...row, index })))(
  '$example is explained by its own sentence',
  ({ example, index }) => {
    expect(CODE_SIGNS.findIndex(({ sign }) => sign.test(example))).toBe(index);
  },
);

it('the list of patterns is complete', () => {
  expect(PATTERNS.map(({ name }) => name)).toMatchSnapshot();
});
