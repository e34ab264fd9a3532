// The page „Pre i posle“ names five of the other pages that a proposal changes, and counts the rest.
import { expect, test } from 'vitest';
import { namePages } from '../../../src/github/name-pages.ts';

const FIVE = '/1, /2, /3, /4, /5';

test.each([
  [0, ''],
  [1, 'Menja se i: /1'],
  [5, `Menja se i: ${FIVE}`],
  [6, `Menja se i: ${FIVE}, još 1 stranica`],
  [8, `Menja se i: ${FIVE}, još 3 stranice`],
  [12, `Menja se i: ${FIVE}, još 7 stranica`],
])('%i pages', (size, said) => {
  expect(namePages(Array.from({ length: size }, (_, index) => `/${index + 1}`))).toBe(said);
});
