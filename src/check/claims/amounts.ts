// The condition beside a claim: „(uz 250 mg EPA i DHA dnevno)“.
import { fold, wordsOf } from './fold.ts';

/** An amount of a nutrient, in milligrams or millilitres. */
export interface Amount {
  value: number;
  /** Whether it is at least so much: `'250 mg'`. */
  covers: (needed: string) => boolean;
}

const UNITS: Readonly<Record<string, number>> = {
  mg: 1,
  miligrama: 1,
  miligram: 1,
  g: 1000,
  grama: 1000,
  gram: 1000,
  l: 1_000_000,
  litra: 1_000_000,
  litara: 1_000_000,
  litar: 1_000_000,
  ml: 1000,
};
const AMOUNT = /(\d+(?:[.,]\d+)?)\s*(?:mg|miligram|g\b|gram|l\b|lit)/;

/** Words of a condition; a nutrient's name may stand in it, too. */
const PLAIN = new Set(
  'uz sa od u i dnevno dnevnog dnevni dnevnu dnevnoj dan po na unos unosom unosa kolicina kolicinu doza dozi dozu najmanje bar barem minimum iz svih izvora epa dha zajedno porciji porciju vode tecnosti mg g l ml mcg miligrama grama litra litara litar svakog dana postize se'.split(
    ' ',
  ),
);

/** The claim without its condition; not clear when the condition says more than an amount. */
export function splitCondition(text: string): {
  claim: string;
  condition: string;
  isClear: boolean;
} {
  const brackets = [...text.matchAll(/\(([^)]*)\)/g)].find(([, inner]) =>
    AMOUNT.test(fold(inner ?? '')),
  );
  const tail = /(?:,|–|-)?\s+(?:uz|sa|pri|уз|са)\s+(?:[^\s,]+\s+){0,4}?\d.*$/iu.exec(text);
  const [found] = brackets ?? tail ?? [];
  if (!found) return { claim: text, condition: '', isClear: true };
  const unknown = wordsOf(found).filter(({ plain }) => !PLAIN.has(plain) && !/^\d+$/.test(plain));
  return { claim: text.replace(found, ' '), condition: found, isClear: unknown.length <= 2 };
}

export function readAmounts(text: string): Amount[] {
  return [...fold(text).matchAll(/(\d+(?:[.,]\d+)?)\s*([a-z]+)/g)].flatMap(
    ([, number = '', unit = '']) => {
      const factor = UNITS[unit];
      if (factor === undefined) return [];
      const value = Number(number.replace(',', '.')) * factor;
      return [{ value, covers: (needed: string) => value >= (readAmounts(needed)[0]?.value ?? 0) }];
    },
  );
}
