// Every pattern of the check that looks for words or signs.

import { LEFT_SIGNS } from '../../../src/check/patterns/left-signs';
import { ALLERGENS } from '../../../src/check/rules/allergens';
import { DENIALS } from '../../../src/check/rules/composition';
import { DUTIES, NOTICE_DUTIES } from '../../../src/check/rules/duties';
import { FOR_PREGNANT } from '../../../src/check/rules/marks';
import { DANGERS } from '../../../src/check/rules/usage';
import { LINE_PATTERNS, WORD_PATTERNS } from '../../../src/check/rules/words';
import { FACTS } from '../../../src/check/statements/facts';

interface Case {
  name: string;
  pattern: RegExp;
}

/** Those with rows in `pattern-examples.ts`. */
export const PATTERNS: readonly Case[] = [
  ...WORD_PATTERNS,
  ...LINE_PATTERNS,
  ...LEFT_SIGNS,
  ...[...DUTIES, ...NOTICE_DUTIES].map(({ requiredStatement, pattern }) => ({
    name: requiredStatement,
    pattern,
  })),
  ...ALLERGENS,
  ...DANGERS,
  { name: 'a product for pregnant women', pattern: FOR_PREGNANT },
];

/** Those that `mistakes-in-products.ts` shows by whole products. */
export const PRODUCT_PATTERNS: readonly Case[] = [
  ...DENIALS.flatMap(({ denial, ingredient }) => [
    { name: `${denial}`, pattern: denial },
    { name: `${ingredient}`, pattern: ingredient },
  ]),
  ...Object.entries(FACTS).flatMap(([about, { wordings }]) =>
    wordings.map(({ pattern }, index) => ({
      name: `${about} ${index}`,
      pattern: new RegExp(pattern.source, pattern.flags.replace('g', '')),
    })),
  ),
];
