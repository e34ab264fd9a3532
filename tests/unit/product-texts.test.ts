import { describe, expect, test } from 'vitest';
import { productDescription, productTitle } from '../../src/lib/product-texts';
import { allergensIn, oneLine } from '../../src/model/plain-text';

describe('what search engines show of a product', () => {
  test.each([
    ['Sapun', 'Sapun: sastav i upotreba'],
    ['N'.repeat(45), `${'N'.repeat(45)}: sastav`],
    ['N'.repeat(60), 'N'.repeat(60)],
    ['Veoma dug naziv '.repeat(6), 'Veoma dug naziv Veoma dug naziv Veoma dug naziv Veoma dug…'],
  ])('has a title of at most sixty characters: %s', (name, title) => {
    expect(productTitle(name, 60)).toBe(title);
    expect(title.length).toBeLessThanOrEqual(60);
  });

  test.each([0, 10, 60, 100, 119, 150, 155, 400])(
    'has a description of the right length out of %i characters',
    (length) => {
      const text = 'Nekoliko reči. '.repeat(40).slice(0, length).trim();
      for (const facts of [undefined, 'tuba 130 g · bez fluora']) {
        const description = productDescription(text, facts, 155);
        expect(description.length).toBeGreaterThanOrEqual(length === 0 ? 110 : 120);
        expect(description.length).toBeLessThanOrEqual(155);
      }
    },
  );
});

describe('the allergens above the link to the shop', () => {
  // biome-ignore format: one case a line
  test.each([
    ['Gel, propolis.\n\n**Alergeni:** propolis (pčelinji proizvod).', 'propolis (pčelinji proizvod)'],
    ['Gel.\n\n**Alergeni**: soja. Za mleko\nproverite deklaraciju.', 'soja. Za mleko proverite deklaraciju'],
    ['**Alergen:** soja', 'soja'],
    ['Izolat sojinog proteina. Bez alergena.', undefined],
  ])('are the words of the composition, and never guessed: %j', (composition, words) => {
    expect(allergensIn(composition)).toBe(words);
  });
});

test('Markdown leaves no signs in a line for search engines', () => {
  expect(oneLine('**Gel**  za\n[piće](/products#1).\n\nBlag.')).toBe('Gel za piće. Blag.');
});
