// Every pattern of the check finds its example, and does not find its counter-example.
import { describe, expect, it } from 'vitest';
import { CODE_SIGNS } from '../../../src/check/markdown';
import { ABSENCES } from '../../../src/check/rules/absences';
import { ALLERGENS } from '../../../src/check/rules/allergens';
import { STATEMENTS } from '../../../src/check/rules/contradictions';
import { DUTIES, NOTICE_DUTIES } from '../../../src/check/rules/duties';
import { LEFT_SIGNS } from '../../../src/check/rules/markdown-shape';
import { FOR_PREGNANT } from '../../../src/check/rules/marks';
import { DANGERS } from '../../../src/check/rules/usage';
import { LINE_PATTERNS, WORD_PATTERNS } from '../../../src/check/rules/words';
import { MARKS } from '../../../src/model/marks';

interface Case {
  name: string;
  pattern: RegExp;
  examples: readonly string[];
  counterExamples: readonly string[];
}

const named = <Row extends Omit<Case, 'name' | 'pattern'>>(
  name: string,
  pattern: RegExp,
  { examples, counterExamples }: Row,
): Case => ({ name, pattern, examples, counterExamples });

const sourceOf = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|');

const PATTERNS: readonly Case[] = [
  ...WORD_PATTERNS,
  ...LINE_PATTERNS,
  ...LEFT_SIGNS,
  ...[...DUTIES, ...NOTICE_DUTIES].map((duty) => named(duty.requiredStatement, duty.pattern, duty)),
  ...ALLERGENS.map((allergen) => named(allergen.name, allergen.pattern, allergen)),
  ...DANGERS.map((danger) => named(danger.name, danger.pattern, danger)),
  ...STATEMENTS.map((one) => named(one.name, new RegExp(sourceOf(one.patterns), 'iu'), one)),
  named('a product for pregnant women', FOR_PREGNANT.pattern, FOR_PREGNANT),
  ...ABSENCES.flatMap((one) => [
    named(`no ${one.name}`, one.pattern, one),
    named(one.name, one.ingredient.pattern, one.ingredient),
  ]),
];

describe.each(PATTERNS)('$name', ({ pattern, examples, counterExamples }) => {
  it.each(examples)('is found in „%s“', (example) => expect(example).toMatch(pattern));
  it.each(counterExamples)('is not found in „%s“', (text) => expect(text).not.toMatch(pattern));
});

/** „200 days after opening, or more“ is found from 200 on. */
const LIMITS = PATTERNS.flatMap((row) => {
  const [, limit] = /^(\d+) .*, or more$/.exec(row.name) ?? [];
  return limit ? [{ ...row, limit: Number(limit) }] : [];
});

it.each(LIMITS)('$name: has an example of $limit, and a counter-example just below', (row) => {
  const holds = (texts: readonly string[], number: number) =>
    texts.some((text) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text));
  expect(holds(row.examples, row.limit)).toBe(true);
  expect(holds(row.counterExamples, row.limit - 1)).toBe(true);
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

it.each(CODE_SIGNS.map((row, index) => ({ ...row, index })))(
  '$example is explained by its own sentence',
  ({ example, index }) => {
    expect(CODE_SIGNS.findIndex(({ sign }) => sign.test(example))).toBe(index);
  },
);

it('no pattern has been lost', () => {
  expect(new Set(PATTERNS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(98);
});
