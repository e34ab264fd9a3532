// The words of the interface that stand in the code. What each of them says, the stories in tests/e2e read.
import { expect, it } from 'vitest';
import * as contact from '../../src/lib/contact-texts';
import * as exclusion from '../../src/lib/exclusion/exclusion-texts';
import * as layout from '../../src/lib/layout-texts';
import * as policy from '../../src/lib/policy-texts';
import * as product from '../../src/lib/product-texts';
import * as testimonial from '../../src/lib/testimonial-texts';

/** Every word below `value`, with the way to it; what functions compose is tested below. */
function wordsIn(value: unknown, way: string): { way: string; words: string }[] {
  if (typeof value === 'string') return [{ way, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => wordsIn(one, `${way}.${key}`));
}

const WORDS = wordsIn({ contact, exclusion, layout, policy, product, testimonial }, 'words');

it('no word of the interface is empty, and none holds a sign that a keyboard types by mistake', () => {
  expect(WORDS.length).toBeGreaterThan(60);
  const odd = WORDS.filter(
    ({ words }) => !/\p{L}/u.test(words) || /["'`´]| {2}|\.\.\./.test(words),
  );
  expect(odd).toEqual([]);
});

const { EXCLUSION_TEXTS } = exclusion;
const { PRODUCT_LIST_TEXTS } = product;

it('the sentences that are put together read well', () => {
  expect([
    `${EXCLUSION_TEXTS.because('pušenja')} ${EXCLUSION_TEXTS.count(21)}.`,
    EXCLUSION_TEXTS.none('lekova'),
    PRODUCT_LIST_TEXTS.all(20),
  ]).toEqual([
    'Zbog pušenja sklonjeno: 21 proizvod.',
    'Zbog lekova nije sklonjen nijedan: pre upotrebe pitajte lekara.',
    'Svi proizvodi (20)',
  ]);
});
