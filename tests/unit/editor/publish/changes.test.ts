// What drafts write: files, names, numbers and pictures of one commit, and its title.
import { expect, test } from 'vitest';
import { type Draft, writeDraft } from '../../../../src/editor/drafts/draft.ts';
import { filesOf, listChanges, titleOfChange } from '../../../../src/editor/publish/changes.ts';
import { namePictures } from '../../../../src/editor/publish/new-pictures.ts';
import type { Snapshot } from '../../../../src/editor/repository/store.ts';
import {
  draftOf,
  GEL,
  readContent,
  SITE,
  snapshotOf,
  TEA,
} from '../../../support/editor-snapshot.ts';

const FOLDER = 'src/content/products';
const [gel, tea, site] = [GEL, TEA, SITE].map(readContent) as [string, string, string];
const withNumber = (text: string, id: number) => text.replace(/^id: .*$/m, `id: ${id}`);
const newProduct = (number: number, name: string) =>
  draftOf(`${FOLDER}/novo-${number}.mdx`, '', { name });

/** Path → what is written, in the order of the commit. */
async function filesFor(drafts: readonly Draft[], snapshot: Snapshot) {
  const changes = listChanges(await namePictures(drafts, snapshot), snapshot);
  const files = await filesOf(changes, snapshot);
  return Promise.all(
    files.map(async ({ path, content }) => {
      const text = content instanceof Blob ? await content.text() : content;
      return [path, text && (/^image: .*$/m.exec(text)?.[0] ?? text)];
    }),
  );
}

test('two new products get two free numbers and names, also where one between is free', () => {
  const taken = {
    [GEL]: withNumber(gel, 1),
    [TEA]: withNumber(tea, 3),
    [`${FOLDER}/nov-gel.mdx`]: withNumber(gel, 4),
  };
  const drafts = [newProduct(1, 'Nov gel'), newProduct(2, 'Nova krema')];
  const changes = listChanges(drafts, snapshotOf(taken));
  expect(changes.map(({ draft, before }) => [draft.path, draft.data['id'], before])).toEqual([
    [`${FOLDER}/nov-gel-2.mdx`, 2, ''],
    [`${FOLDER}/nova-krema.mdx`, 5, ''],
  ]);
});

test('a new picture takes the old one away, and never the place of another one of its name', async () => {
  const pictures = { [`${FOLDER}/gel.jpg`]: 'nečija', [`${FOLDER}/biljni-caj.jpg`]: 'stara' };
  const draft = draftOf(
    TEA,
    tea,
    { image: './gel.jpg' },
    { [`${FOLDER}/gel.jpg`]: new Blob(['nova']) },
  );
  expect(await filesFor([draft], snapshotOf({ [TEA]: tea }, pictures))).toEqual([
    [`${FOLDER}/gel-2.jpg`, 'nova'],
    [TEA, 'image: ./gel-2.jpg'],
    [`${FOLDER}/biljni-caj.jpg`, null],
  ]);
  // Another text shows it, too.
  const both = { [TEA]: tea, [`${FOLDER}/caj-2.mdx`]: tea };
  expect(await filesFor([draft], snapshotOf(both, pictures))).toEqual([
    [`${FOLDER}/gel-2.jpg`, 'nova'],
    [TEA, 'image: ./gel-2.jpg'],
  ]);
});

test('two drafts that are published together keep each its picture, also where both have one name', async () => {
  const drafts = [GEL, TEA].map((path) => {
    const pictures = { [`${FOLDER}/nova.jpg`]: new Blob([path]) };
    return draftOf(path, readContent(path), { image: './nova.jpg' }, pictures);
  });
  expect(await filesFor(drafts, snapshotOf({ [GEL]: gel, [TEA]: tea }))).toEqual([
    [`${FOLDER}/nova.jpg`, GEL],
    [`${FOLDER}/nova-2.jpg`, TEA],
    [GEL, 'image: ./nova.jpg'],
    [TEA, 'image: ./nova-2.jpg'],
  ]);
});

const named = draftOf(GEL, gel, { name: 'Gel' });
test.each([
  { drafts: [named], title: 'Izmeni: Proizvodi – Gel' },
  { drafts: [{ ...named, data: {}, source: writeDraft(named) }], title: 'Izmeni: Proizvodi – Gel' },
  { drafts: [newProduct(1, 'Krema'), named], title: 'Dodaj: Proizvodi – Krema i još 1' },
  { drafts: [draftOf(SITE, site, {})], title: 'Izmeni: Podaci o sajtu' },
])('„$title“', ({ drafts, title }) => {
  expect(titleOfChange(listChanges(drafts, snapshotOf({ [GEL]: gel, [SITE]: site })))).toBe(title);
});
