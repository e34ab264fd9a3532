// A browser shows an SVG only with its type, which the store does not give.
import { expect, test } from 'vitest';
import { withType } from '../../../src/editor/ui/use-picture.ts';

test.each([
  ['crtez.svg', '', 'image/svg+xml'],
  ['slika.webp', '', ''],
  ['slika.jpg', 'image/jpeg', 'image/jpeg'],
])('%s that came as „%s“ is shown as „%s“', (name, type, shown) => {
  const picture = new Blob(['<svg/>'], { type });
  expect(withType(`src/content/products/${name}`, picture).type).toBe(shown);
});
