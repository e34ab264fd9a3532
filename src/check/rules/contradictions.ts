// Finds two places of one product that contradict each other: on the age from which the product may be used, or on how
// much of something is in it. Only the label shows which place is right.
import { startOfWarnings } from '../../model/plain-text.ts';
import { blankComments } from '../../model/product-text.ts';
import { type Finding, warning } from '../finding.ts';
import { NUMBER, numberOf } from '../patterns/number-words.ts';
import type { PatternExamples } from '../patterns/pattern-rule.ts';
import type { CheckedProduct } from '../read-product.ts';
import type { Text } from '../read-text.ts';

/** A part of a product's text. */
interface Place {
  source: string;
  /** Line of its first character, from 1. */
  line: number;
}

type PlaceName = 'facts' | 'forWhom' | 'description' | 'composition' | 'important';

interface Statement extends PatternExamples {
  name: string;
  /** Group 1 is the number. */
  patterns: readonly RegExp[];
  /** Smaller numbers are ignored: they may count a part only, as „dva minerala“ of eleven. */
  least: number;
  /** The places that must agree. */
  places: readonly PlaceName[];
  text: string;
}

/** How many pieces of one thing are in the product („11 vitamina“); `beginning` begins the name of the thing. */
const countStatement = (beginning: string, least: number, example: string): Statement => ({
  name: `a number in front of „${beginning}…“`,
  patterns: [
    new RegExp(
      `(${NUMBER}) (?:\\p{L}+(?:ih|og) )?${beginning}\\p{L}*(?!\\p{L}| grupe| dnevno| mesečno)`,
      'giu',
    ),
  ],
  least,
  places: ['facts', 'description', 'composition'],
  text: 'Broj nije isti na dva mesta',
  examples: [example],
  counterExamples: [`12 mg ${example.replace(/^\S+ /, '')}`, `11 ${beginning}a grupe B`],
});

/** Words after which an age is the age of people who may not use the product. */
const NOT_FOR = '(?:nije|nisu|ne preporuč\\p{L}*|ne sme\\p{L}*|ne daj\\p{L}*|osim)';

export const STATEMENTS: readonly Statement[] = [
  {
    name: 'the age from which the product is',
    patterns: [
      new RegExp(
        `(?<!\\p{L})od (?:navršen\\p{L}+ )?(${NUMBER})(?: do \\d+|–\\d+)?\\.? godin\\p{L}*`,
        'giu',
      ),
      new RegExp(`${NOT_FOR}[^.;]* do (?:navršen\\p{L}+ )?(${NUMBER})\\.? godin\\p{L}*`, 'giu'),
    ],
    least: 1,
    places: ['facts', 'forWhom', 'important'],
    text: 'Uzrast nije isti na dva mesta',
    examples: [
      'od četiri godine',
      'deca od navršene 4. godine',
      'od 4 do 12 godina',
      'Nije za mlađe od 18 godina.',
      'Ne preporučuju se deci do 6 godina.',
      'Nije za decu do 3 godine.',
      'Ne sme se davati do navršene 3. godine.',
    ],
    counterExamples: ['do 6 godina uz nadzor odrasle osobe', 'od 4 tablete', 'pre dve godine'],
  },
  countStatement('vitamin', 5, '12 vitamina'),
  countStatement('mineral', 5, 'Jedanaest minerala'),
  countStatement('ekstra[kt]', 5, 'jedanaest biljnih ekstrakata'),
  countStatement('proizvod', 5, 'pet proizvoda'),
  countStatement('porcij', 5, '15 porcija'),
  countStatement('tablet', 10, '180 tableta'),
  countStatement('kapsul', 10, '120 kapsula'),
  countStatement('kesic', 10, '30 kesica'),
];

const FIX = 'Uporedite oba sa deklaracijom i ispravite ono što nije tačno.';

export function checkContradictions(text: Text): Finding[] {
  const { product, isDraft } = text;
  if (!product || isDraft) return [];
  const places = placesOf(text, product);
  return [
    ...STATEMENTS.flatMap((statement) => compare(text.path, statement, places)),
    ...checkShares(text.path, places.composition),
  ];
}

/** The places by their names; a place that the product lacks has an empty `source`. */
function placesOf(
  { data, lineOf }: Text,
  { headings, forWhom }: CheckedProduct,
): Record<PlaceName, Place> {
  const section = (wanted: string): Place => {
    const { rows = [], line = 0 } = headings.find(({ heading }) => heading === wanted) ?? {};
    return { source: blankComments(rows.join('\n')), line: line + 1 };
  };
  const usage = section('Način upotrebe');
  const start = startOfWarnings(usage.source);
  return {
    facts: { source: String(data['facts'] ?? ''), line: lineOf(['facts']) ?? 1 },
    forWhom: { source: forWhom, line: lineOf(['for_whom']) ?? 1 },
    description: section('Opis proizvoda'),
    composition: section('Sastav'),
    important: { source: usage.source.slice(start), line: lineIn(usage, start) },
  };
}

const lineIn = ({ source, line }: Place, at: number) =>
  line + source.slice(0, at).split('\n').length - 1;

interface FoundNumber {
  typed: string;
  number: number;
  line: number;
}

/** One finding at the first place that shares no number with a place before it. */
function compare(
  path: string,
  { patterns, least, places: names, text }: Statement,
  places: Record<PlaceName, Place>,
): Finding[] {
  const numbers = names
    .map((name) =>
      patterns
        .flatMap((pattern) => findAll(pattern, places[name]))
        .filter(({ number }) => number >= least),
    )
    .filter(({ length }) => length > 0);
  for (const [index, here] of numbers.entries())
    for (const before of numbers.slice(0, index)) {
      const [one, other] = [before[0], here[0]];
      const agree = here.some((a) => before.some((b) => a.number === b.number));
      if (agree || !one || !other) continue;
      return [warning(path, other.line, `${text}: „${one.typed}“ i „${other.typed}“.`, FIX)];
    }
  return [];
}

function findAll(pattern: RegExp, place: Place): FoundNumber[] {
  return [...place.source.matchAll(pattern)].map((match) => ({
    typed: match[0],
    number: numberOf(match[1] ?? ''),
    line: lineIn(place, match.index),
  }));
}

/** A share of the whole product; „95% polifenola“ is a share of an ingredient. */
const SHARE = /(\d+(?:,\d+)?) ?%(?=\s*(?:[,.;()]|$|(?:i|ili|uz|sa)\s))/gmu;

/** A paragraph of „Sastav“ whose shares are together more than the whole. */
function checkShares(path: string, { source, line }: Place): Finding[] {
  return source.split('\n').flatMap((paragraph, index) => {
    const shares = [...paragraph.matchAll(SHARE)].map(([, number = '']) =>
      Number(number.replace(',', '.')),
    );
    const sum = shares.reduce((all, share) => all + share, 0);
    // More than 100% in one place is found by `patterns/amounts.ts`.
    if (sum <= 100 || shares.some((share) => share > 100)) return [];
    const total = sum.toLocaleString('sr-Latn-RS', { maximumFractionDigits: 1 });
    const message = `Procenti u „Sastavu“ daju zajedno ${total}%, a ne mogu da daju više od 100%.`;
    return [warning(path, line + index, message, 'Uporedite ih sa deklaracijom.')];
  });
}
