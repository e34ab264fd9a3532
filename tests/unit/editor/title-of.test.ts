// A text has one name in the whole editor: on the lists, in what waits, and in the title of its change.
import { expect, test } from 'vitest';
import { titleOf } from '../../../src/editor/texts/title-of.ts';
import { collectionNamed } from '../../../src/model/collections.ts';

test.each([
  ['site.yaml', { name: 'Mira Jović' }, collectionNamed('site').form.label],
  ['questions.yaml', { title: 'Prvo pitanje' }, collectionNamed('questions').form.label],
  ['pages/contact.mdx', { title: 'Kontakt | Aloja' }, 'Kontakt'],
  ['products/zubni-gel.mdx', { name: 'Zubni gel' }, 'Zubni gel'],
  ['about/o-meni.md', { heading: 'O meni' }, 'O meni'],
  ['products/novo-1.mdx', { name: '' }, 'Nov proizvod'],
])('%s with %j is „%s“', (path, data, title) => {
  expect(titleOf(`src/content/${path}`, data)).toBe(title);
});
