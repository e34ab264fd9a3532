// A proposal that was opened in the editor is closed once its texts are published: once, with one comment.
import { expect, test } from 'vitest';
import { tryReading } from '../../../../src/editor/drafts/draft.ts';
import { draftsOfProposal } from '../../../../src/editor/proposal/drafts-of-proposal.ts';
import type { Changes } from '../../../support/bare-repository.ts';
import { EditorWindow, KeptOnDevice, siteForEachTest } from '../../../support/editor-devices.ts';
import { GEL, SITE, TEA } from '../../../support/editor-snapshot.ts';

const here = siteForEachTest();
const withFacts = (path: string) => ({
  [path]: here.repository.text('main', path)?.replace(/^facts: .*$/m, 'facts: tuba') ?? '',
});

/** A window on this device that has opened a proposal with these changes. */
async function openProposal(changes: Changes, kept = new KeptOnDevice()): Promise<EditorWindow> {
  here.github.propose('drugarica', 'izmena', changes, 'Činjenice');
  const window = await EditorWindow.ofGithub('savetnica', kept);
  const { store, state, drafts } = window.workspace;
  const content = await store.proposals?.read(1);
  if (!content) throw new Error('No proposal');
  for (const draft of await draftsOfProposal(1, content, state.snapshot, store.picture))
    drafts.change(draft);
  return window;
}

const comments = () => here.github.pullRequests.flatMap((one) => one.comments);
const states = () => here.github.pullRequests.map(({ state }) => state);

const LOSSES = [0, 1, 2, 3, 4, 5].flatMap((at) =>
  (['lose the request', 'lose the answer', 502] as const).map((fate) => ({ at, fate })),
);

test.each(LOSSES)('$fate of request $at, and the page is closed', async ({ at, fate }) => {
  const kept = new KeptOnDevice();
  const window = await openProposal(withFacts(TEA), kept);
  window.type(TEA, ['facts'], 'kesica, ispravljeno');
  const from = here.github.asked.length;
  here.github.fate = (_, index) => (index === from + at ? fate : 'answer');
  await window.publish().catch(() => {});
  await window.workspace.closeProposals();
  here.github.fate = () => 'answer';
  const later = await EditorWindow.ofGithub('savetnica', kept);
  if (later.drafts.length > 0) await later.publish();
  await later.workspace.closeProposals();
  const { repository } = here;
  const commit = repository.head('main');
  expect(repository.readCommit(commit).parents).toEqual([here.start]);
  expect(repository.text('main', TEA)).toContain('facts: kesica, ispravljeno');
  expect([states(), comments()]).toEqual([
    ['CLOSED'],
    [
      {
        by: 'savetnica',
        body: `Hvala na predlogu! Objavljen je, gde je trebalo uz ispravke, i za koji minut je na sajtu: https://www.example.com/products/biljni-caj\n\nTačno šta je promenjeno: ${commit}`,
      },
    ],
  ]);
});

test('waits for the last of its drafts, also for one that is thrown away', async () => {
  const window = await openProposal({ ...withFacts(TEA), ...withFacts(GEL) });
  await window.publish([TEA]);
  await window.workspace.closeProposals();
  expect([states(), comments()]).toEqual([['OPEN'], []]);
  window.workspace.drafts.put(GEL);
  await window.workspace.closeProposals();
  expect([states(), comments().length]).toEqual([['CLOSED'], 1]);
});

test('is gone with its drafts when it is declined, and asked about when that was elsewhere', async () => {
  const window = await openProposal({ ...withFacts(TEA), ...withFacts(GEL) });
  window.type(TEA, ['facts'], 'kesica, ispravljeno');
  window.type(GEL, ['alt'], 'Tuba gela');
  await window.workspace.decline(1, '');
  const [gel, tea] = [GEL, TEA].map((path) => window.workspace.drafts.all.get(path));
  expect([gel?.data['facts'], gel?.data['alt'], gel?.proposals]).toEqual([
    tryReading(GEL, here.repository.text('main', GEL) ?? '')?.['facts'],
    'Tuba gela',
    undefined,
  ]);
  expect(tea?.data['facts']).toBe('kesica, ispravljeno');
  const asked = await window.workspace.publish([TEA, GEL], false);
  expect('remarks' in asked && asked.remarks.map(({ file, text }) => [file, text])).toEqual([
    [TEA, 'Predlog iz kog je ovaj tekst više nije otvoren.'],
  ]);
  window.workspace.discardProposal(1);
  expect([...window.workspace.drafts.all.keys()]).toEqual([GEL]);
});

test('stays open when its author has added something meanwhile', async () => {
  const window = await openProposal(withFacts(TEA));
  const more = { [SITE]: 'name: Ime\n' };
  here.repository.commit('forks/drugarica/izmena', more, 'Još nešto', 'drugarica');
  await window.publish();
  await window.workspace.closeProposals();
  expect([states(), comments()]).toEqual([['OPEN'], []]);
});

test('leaves another photo under the name that other texts know', async () => {
  const picture = GEL.replace('.mdx', '.jpg');
  const window = await openProposal({ [picture]: 'nova slika' });
  await window.publish();
  const { repository } = here;
  const changed = repository.git('diff', '--name-status', here.start, 'main').trim();
  expect([changed, repository.text('main', picture)]).toEqual([`M\t${picture}`, 'nova slika']);
});

test('a phone that a proposal changes is asked about before it is published out of the editor', async () => {
  const site = here.repository.text('main', SITE) ?? '';
  const window = await openProposal({ [SITE]: site.replace(/^phone: .*$/m, 'phone: "+381 64 1"') });
  const outcome = await window.workspace.publish([SITE], false);
  const remarks = 'remarks' in outcome ? outcome.remarks : [];
  expect([outcome.result, ...remarks.map(({ text }) => text)]).toEqual([
    'doubts',
    expect.stringMatching(/^Menja se telefon: .* → \+381 64 1\.$/),
  ]);
  expect((await window.workspace.publish([SITE], true)).result).toBe('sent');
});
