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
