// What goes from the site with a product that is held back.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { whatGoesWith } from '../../../../src/editor/form/leads-here.ts';
import { readTexts } from '../../../../src/editor/texts/site-text.ts';

const TEXTS = readTexts({
  texts: new Map(
    globSync('src/content/**/[!_]*.{mdx,md,yaml}').map((path) => [
      path,
      readFileSync(path, 'utf8'),
    ]),
  ),
});

test.each<[string, number, string[]]>([
  ['zubni-gel', 14, ['na početnoj nema ni kartice „Zubni gel“']],
])('%s', (stem, id, said) => {
  const path = `src/content/products/${stem}.mdx`;
  expect(whatGoesWith(path, id, TEXTS).toSorted()).toEqual(said.toSorted());
});

test.each([
  ['/products#1', true],
  ['/products/gel', true],
  ['/products#14', false],
  ['/products/gel-za-pice', false],
])('a link to %s loses its product: %s', (link, isLost) => {
  const about = `---\ntitle: Napici\n---\n\n[Gel](${link}) je tu.\n`;
  const texts = readTexts({ texts: new Map([['src/content/about/napici.md', about]]) });
  expect(whatGoesWith('src/content/products/gel.mdx', 1, texts)).toEqual(
    isLost ? [expect.stringContaining('veza ka njemu ne vodi nikuda')] : [],
  );
});
