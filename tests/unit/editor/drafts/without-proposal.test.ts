// A proposal that is declined leaves the drafts that it was opened into, and what was typed besides stays.
import { expect, test } from 'vitest';
import { type Draft, decide, typeInto, writeDraft } from '../../../../src/editor/drafts/draft.ts';
import { rebase, withTyped } from '../../../../src/editor/drafts/join.ts';
import { afterDecline, withoutProposal } from '../../../../src/editor/drafts/without-proposal.ts';
import { draftsOfProposal, overTyped } from '../../../../src/editor/proposal/drafts-of-proposal.ts';
import type { ProposalTexts } from '../../../../src/editor/repository/store.ts';
import { draftOf, GEL, readContent, snapshotOf } from '../../../support/editor-snapshot.ts';

const gel = readContent(GEL);
const withFacts = (facts: string, text = gel) => text.replace(/^facts: .*$/m, `facts: ${facts}`);
const withAlt = (text: string) => text.replace(/^alt: .*$/m, 'alt: Tuba gela');
const KREMA = 'src/content/products/krema.mdx';
const PHOTO = 'src/content/products/zubni-gel.jpg';
const krema = gel.replace(/^id: .*$/m, 'id: 9001');
const unreadable = gel.replace('kind:', 'kind: [');
const type = (key: string, value: string) => (draft: Draft) => typeInto(draft, [key], value);

const choose = (version: 'mine' | 'theirs') => (draft: Draft) =>
  (draft.conflicts ?? []).reduce((all, one) => decide(all, one, one[version]), draft);

type Proposed = Pick<ProposalTexts, 'texts' | 'pictures'>;

const REPLACED = { path: PHOTO, before: 'stara', version: 'nova' };

/** The draft of proposal 7, which changes this text and may bring a picture. */
async function open(
  text: Proposed['texts'][number],
  picture?: Proposed['pictures'][number],
  bytes = new Blob(['nova']),
): Promise<Draft> {
  const site = snapshotOf({ [GEL]: gel }, { [PHOTO]: 'stara' });
  const proposal = { head: 'abc', texts: [text], pictures: picture ? [picture] : [] };
  const [made] = await draftsOfProposal(7, proposal, site, async () => bytes);
  if (!made) throw new Error('No draft');
  return made;
}

const SAME = 'what cannot be told apart';

test.each<{
  what: string;
  path?: string;
  before?: string;
  after?: string;
  isPicture?: true;
  /** What was typed before the proposal was opened. */
  typed?: Draft;
  since?: (draft: Draft) => Draft;
  leaves?: string;
}>([
  { what: 'nothing else' },
  { what: 'a new photo alone', after: gel, isPicture: true },
  { what: 'a text that is new', path: KREMA, before: '', after: krema },
  { what: 'a file that cannot be read', after: unreadable },
  { what: 'what the site has got too', since: (draft) => rebase(draft, withFacts('tuba')) },
  {
    what: 'another field',
    since: type('alt', 'Tuba gela'),
    leaves: withAlt(gel),
  },
  {
    what: 'another field, on a site that was changed meanwhile',
    since: (draft) =>
      rebase(type('alt', 'Tuba gela')(draft), gel.replace('zube preljute', 'zube ljute')),
    leaves: withAlt(gel).replace('zube preljute', 'zube ljute'),
  },
  {
    what: 'another field, typed before',
    typed: draftOf(GEL, gel, { alt: 'Tuba gela' }),
    leaves: withAlt(gel),
  },
  {
    what: 'the same field, typed before',
    typed: draftOf(GEL, gel, { facts: 'moja tuba' }),
    leaves: withFacts('moja tuba'),
  },
  {
    what: 'the same field, typed before, though the proposal was chosen there',
    typed: draftOf(GEL, gel, { facts: 'moja tuba' }),
    since: choose('mine'),
    leaves: withFacts('moja tuba'),
  },
  {
    what: 'the same field, typed before and chosen',
    typed: draftOf(GEL, gel, { facts: 'moja tuba' }),
    since: choose('theirs'),
    leaves: withFacts('moja tuba'),
  },
  {
    what: 'what the site was changed to in the same field',
    before: withFacts('stara'),
  },
  { what: 'the same field, typed since', since: type('facts', 'moja tuba'), leaves: SAME },
  {
    what: 'a text that is new, corrected',
    path: KREMA,
    before: '',
    after: krema,
    since: type('facts', 'moja tuba'),
    leaves: SAME,
  },
  { what: 'what is being sent', since: (draft) => ({ ...draft, tries: [] }), leaves: SAME },
])('$what', async ({ path = GEL, after = withFacts('tuba'), leaves, since, typed, ...given }) => {
  const { before = gel, isPicture } = given;
  const made = await open({ path, before, after }, isPicture && REPLACED);
  const joined = withTyped(made, typed);
  const draft = since ? since(joined) : joined;
  const left = withoutProposal(draft, 7);
  if (leaves === SAME) return expect(left).toBe(draft);
  expect(left && [writeDraft(left), left.proposals, left.conflicts, left.pictures]).toEqual(
    leaves && [leaves, undefined, undefined, {}],
  );
});

const proposed = withAlt(withFacts('tuba'));

test.each<{
  corrected: string;
  path?: string;
  before?: string;
  photo?: true;
  type: (draft: Draft) => Draft;
  leaves: string | undefined;
}>([
  {
    corrected: 'one of its two fields',
    type: type('facts', 'moja tuba'),
    leaves: withFacts('moja tuba'),
  },
  {
    corrected: 'a field beside a photo under the old name',
    photo: true,
    type: type('facts', 'moja tuba'),
    leaves: withFacts('moja tuba'),
  },
  {
    corrected: 'a text that is new',
    path: KREMA,
    before: '',
    type: type('facts', 'moja tuba'),
    leaves: withFacts('moja tuba', proposed),
  },
  { corrected: 'nothing', type: (draft) => draft, leaves: undefined },
])('declined, with $corrected corrected: what was only proposed is gone', async (row) => {
  const { path = GEL, before = gel, photo } = row;
  const after = path === GEL ? proposed : proposed.replace(/^id: .*$/m, 'id: 9001');
  const made = await open({ path, before, after }, photo && REPLACED);
  const left = afterDecline(row.type(made), 7);
  const isDeclined = left?.proposals?.map((one) => one.isDeclined);
  expect(
    left && [
      writeDraft(left).replace('id: 9001', gel.match(/^id: .*$/m)?.[0] ?? ''),
      isDeclined,
      left.pictures,
      'conflicts' in left,
    ],
  ).toEqual(row.leaves && [row.leaves, [true], {}, false]);
});

test('two new photos of one name are two photos, and hers is left', async () => {
  const photo = 'src/content/products/zubni-gel-2.jpg';
  const withPhoto = (text: string) => text.replace('./zubni-gel.jpg', './zubni-gel-2.jpg');
  const [hers, proposedPhoto] = [new Blob(['njena']), new Blob(['predložena'])];
  const typed = {
    ...draftOf(GEL, gel, { image: './zubni-gel-2.jpg' }),
    pictures: { [photo]: hers },
  };
  const text = { path: GEL, before: gel, after: withPhoto(gel) };
  const made = await open(text, { path: photo, before: null, version: 'nova' }, proposedPhoto);
  const joined = overTyped(made, typed);
  expect(Object.values(joined.pictures)).toEqual(expect.arrayContaining([hers, proposedPhoto]));
  expect(joined.conflicts?.map(({ at }) => at)).toEqual([['image']]);
  const left = withoutProposal(joined, 7);
  expect(left && [writeDraft(left), left.pictures]).toEqual([withPhoto(gel), { [photo]: hers }]);
});
