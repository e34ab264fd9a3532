import { describe, expect, it } from 'vitest';
import { cleanPath, mainNavigation } from '../../../src/lib/navigation.ts';
import { nameWithTown, type Site, saleTerms, titleWithName } from '../../../src/lib/site.ts';
import { phoneLink } from '../../../src/model/contact/contact-words.ts';

const SITE = {
  name: 'Ana Đurić',
  town: 'Novog Sada',
  shop_url: 'https://prodavnica.rs',
  shop_operator: 'Primer d.o.o.',
  buyer_rights: 'Robu možete da vratite.',
  commission: 'Od prodaje dobijam proviziju.',
} as Site;

it('only the shop in the main menu is another site', () => {
  const links = mainNavigation(SITE);
  expect(links.filter(({ external }) => external).map(({ href }) => href)).toEqual([SITE.shop_url]);
  for (const { href, external } of links) if (!external) expect(href).toMatch(/^\//);
});

it('the name stands with its town, which stays in one line, and alone without one', () => {
  expect(nameWithTown(SITE)).toBe('Ana Đurić iz\u00a0Novog\u00a0Sada');
  expect(nameWithTown({ ...SITE, town: '' })).toBe('Ana Đurić');
});

it('a title has the name behind it while both have at most sixty characters', () => {
  expect(titleWithName('n'.repeat(48), SITE)).toBe(`${'n'.repeat(48)} | Ana Đurić`);
  expect(titleWithName('n'.repeat(49), SITE)).toBe('n'.repeat(49));
});

it.each([
  ['/', 'Prodavac je Primer d.o.o. Robu možete da vratite. Od prodaje dobijam proviziju.'],
  ['/products/gel', 'Prodavac je Primer d.o.o. Robu možete da vratite.'],
])('the terms of sale say on %s what the page does not: %s', (path, terms) => {
  expect(saleTerms(SITE, path)).toBe(terms);
});

describe("a page's address", () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/products.html', '/products'],
    ['/products/', '/products'],
    ['/products', '/products'],
  ])('of the file %s is %s', (file, path) => {
    expect(cleanPath(file)).toBe(path);
  });
});

describe('a phone number', () => {
  it('becomes a link without spaces', () => {
    expect(phoneLink('+381 60 000-00/00')).toBe('tel:+381600000000');
  });
});
