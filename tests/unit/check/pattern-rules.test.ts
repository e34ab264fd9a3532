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

it('the list of patterns is complete', () => {
  expect(PATTERNS.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "a note that was left in the text",
      "a reminder of the writer",
      "a gap in a prepared sentence",
      "the day and the name with which a chat program begins a message",
      "the first sentence of the answer of a writing assistant",
      "the last sentence of the answer of a writing assistant",
      "one of the manufacturer's brands",
      "an invisible character",
      "Cyrillic letters",
      "letters decoded by the wrong encoding",
      "a word without its accents",
      "an ijekavian or a Croatian word",
      "a word twice",
      "a sentence twice",
      "a warning that has lost its „Ne“",
      "what remains after a deletion",
      "a bracket that is never closed",
      "a quotation that is never closed",
      "no space behind a sign",
      "a sign twice",
      "a letter O, l or I among the digits of an amount",
      "milligrams as the contents of a bottle or a tube",
      "milligrams of what is measured in micrograms",
      "10 tablets a day, or more",
      "300 ml a day, or more",
      "10 litres, or more",
      "storage in a heat of 40 °C, or more",
      "200 days after opening, or more",
      "a decimal point",
      "more than 100 percent",
      "a time to withdraw from a purchase that is not 14 days",
      "a time to return a purchase that is shorter than 14 days",
      "a time to answer a request about personal data that is not 30 days",
      "a misspelled name of a mail service",
      "a mail service with a wrong top-level domain",
      "an address with a mistyped beginning",
      "an address with an extra character",
      "an address with a tracking parameter",
      "a description of a picture that describes nothing",
      "quotation marks of a text around a field",
      "the word „iz“ in front of the town",
      "a town that is not in the genitive",
      "the addresses of two networks exchanged",
      "a numbered item without its space",
      "a picture with a space in its name",
      "a link that lacks a part",
      "an asterisk beside a word",
      "a heading without a space",
      "a table without its second row",
      "an item of a list without a space",
      "the file's data in its text",
      "columns of another program",
      "a sign or a tag of HTML",
      "da zarada nije zagarantovana",
      "koliko košta početak saradnje",
      "kako se od saradnje odustaje",
      "da posetilac može da se pritužuje Povereniku",
      "da se čuva van domašaja dece",
      "da se preporučena dnevna doza ne prekoračuje",
      "da proizvod nije zamena za raznovrsnu ishranu",
      "soja",
      "riba",
      "mekušci",
      "rakovi",
      "mleko",
      "gluten",
      "jaja",
      "orašasti plodovi",
      "kikiriki",
      "susam",
      "celer",
      "slačica",
      "sumpor-dioksid i sulfiti",
      "lupina",
      "pčelinji proizvod",
      "gvožđe",
      "fruktozu",
      "L-arginin",
      "kofein",
      "poliole",
      "the age from which the product is",
      "a number in front of „vitamin…“",
      "a number in front of „mineral…“",
      "a number in front of „ekstra[kt]…“",
      "a number in front of „proizvod…“",
      "a number in front of „porcij…“",
      "a number in front of „tablet…“",
      "a number in front of „kapsul…“",
      "a number in front of „kesic…“",
      "a product for pregnant women",
      "no sugar",
      "sugar",
      "no fluoride",
      "fluoride",
      "no caffeine",
      "caffeine",
      "no what comes from animals",
      "what comes from animals",
    ]
  `);
});
