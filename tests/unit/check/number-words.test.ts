import { expect, it } from 'vitest';
import {
  AMOUNT,
  amountOf,
  inGrams,
  inMillilitres,
  NUMBER,
  numberOf,
} from '../../../src/check/patterns/number-words.ts';

const IN_ORDER =
  'jedan dva tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest četrnaest ' +
  'petnaest šesnaest sedamnaest osamnaest devetnaest dvadeset';

const numberIn = (text: string) => {
  const [found] = new RegExp(NUMBER, 'iu').exec(text) ?? [];
  return found && numberOf(found);
};

it('the words for numbers are read as counting goes, and no longer word is cut', () => {
  const read = IN_ORDER.split(' ').map((word) => numberIn(`Uzmite ${word} kapi.`));
  expect(read).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it.each([
  ['Jedna tableta', 1],
  ['jednu kapsulu', 1],
  ['jedno pakovanje', 1],
  ['dve kesice', 2],
  ['60 tableta', 60],
  ['petina boce', undefined],
  ['vitamin B12', undefined],
])('„%s“ holds the number %s', (text, number) => expect(numberIn(text)).toBe(number));

it.each([
  ['1.000 mg', 1000],
  ['1.234.567 mg', 1_234_567],
  ['0,5 l', 0.5],
  ['0.5 l', 0.5],
  ['1.000,25 g', 1000.25],
  ['92.10 g', 92.1],
])('„%s“ holds the amount %s', (text, amount) => {
  const [found = ''] = new RegExp(AMOUNT, 'u').exec(text) ?? [];
  expect(amountOf(found)).toBe(amount);
});

it.each([
  ['3,5', 'g', 3.5],
  ['500', 'mg', 0.5],
  ['500', 'MG', 0.5],
])('„%s %s“ is %s grams', (amount, unit, grams) => expect(inGrams(amount, unit)).toBe(grams));

it.each([
  ['120', 'ml', 120],
  ['2', 'dl', 200],
  ['0,5', 'l', 500],
  ['1', 'L', 1000],
])('„%s %s“ is %s millilitres', (amount, unit, millilitres) =>
  expect(inMillilitres(amount, unit)).toBe(millilitres),
);
