// Every pattern of the check that looks for words or signs.

import { LEFT_ADDRESS, LEFT_SIGNS } from '../../../src/check/patterns/left-signs.ts';
import { ALLERGENS } from '../../../src/check/rules/allergens.ts';
import { DENIALS } from '../../../src/check/rules/composition.ts';
import { DUTIES, NOTICE_DUTIES } from '../../../src/check/rules/duties.ts';
import { FOR_PREGNANT } from '../../../src/check/rules/marks.ts';
import { BRACKETS, OWN_NOTE } from '../../../src/check/rules/own-notes.ts';
import { DANGERS } from '../../../src/check/rules/usage.ts';
import { LINE_PATTERNS, WORD_PATTERNS } from '../../../src/check/rules/words.ts';
import { FACTS } from '../../../src/check/statements/facts.ts';
import { CAUTION_SIGNS } from '../../../src/model/cautions.ts';
import type { Examples } from '../../../src/model/serbian/word-pattern.ts';

export interface Case {
  name: string;
  pattern: RegExp;
}

/** Those that have their examples beside them. */
export const PATTERNS: readonly (Case & Examples)[] = [
  ...WORD_PATTERNS,
  ...LINE_PATTERNS,
  ...LEFT_SIGNS,
  LEFT_ADDRESS,
  ...[...DUTIES, ...NOTICE_DUTIES].map(({ requiredStatement: name, ...duty }) => ({
    name,
    ...duty,
  })),
  ...ALLERGENS,
  ...CAUTION_SIGNS,
  ...DANGERS,
  FOR_PREGNANT,
  OWN_NOTE,
  BRACKETS,
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
