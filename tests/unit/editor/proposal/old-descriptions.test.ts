// A proposal that brings a new picture and leaves the description of the old one is asked about.
import { expect, test } from 'vitest';
import { findOldDescriptions } from '../../../../src/editor/proposal/check-proposal.ts';
import { GEL, readContent, snapshotOf } from '../../../support/editor-snapshot.ts';

const PHOTO = 'src/content/products/zubni-gel.jpg';
const OTHER = 'src/content/products/druga.jpg';
const gel = readContent(GEL);
const site = snapshotOf({ [GEL]: gel }, { [PHOTO]: 'stara' });
const withOther = gel.replace('zubni-gel.jpg', 'druga.jpg');
const described = withOther.replace(/^alt: .*$/m, 'alt: Tuba na polici');

test.each([
  { what: 'a photo under the old name', pictures: { [PHOTO]: 'nova' }, asks: [GEL] },
  { what: 'another photo', after: withOther, pictures: { [OTHER]: 'nova' }, asks: [GEL] },
  { what: 'another photo, described', after: described, pictures: { [OTHER]: 'nova' }, asks: [] },
  { what: 'other words', after: gel.replace('Nana', 'Menta'), pictures: {}, asks: [] },
])('$what', async ({ after = gel, pictures, asks }) => {
  const proposal = {
    texts: after === gel ? [] : [{ path: GEL, before: gel, after }],
    pictures: Object.entries(pictures).map(([path, version]) => ({
      path,
      before: path === PHOTO ? 'stara' : null,
      version,
    })),
  };
  const found = await findOldDescriptions(site, proposal);
  expect(found.map(({ file }) => file)).toEqual(asks);
});
