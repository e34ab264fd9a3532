// The words of the interface that stand in the code. What each of them says, the stories in tests/e2e read.
import { expect, it } from 'vitest';
import { PRODUCT_LIST_TEXTS } from '../../../src/lib/product-texts.ts';

/** Every word below `value`, with the way to it; what functions compose is tested below. */
function wordsIn(value: unknown, way: string): { way: string; words: string }[] {
  if (typeof value === 'string') return [{ way, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => wordsIn(one, `${way}.${key}`));
}

const WORDS = wordsIn(import.meta.glob('../../../src/lib/**/*-texts.ts', { eager: true }), 'words');

it('no word of the interface is empty, and none holds a sign that a keyboard types by mistake', () => {
  expect(WORDS.length).toBeGreaterThan(60);
  const odd = WORDS.filter(
    ({ words }) => !/\p{L}/u.test(words) || /["'`´]| {2}|\.\.\./.test(words),
  );
  expect(odd).toEqual([]);
});

it('the button below a search says how many products there are', () => {
  expect(PRODUCT_LIST_TEXTS.all(20)).toBe('Svi proizvodi (20)');
});
