// Every pattern of the check finds the text that it is there for, and leaves its neighbour alone.
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
  it('is found where it is', () => expect(example).toMatch(pattern));
  it('is not found beside it', () => expect(counterExample).not.toMatch(pattern));
});

it.each(CODE_SIGNS.map((row, index) => ({ ...row, index })))(
  '$example is explained by its own sentence',
  ({ example, index }) => {
    expect(CODE_SIGNS.findIndex(({ sign }) => sign.test(example))).toBe(index);
  },
);

it('the list of what is looked for is whole', () => {
  expect(PATTERNS.map(({ name }) => name)).toMatchSnapshot();
});
