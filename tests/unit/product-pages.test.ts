import { describe, expect, test } from 'vitest';
import { pageChoices, pageOf, pagePath, pageTexts, planPages } from '../../src/lib/product-pages';

describe('the pages of products', () => {
  test('are one up to twenty products, and hold fifteen each beyond that', () => {
    expect(planPages(20, false)).toEqual({ perPage: 20, last: 1 });
    expect(planPages(21, false)).toEqual({ perPage: 15, last: 2 });
    expect(planPages(2000, false)).toEqual({ perPage: 15, last: 134 });
  });

  test('hold fifteen each when there are links to share them, too', () => {
    expect(planPages(15, true)).toEqual({ perPage: 15, last: 1 });
    expect(planPages(20, true)).toEqual({ perPage: 15, last: 2 });
  });

  test('exist even without any product', () => expect(planPages(0, false).last).toBe(1));

  test('are found by the product’s number alone', () => {
    const paging = planPages(200, false);
    expect([1, 15, 16, 30, 31, 200].map((id) => pageOf(id, paging))).toEqual([1, 1, 2, 2, 3, 14]);
    expect([1, 2, 14].map(pagePath)).toEqual(['/products', '/products-2', '/products-14']);
  });

  test('say which one they are, except the first', () => {
    const texts = { title: 'Proizvodi', description: 'Svi proizvodi.', heading: 'Proizvodi' };
    expect(pageTexts(2, texts)).toEqual({
      title: 'Proizvodi, 2. strana',
      description: '2. strana. Svi proizvodi.',
      heading: 'Proizvodi, 2. strana',
      name: 'Proizvodi, 2. strana',
    });
  });
});

describe('what search engines show of a further page', () => {
  const description = (length: number) =>
    'reč '
      .repeat(50)
      .slice(0, length - 4)
      .concat('reč.');

  test.each([
    [60, 155],
    [50, 145],
    [44, 134],
    [10, 120],
  ])('keeps its length with a title of %i and a description of %i', (title, length) => {
    const texts = { title: 'T'.repeat(title), description: description(length), heading: 'H' };
    for (const page of [2, 99]) {
      const shown = pageTexts(page, texts);
      expect(shown.title.length).toBeLessThanOrEqual(60);
      expect(shown.title).toContain(`${page}. strana`);
      expect(shown.description.length).toBeLessThanOrEqual(155);
      expect(shown.description.length).toBeGreaterThanOrEqual(120);
      expect(shown.description).toMatch(new RegExp(`^${page}\\. strana\\. .*reč[.…]$`));
    }
  });
});

describe('the choice of pages', () => {
  const pages = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  test('names them all while they are few', () => {
    expect(pageChoices(1, pages(3))).toEqual([1, 2, 3]);
    expect(pageChoices(2, pages(3))).toEqual([1, 2, 3]);
  });

  test('names the neighbours and both ends when they are many', () => {
    expect(pageChoices(1, pages(134))).toEqual([1, 2, undefined, 134]);
    expect(pageChoices(70, pages(134))).toEqual([1, undefined, 69, 70, 71, undefined, 134]);
    expect(pageChoices(134, pages(134))).toEqual([1, undefined, 133, 134]);
  });

  test('leaves out a page whose products are all gone, and sees no gap there', () => {
    expect(pageChoices(2, [1, 2, 4])).toEqual([1, 2, 4]);
  });
});
