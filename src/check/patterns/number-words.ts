// Numbers as Serbian texts write them: whole ones („11“, „jedanaest“, „Jednu“) and amounts („1.000“, „0,5“).
const BY_WORD: Readonly<Record<string, number>> = {
  jedan: 1,
  jedna: 1,
  jednu: 1,
  jedno: 1,
  dva: 2,
  dve: 2,
  tri: 3,
  četiri: 4,
  pet: 5,
  šest: 6,
  sedam: 7,
  osam: 8,
  devet: 9,
  deset: 10,
  jedanaest: 11,
  dvanaest: 12,
  trinaest: 13,
  četrnaest: 14,
  petnaest: 15,
  šesnaest: 16,
  sedamnaest: 17,
  osamnaest: 18,
  devetnaest: 19,
  dvadeset: 20,
};

/** Source of an expression for a number in digits or in words. It begins at the beginning of a word. */
export const NUMBER = `(?<![\\p{L}\\d,.–-])(?:\\d+|${Object.keys(BY_WORD)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![\\p{L}\\d])`;

/** The value of what `NUMBER` has found. */
export function numberOf(typed: string): number {
  return BY_WORD[typed.toLowerCase()] ?? Number(typed);
}

/** Source of an expression for one number or two: „120“, „90–120“, „1 ili 2“. */
export const SPAN = `(?<from>${NUMBER})(?:(?: ?[–-] ?| do | ili )(?<to>\\d+))?`;

/** Source of an expression for an amount in digits. */
export const AMOUNT = '(?<![\\d.,])\\d+(?:\\.\\d{3})*(?:[.,]\\d+)?';

/** The value of what `AMOUNT` has found: „1.000“ is a thousand, „0,5“ and „0.5“ are a half. */
export function amountOf(typed: string): number {
  return Number(typed.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'));
}

/** By what part of itself a rounded amount may differ: „oko 4 g“ stands for 3,5 g, too, and is a seventh more. */
export const ROUNDED = 0.15;

/** The amount that `AMOUNT` has found, in millilitres; the unit is „ml“, „dl“ or „l“. */
export function inMillilitres(typed: string, unit: string): number {
  return amountOf(typed) * ({ l: 1000, dl: 100 }[unit.toLowerCase()] ?? 1);
}

/** The amount that `AMOUNT` has found, in grams; the unit is „g“ or „mg“. */
export function inGrams(typed: string, unit: string): number {
  return amountOf(typed) / (unit.toLowerCase() === 'mg' ? 1000 : 1);
}
