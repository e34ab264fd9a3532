// „Otvori u uređivaču“: what a proposal becomes in the editor.
import { expect, test } from 'vitest';
import { writeDraft } from '../../../../src/editor/drafts/draft.ts';
import { draftsOfProposal } from '../../../../src/editor/proposal/drafts-of-proposal.ts';
import type { ProposalTexts } from '../../../../src/editor/repository/store.ts';
import { GEL, readContent, snapshotOf, TEA } from '../../../support/editor-snapshot.ts';

const FOLDER = 'src/content/products';
const gel = readContent(GEL);
const tea = readContent(TEA);
const site = snapshotOf({ [GEL]: gel, [TEA]: tea }, { [`${FOLDER}/zubni-gel.jpg`]: 'stara' });
const withFacts = (facts: string) => gel.replace(/^facts: .*$/m, `facts: ${facts}`);
const added = (text: string) =>
  text.replace(/^id: .*$/m, 'id: 9001').replace(/^name: .*$/m, 'name: Krema');
const unreadable = gel.replace('kind:', 'kind: [');

type Text = ProposalTexts['texts'][number];
const text = (path: string, after: string, before = ''): Text => ({ path, before, after });
const changed = (after: string, before = gel) => text(GEL, after, before);

test.each<{
  what: string;
  texts?: Text[];
  pictures?: ProposalTexts['pictures'];
  now?: Record<string, string>;
  becomes: [path: string, written: string, more?: object][];
}>([
  {
    what: 'another line',
    texts: [changed(withFacts('tuba'))],
    becomes: [[GEL, withFacts('tuba')]],
  },
  {
    what: 'a line beside one that has changed meanwhile',
    texts: [changed(withFacts('tuba'))],
    now: { [GEL]: gel.replace('zube preljute', 'bele zube preljute') },
    becomes: [[GEL, withFacts('tuba').replace('zube preljute', 'bele zube preljute')]],
  },
  {
    what: 'a line that has changed meanwhile is asked about',
    texts: [changed(withFacts('tuba'))],
    now: { [GEL]: withFacts('druga tuba') },
    becomes: [
      [
        GEL,
        withFacts('tuba'),
        {
          conflicts: [{ at: ['facts'], there: ['facts'], mine: 'tuba', theirs: 'druga tuba' }],
        },
      ],
    ],
  },
  {
    what: 'a line that the site has already is nothing',
    texts: [changed(withFacts('tuba'))],
    now: { [GEL]: withFacts('tuba') },
    becomes: [],
  },
  {
    what: 'a line that goes',
    texts: [changed(gel.replace(/^facts: .*\n/m, ''))],
    becomes: [[GEL, gel.replace(/^facts: .*\n/m, '')]],
  },
  {
    what: 'a text that is deleted meanwhile comes back',
    texts: [changed(withFacts('tuba'))],
    now: { [GEL]: '' },
    becomes: [[GEL, withFacts('tuba')]],
  },
  {
    what: 'a product that it deletes is held back',
    texts: [changed('')],
    becomes: [[GEL, expect.stringMatching(/^draft: true$/m)]],
  },
  {
    what: 'a product in a file with another name keeps its name',
    texts: [changed(''), text(`${FOLDER}/gel.mdx`, withFacts('tuba'))],
    becomes: [[GEL, withFacts('tuba')]],
  },
  {
    what: 'a new product',
    texts: [text(`${FOLDER}/krema.mdx`, added(gel))],
    becomes: [[`${FOLDER}/krema.mdx`, added(gel)]],
  },
  {
    what: 'a new product beside the folder of the products',
    texts: [text('src/content/proizvodi/krema.mdx', added(gel))],
    becomes: [[`${FOLDER}/krema.mdx`, added(gel)]],
  },
  {
    what: 'a text beside all folders that is no product',
    texts: [text('src/content/beleske/krema.mdx', '---\nnaslov: A\n---\n')],
    becomes: [],
  },
  ...[
    { what: 'the number of another', path: `${FOLDER}/krema.mdx`, after: tea },
    { what: 'a name with spaces', path: `${FOLDER}/Krema za ruke.mdx`, after: added(gel) },
  ].map(({ what, path, after }) => ({
    what: `a new product with ${what} gets its own`,
    texts: [text(path, after)],
    becomes: [[`${FOLDER}/novo-7000.mdx`, after] as [string, string]],
  })),
  {
    what: 'a text that cannot be read is shown as it stands',
    texts: [changed(unreadable)],
    becomes: [[GEL, unreadable, { source: unreadable }]],
  },
  {
    what: 'another photo under the same name',
    pictures: [{ path: `${FOLDER}/zubni-gel.jpg`, before: 'stara', version: 'nova' }],
    becomes: [
      [
        GEL,
        gel,
        {
          pictures: [`${FOLDER}/zubni-gel.jpg`],
          replaces: { [`${FOLDER}/zubni-gel.jpg`]: 'stara' },
        },
      ],
    ],
  },
  {
    what: 'a photo in another folder than its text, with the name of a camera',
    texts: [changed(gel.replace('zubni-gel.jpg', 'IMG 2041.JPG'))],
    pictures: [{ path: 'src/content/slike/IMG 2041.JPG', before: null, version: 'nova' }],
    becomes: [
      [GEL, gel.replace('zubni-gel.jpg', 'img-2041.jpg'), { pictures: [`${FOLDER}/img-2041.jpg`] }],
    ],
  },
  {
    what: 'a picture that no text shows is nothing',
    pictures: [{ path: `${FOLDER}/druga.jpg`, before: null, version: 'nova' }],
    becomes: [],
  },
])('$what', async ({ texts = [], pictures = [], now = {}, becomes }) => {
  const newest = new Map(Object.entries({ ...Object.fromEntries(site.texts), ...now }));
  for (const [path, one] of newest) if (one === '') newest.delete(path);
  const drafts = await draftsOfProposal(
    7,
    { head: 'abc', texts, pictures },
    { ...site, texts: newest },
    async (_, version) => new Blob([version]),
  );
  const found = drafts.map((draft) => {
    const pictures = Object.keys(draft.pictures);
    return [draft.path, writeDraft(draft), { ...draft, pictures }];
  });
  expect(found).toEqual(
    becomes.map(([path, written, more = {}]) => [
      path,
      written,
      expect.objectContaining({
        proposals: [expect.objectContaining({ number: 7, head: 'abc' })],
        pictures: [],
        ...more,
      }),
    ]),
  );
});
