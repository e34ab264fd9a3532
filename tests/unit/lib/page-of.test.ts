// Which page shows a text: the editor's preview, the pictures before and after, and links to a place of the page.
import { expect, test } from 'vitest';
import { pageOf } from '../../../src/model/collections.ts';

test.each([
  ['products/Zubni_Gel.mdx', '/products/zubni-gel'],
  ['products/Zubni_Gel.jpg', '/products/zubni-gel'],
  ['products/kinds.yaml', '/products'],
  ['pages/home.mdx', '/'],
  ['pages/about-me.mdx', '/about-me'],
  ['policies/Privacy.mdx', '/privacy'],
  ['featured/napici.md', '/'],
  ['buying.yaml', '/contact'],
  ['site.yaml', undefined],
])('%s is shown on %s', (path, page) => {
  expect(pageOf(`src/content/${path}`)).toBe(page);
});
