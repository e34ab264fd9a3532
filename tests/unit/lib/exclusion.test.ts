// What the shelf says to a visitor who has ticked a reason.
import { describe, expect, it, test } from 'vitest';
import { cautionsOf, excludedBy } from '../../../src/lib/exclusion/cautions.ts';
import { EXCLUSION_TEXTS } from '../../../src/lib/exclusion/exclusion-texts.ts';
import type { Product } from '../../../src/lib/products.ts';

it('the sentences that are put together read well', () => {
  expect([
    `${EXCLUSION_TEXTS.because('pušenja')} ${EXCLUSION_TEXTS.count(21)}.`,
    EXCLUSION_TEXTS.none('lekova'),
  ]).toEqual([
    'Zbog pušenja sklonjeno: 21 proizvod.',
    'Zbog lekova nije sklonjen nijedan: pre upotrebe pitajte lekara.',
  ]);
});

describe('the message of the shelf about the hidden products', () => {
  const UNKNOWN = 'proverite deklaraciju';
  test.each([
    [
      'an allergen that the label alone tells',
      'Gel.\n\n**Alergeni:** soja. Za mleko proverite deklaraciju.',
      [],
      [UNKNOWN],
    ],
    ['no paragraph about allergens', 'Gel, voda.', [], [UNKNOWN]],
    ['allergens that are all named', 'Gel.\n\n**Alergeni:** soja.', [], []],
    [
      'a mark, which tells more',
      'Gel.\n\n**Alergeni:** propolis; proverite deklaraciju.',
      ['pcelinji-proizvodi'],
      ['sadrži pčelinji proizvod'],
    ],
    [
      'two marks, and what nobody knows',
      'Gel.',
      ['lekovi', 'trudnoca'],
      ['nije za trudnice i dojilje', 'uz lekove pitajte lekara', UNKNOWN],
    ],
  ] as const)('of %s', (_, scructure, not_for, says) => {
    const shown = cautionsOf({ data: { scructure, not_for: [...not_for] } }).map((caution) =>
      caution.text.replaceAll('\u00ad', ''),
    );
    expect(shown).toEqual(says);
  });
});

describe('above the shelf', () => {
  const scructure = 'Gel.\n\n**Alergeni:** soja.';
  const products: { id: string; data: Pick<Product['data'], 'not_for' | 'scructure'> }[] = [
    { id: 'tablete', data: { not_for: ['pusenje'], scructure } },
    { id: 'sok', data: { not_for: ['lekovi', 'trudnoca-uz-savet'], scructure } },
    { id: 'napitak', data: { not_for: ['trudnoca'], scructure } },
    { id: 'sprej', data: { not_for: ['pusenje', 'pcelinji-proizvodi'], scructure } },
  ];

  test.each([
    ['pusenje', ['tablete', 'sprej']],
    ['trudnoca', ['napitak']],
    ['lekovi', []],
    ['pcelinji-proizvodi', ['sprej']],
  ] as const)('stand the products that a reason excludes: %s', (reason, ids) => {
    expect(excludedBy(reason, products).map(({ id }) => id)).toEqual(ids);
  });
});
