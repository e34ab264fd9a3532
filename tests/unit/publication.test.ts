import { describe, expect, it } from 'vitest';
import { compareProducts, isPublished } from '../../src/model/publication';

const FIRST_OF_DECEMBER = new Date('2026-12-01');

describe('a product', () => {
  it('is shown when nothing holds it back', () => {
    expect(isPublished({}, new Date())).toBe(true);
    expect(isPublished({ draft: false }, new Date())).toBe(true);
  });

  it('is never shown as a draft, whatever its day', () => {
    const past = new Date('2020-01-01');
    expect(isPublished({ draft: true, publish_from: past }, new Date())).toBe(false);
  });

  it.each([
    ['the evening before', '2026-11-30T21:00:00Z', false],
    ['a minute before midnight in Serbia', '2026-11-30T22:59:00Z', false],
    ['at midnight in Serbia, an hour before it is midnight in UTC', '2026-11-30T23:00:00Z', true],
    ['a year later', '2027-12-01T12:00:00Z', true],
  ])('waiting for 1 December: %s', (_, now, shown) => {
    expect(isPublished({ publish_from: FIRST_OF_DECEMBER }, new Date(now))).toBe(shown);
  });

  it('follows the summer clock', () => {
    const from = new Date('2026-07-01');
    expect(isPublished({ publish_from: from }, new Date('2026-06-30T22:00:00Z'))).toBe(true);
    expect(isPublished({ publish_from: from }, new Date('2026-06-30T21:59:00Z'))).toBe(false);
  });
});

it('stands by its number in the list, or right behind the product that it names', () => {
  const products = [{ id: 1 }, { id: 4, order: 1 }, { id: 2, order: 3 }, { id: 3 }];
  expect(products.toSorted(compareProducts).map(({ id }) => id)).toEqual([1, 4, 3, 2]);
});
