// The first page of the editor takes the small pictures of its products from the built shelf.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shelfIn } from '../../src/editor/start/shelf-pictures.ts';
import { DIST } from './support/built-site.ts';

test('every product of the shelf has its picture in the editor', () => {
  const html = readFileSync(join(DIST, 'products.html'), 'utf8');
  const shelf = shelfIn(html);
  const numbers = [...html.matchAll(/<li[^>]*data-product="(\d+)"/g)].map(([, id]) => id);
  expect(numbers.length).toBeGreaterThan(0);
  expect([...(shelf?.places.keys() ?? [])]).toEqual([...new Set(numbers)]);
  expect(readFileSync(join(DIST, shelf?.address ?? '')).length).toBeGreaterThan(0);
});
