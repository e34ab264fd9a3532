import { describe, expect, it } from 'vitest';
import { readBuildSettings } from '../../../src/model/build-settings.ts';
import { compareProducts, isPublished } from '../../../src/model/publication.ts';

describe('a product', () => {
  it('is shown by default, and never as a draft', () => {
    expect(isPublished({}, new Date())).toBe(true);
    const publish_from = new Date('2020-01-01');
    expect(isPublished({ draft: true, publish_from }, new Date())).toBe(false);
  });

  it.each([
    ['2026-12-01', 'a minute before midnight in Serbia', '2026-11-30T22:59:00Z', false],
    [
      '2026-12-01',
      'at midnight in Serbia, an hour before it is midnight in UTC',
      '2026-11-30T23:00:00Z',
      true,
    ],
    ['2026-12-01', 'a year later', '2027-12-01T12:00:00Z', true],
    ['2026-07-01', 'a minute before midnight of the summer clock', '2026-06-30T21:59:00Z', false],
    ['2026-07-01', 'at midnight of the summer clock', '2026-06-30T22:00:00Z', true],
  ])('waits for %s: %s', (day, _, now, shown) => {
    expect(isPublished({ publish_from: new Date(day) }, new Date(now))).toBe(shown);
  });
});

// Of two products behind the same one, the lower number comes first.
it('a product stands in the list by its number, or right after the product that `order` names', () => {
  const products = [
    { id: 5, order: 1 },
    { id: 1 },
    { id: 4, order: 1 },
    { id: 2, order: 3 },
    { id: 3 },
  ];
  expect(products.toSorted(compareProducts).map(({ id }) => id)).toEqual([1, 4, 5, 3, 2]);
});

it('a build that visitors see, without what is only an example, is each that is published', () => {
  const builds = [{}, { PREVIEW: '1' }, { LAUNCH: '1' }, { PREVIEW: '1', LAUNCH: '1' }];
  expect(builds.map((build) => readBuildSettings(build).isForVisitors)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
