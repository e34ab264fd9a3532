// „Vrati kako je bilo“ and „Vrati ceo tekst na ovo“: the older text comes back, over whatever has come since.
import { expect, test } from 'vitest';
import { writeDraft } from '../../../../src/editor/drafts/draft.ts';
import { draftOfOlder } from '../../../../src/editor/drafts/older-text.ts';
import { draftOf, GEL, readContent, snapshotOf } from '../../../support/editor-snapshot.ts';

const older = readContent(GEL);
const withMore = writeDraft(draftOf(GEL, older, { name: 'Drugi naziv', draft: true }));

test.each([
  { what: 'where fields have changed and come since', now: withMore },
  { what: 'where the text cannot be read', now: older.replace('kind:', 'kind') },
])('is exactly as it was, $what', async ({ now }) => {
  expect(writeDraft(await draftOfOlder(GEL, older, snapshotOf({ [GEL]: now })))).toBe(older);
});

test('is exactly as it was after it was deleted', async () => {
  const draft = await draftOfOlder(GEL, older, snapshotOf({}));
  expect([draft.path, writeDraft(draft)]).toEqual([GEL, older]);
});

test('of a new product, which has none, holds it back', async () => {
  const draft = await draftOfOlder(GEL, '', snapshotOf({ [GEL]: older }));
  expect(writeDraft(draft)).toBe(writeDraft(draftOf(GEL, older, { draft: true })));
});

test('brings the pictures that are gone, and only these', async () => {
  const folder = 'src/content/products';
  const text = older.replace('./zubni-gel.jpg', './stara.jpg');
  const bring = async (picture: string) => new Blob([picture]);
  const draft = await draftOfOlder(GEL, text, snapshotOf({ [GEL]: older }), bring);
  expect(Object.keys(draft.pictures)).toEqual([`${folder}/stara.jpg`]);
  const there = snapshotOf({ [GEL]: older }, { [`${folder}/stara.jpg`]: 'a' });
  expect((await draftOfOlder(GEL, text, there, bring)).pictures).toEqual({});
});
