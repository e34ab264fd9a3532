import { describe, expect, it } from 'vitest';
import { cleanPath } from '../../src/lib/navigation';
import { phoneLink } from '../../src/lib/site';

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
