// „Objavi“, step by step: what is written, what is asked, and what is said.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readSource } from '../../../src/editor/drafts/draft.ts';
import { BareRepository } from '../../support/bare-repository.ts';
import { EditorWindow, KeptOnDevice, standInFor } from '../../support/editor-devices.ts';
import { type Fate, GithubStandIn } from '../../support/github-stand-in.ts';

const SITE = 'src/content/site.yaml';
const GEL = 'src/content/products/zubni-gel.mdx';
const TEA = 'src/content/products/biljni-caj.mdx';
const NEW = 'src/content/products/novo-1.mdx';

let repository: BareRepository;
let github: GithubStandIn;
let start = '';
let end = () => {};
beforeAll(() => {
  repository = new BareRepository();
  start = repository.head('main');
});
afterAll(() => repository.delete());
beforeEach(() => {
  repository.setHead('main', start);
  for (const branch of [...repository.branches('tekst/'), ...repository.branches('forks/')])
    repository.deleteBranch(branch);
  github = new GithubStandIn(repository);
  end = standInFor(github);
});
afterEach(() => end());

const lines = (...args: string[]) =>
  repository
    .git(...args)
    .split('\n')
    .filter(Boolean);
const changed = () =>
  lines('diff', '--name-status', '--no-renames', start, 'main').map((line) =>
    line.replace('\t', ' '),
  );
const commits = (branch = 'main') =>
  lines('log', '--format=%s', '--no-merges', `${start}..${branch}`);

async function publishUntilDone(window: EditorWindow): Promise<void> {
  for (let times = 0; times < 3 && window.drafts.length > 0; times += 1) {
    await window.publish().catch(() => {});
    await window.workspace.refresh().catch(() => {});
  }
}

const LOSSES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) =>
  (['lose the request', 'lose the answer', 502] as const).map((fate) => ({ at, fate })),
);

test.each(LOSSES)('$fate of request $at: written once, by the owner', async ({ at, fate }) => {
  const window = await EditorWindow.ofGithub('savetnica');
  window.type(SITE, ['tagline'], 'Novo geslo');
  window.type(NEW, ['name'], 'Nov gel');
  loseOne(at, fate);
  await publishUntilDone(window);
  expect([commits().length, changed()]).toEqual([
    1,
    ['A src/content/products/nov-gel.mdx', `M ${SITE}`],
  ]);
});

test.each(LOSSES)(
  '$fate of request $at: proposed once, by who may not write',
  async ({ at, fate }) => {
    const window = await EditorWindow.ofGithub('drugarica');
    window.type(SITE, ['tagline'], 'Novo geslo');
    loseOne(at, fate);
    await publishUntilDone(window);
    const [proposal] = github.pullRequests;
    const head = repository.head(proposal?.head ?? '');
    expect(github.pullRequests.length).toBe(1);
    expect(window.workspace.state.sent.map((one) => one.proposal)).toEqual([1]);
    expect(lines('diff', '--name-only', start, head)).toEqual([SITE]);
    expect(commits(head).length).toBe(1);
    expect(commits()).toEqual([]);
  },
);

function loseOne(at: number, fate: Fate): void {
  const from = github.asked.length;
  github.fate = (_, index) => (index === from + at ? fate : 'answer');
}

test('asks only about the field that both have changed, with both versions', async () => {
  const [one, other] = [
    await EditorWindow.ofGithub('savetnica'),
    await EditorWindow.ofGithub('savetnica'),
  ];
  one.type(SITE, ['tagline'], 'Geslo jedno');
  one.type(SITE, ['name'], 'Ime jedno');
  await one.publish();
  other.type(SITE, ['tagline'], 'Geslo drugo');
  other.type(SITE, ['address'], 'Adresa druga');
  expect((await other.publish()).kind).toBe('conflict');
  const [draft] = other.drafts;
  expect(draft?.conflicts).toEqual([
    { at: ['tagline'], there: ['tagline'], mine: 'Geslo drugo', theirs: 'Geslo jedno' },
  ]);
  // Still asked after somebody has changed something else meanwhile.
  one.type(SITE, ['email'], 'drugo@example.com');
  await one.publish();
  expect((await other.publish()).kind).toBe('conflict');
  other.decide(() => true);
  await other.publish();
  const site = repository.text('main', SITE) ?? '';
  for (const line of [
    'tagline: Geslo drugo',
    'name: Ime jedno',
    'address: Adresa druga',
    'email: drugo@example.com',
  ])
    expect(site).toContain(line);
});

test('a new picture takes the old one away in the same commit, and never another one of its name', async () => {
  const window = await EditorWindow.ofGithub('savetnica');
  const folder = 'src/content/products';
  repository.commit('main', { [`${folder}/gel.jpg`]: 'nečija slika' }, 'Slika');
  const draft = window.workspace.draftOf(TEA);
  const pictures = { [`${folder}/gel.jpg`]: new Blob(['nova slika']) };
  window.workspace.drafts.change({
    ...draft,
    data: { ...draft.data, image: './gel.jpg' },
    pictures,
    at: 1,
  });
  await window.publish();
  expect(repository.text('main', TEA)).toContain('image: ./gel-2.jpg');
  expect(repository.text('main', `${folder}/gel-2.jpg`)).toBe('nova slika');
  expect(repository.text('main', `${folder}/gel.jpg`)).toBe('nečija slika');
  expect(
    lines('diff', '--name-status', '--no-renames', 'main~1', 'main').map((line) =>
      line.replace(`\t${folder}/`, ' '),
    ),
  ).toEqual(['D biljni-caj.jpg', 'M biljni-caj.mdx', 'A gel-2.jpg']);
  // And the way back brings the picture again.
  await window.workspace.revert(TEA, repository.text(start, TEA) ?? '', start);
  await window.publish();
  expect(lines('diff', '--name-only', start, 'main')).toEqual([`${folder}/gel.jpg`]);
});

test('two drafts that are published together keep each its picture, also where both have one name', async () => {
  const window = await EditorWindow.ofGithub('savetnica');
  const folder = 'src/content/products';
  for (const path of [GEL, TEA]) {
    const draft = window.workspace.draftOf(path);
    const data = { ...draft.data, image: './nova.jpg' };
    const pictures = { [`${folder}/nova.jpg`]: new Blob([path]) };
    window.workspace.drafts.change({ ...draft, data, pictures, at: 1 });
  }
  await window.publish();
  const pictureOf = (path: string) => {
    const [, name] = /^image: \.\/(.*)$/m.exec(repository.text('main', path) ?? '') ?? [];
    return repository.text('main', `${folder}/${name}`);
  };
  expect([pictureOf(GEL), pictureOf(TEA)]).toEqual([GEL, TEA]);
});

test('two new products get two free numbers, also where a number between is free', async () => {
  const text = repository.text('main', GEL) ?? '';
  repository.commit('main', { [GEL]: text.replace('id: 14', 'id: 22') }, 'Drugi broj', 'savetnica');
  const window = await EditorWindow.ofGithub('savetnica');
  window.type(NEW, ['name'], 'Nov gel');
  window.type('src/content/products/novo-2.mdx', ['name'], 'Nova krema');
  await window.publish();
  const numberOf = (stem: string) =>
    /^id: (\d+)$/m.exec(repository.text('main', `src/content/products/${stem}.mdx`) ?? '')?.[1];
  expect([numberOf('nov-gel'), numberOf('nova-krema')].sort()).toEqual(['14', '21']);
});

test('„Vrati kako je bilo“ of a new product holds it back', async () => {
  const window = await EditorWindow.ofGithub('savetnica');
  window.type(NEW, ['name'], 'Nov gel');
  const outcome = await window.publish();
  const [path = ''] = outcome.kind === 'sent' ? Object.keys(outcome.sent.before) : [];
  await window.workspace.revert(path, '');
  await window.publish();
  expect(repository.text('main', path)).toMatch(/^draft: true$/m);
});

test('„Vrati kako je bilo“ gives exactly the older text, also where fields have come since', async () => {
  const window = await EditorWindow.ofGithub('savetnica');
  const older = repository.text('main', GEL) ?? '';
  window.type(GEL, ['draft'], true);
  window.type(GEL, ['name'], 'Drugi naziv');
  await window.publish();
  await window.workspace.revert(GEL, older);
  await window.publish();
  expect(repository.text('main', GEL)).toBe(older);
});

test('a text that is brought back after it was deleted keeps its file', async () => {
  const before = repository.text('main', GEL) ?? '';
  const window = await EditorWindow.ofGithub('savetnica');
  repository.commit('main', { [GEL]: null }, 'Obriši', 'savetnica');
  await window.workspace.refresh();
  await window.workspace.revert(GEL, before, start);
  await window.publish();
  const [was, is] = [before, repository.text('main', GEL) ?? ''].map((text) =>
    readSource(GEL, text),
  );
  expect({ ...is, link: '' }).toEqual(was);
});

test('a text that cannot be read is brought back as it was', async () => {
  const before = repository.text('main', GEL) ?? '';
  repository.commit('main', { [GEL]: before.replace('kind:', 'kind') }, 'Pokvari', 'savetnica');
  const window = await EditorWindow.ofGithub('savetnica');
  await window.workspace.revert(GEL, before, start);
  await window.publish();
  expect(repository.text('main', GEL)).toBe(before);
  expect(commits()[0]).toBe('Izmeni: Proizvodi – Zubni gel sa aloe verom i propolisom');
});

test('a line that is begun stays while it is typed, and is no change once the form is left', async () => {
  const kept = new KeptOnDevice();
  const window = await EditorWindow.ofGithub('savetnica', kept);
  const body = String(window.data(GEL)['description']);
  window.type(GEL, ['description'], `${body}\n\n`);
  await window.workspace.refresh();
  expect(window.data(GEL)['description']).toBe(`${body}\n\n`);
  window.workspace.drafts.leave(GEL);
  expect(window.drafts).toEqual([]);
  window.type(GEL, ['description'], `${body} `);
  await expect(window.publish()).rejects.toThrow('nema šta da se objavi');
});

test('two windows of one browser keep what is typed in both', async () => {
  const kept = new KeptOnDevice();
  const [one, other] = [
    await EditorWindow.ofGithub('savetnica', kept),
    await EditorWindow.ofGithub('savetnica', kept),
  ];
  one.type(SITE, ['tagline'], 'Geslo jedno');
  other.type(SITE, ['name'], 'Ime drugo');
  await one.workspace.drafts.kept();
  await other.workspace.drafts.kept();
  expect(kept.drafts.get(SITE)?.data).toMatchObject({ tagline: 'Geslo jedno', name: 'Ime drugo' });
  one.workspace.listen();
  other.type(SITE, ['address'], 'Adresa druga');
  await expect.poll(() => one.data(SITE)['address']).toBe('Adresa druga');
});

test('says that the device is full, and when it is over', async () => {
  const kept = new KeptOnDevice();
  const window = await EditorWindow.ofGithub('savetnica', kept);
  kept.isFull = true;
  window.type(SITE, ['tagline'], 'Geslo');
  await window.workspace.drafts.kept();
  expect(window.workspace.state.storageProblem).toContain('nema više mesta');
  kept.isFull = false;
  window.type(SITE, ['tagline'], 'Geslo drugo');
  await window.workspace.drafts.kept();
  expect(window.workspace.state.storageProblem).toBe('');
});

test('a protected branch gets a proposal that accepts itself, and later saves go on in it', async () => {
  github.isProtected = true;
  github.people.push({ login: 'pomocnica', name: 'Iva', permission: 'WRITE' });
  const window = await EditorWindow.ofGithub('pomocnica');
  window.type(SITE, ['tagline'], 'Geslo');
  await window.publish();
  const other = await EditorWindow.ofGithub('pomocnica');
  expect(other.data(SITE)['tagline']).toBe('Geslo');
  other.type(SITE, ['name'], 'Ime');
  await other.publish();
  expect(github.pullRequests.map(({ isAutoMerged, state }) => [isAutoMerged, state])).toEqual([
    [true, 'OPEN'],
  ]);
  expect(repository.text('tekst/pomocnica', SITE)).toMatch(/name: Ime\n.*tagline: Geslo\n/s);
});

test('GitHub’s copy for a proposal is waited for, and it is said when it does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const proposeWithCopyAfter = async (refusals: number) => {
    github.slowForks = refusals;
    const window = await EditorWindow.ofGithub('drugarica');
    window.type(SITE, ['tagline'], 'Novo geslo');
    let outcome: unknown;
    window.publish().then(
      () => (outcome = 'sent'),
      (problem) => (outcome = problem.reason),
    );
    while (!outcome) await vi.advanceTimersByTimeAsync(100);
    return outcome;
  };
  const outcomes = [await proposeWithCopyAfter(Infinity), await proposeWithCopyAfter(3)];
  vi.useRealTimers();
  expect(outcomes).toEqual(['refused', 'sent']);
});

test('the owner reads a proposal and accepts it, also where neighbouring lines have changed meanwhile', async () => {
  const text = repository.text('main', SITE) ?? '';
  const write = (from: string, to: string) =>
    text.replace(new RegExp(`^${from}:.*$`, 'm'), `${from}: ${to}`);
  const changes = { [SITE]: write('email', 'mira@example.com'), 'package.json': '{}' };
  github.propose('drugarica', 'patch-1', changes, 'Nova adresa');
  const owner = await EditorWindow.ofGithub('savetnica');
  const { store } = owner.workspace;
  expect(await store.proposals?.list()).toMatchObject([
    { number: 1, title: 'Nova adresa', by: 'Mira' },
  ]);
  expect(await store.proposals?.read(1)).toMatchObject({
    texts: [{ path: SITE, before: text, after: changes[SITE] }],
    others: ['package.json'],
  });
  await owner.workspace.decline(1);
  expect(github.pullRequests[0]?.state).toBe('CLOSED');

  github.propose(
    'drugarica',
    'patch-2',
    { [SITE]: write('email', 'mira@example.com') },
    'Samo adresa',
  );
  // It grows from the branch of the first, so the other file is in it no longer.
  owner.type(SITE, ['name'], 'Novo ime');
  owner.type(SITE, ['address'], 'Nova adresa 1');
  await owner.publish();
  await store.proposals?.read(2);
  await owner.workspace.accept(2);
  expect(github.pullRequests[1]?.state).toBe('MERGED');
  const site = repository.text('main', SITE) ?? '';
  for (const line of ['name: Novo ime', 'email: mira@example.com', 'address: Nova adresa 1'])
    expect(site).toContain(line);
});

test('refuses a proposal that was changed after it was read', async () => {
  const text = repository.text('main', SITE) ?? '';
  github.propose('drugarica', 'patch-1', { [SITE]: `${text}# a\n` }, 'Napomena');
  const owner = await EditorWindow.ofGithub('savetnica');
  await owner.workspace.store.proposals?.read(1);
  repository.commit('forks/drugarica/patch-1', { [SITE]: `${text}# b\n` }, 'Druga', 'drugarica');
  await expect(owner.workspace.accept(1)).rejects.toThrow('u međuvremenu izmenjen');
  expect(commits()).toEqual([]);
});

test('a text that cannot be read is mended as it stands, and never written over by a form', async () => {
  const broken = `${repository.text('main', SITE)}tagline: [\n`;
  const [owner, other] = [
    await EditorWindow.ofGithub('savetnica'),
    await EditorWindow.ofGithub('savetnica'),
  ];
  other.type(SITE, ['name'], 'Ime');
  repository.commit('main', { [SITE]: broken }, 'Pokvareno');
  await expect(other.publish()).rejects.toThrow('ne može da se pročita');
  await owner.workspace.refresh();
  const source = broken.replace('tagline: [\n', '');
  owner.workspace.drafts.change({ ...owner.workspace.draftOf(SITE), source, at: 1 });
  await owner.publish();
  await other.publish();
  expect(repository.text('main', SITE)).toBe(source.replace(/^name: .*$/m, 'name: Ime'));
});

test('says what becomes of a change', async () => {
  const owner = await EditorWindow.ofGithub('savetnica');
  owner.type(SITE, ['tagline'], 'Geslo');
  const outcome = await owner.publish();
  if (outcome.kind !== 'sent') throw new Error(outcome.kind);
  const { sent } = outcome;
  const ask = async () => (await owner.workspace.store.progress?.(sent))?.text;
  expect(await ask()).toBe('Sačuvano u projektu. Proverava se …');
  github.checks.set(sent.commit ?? '', [{ name: 'Testovi', conclusion: 'FAILURE' }]);
  expect(await ask()).toBe(
    'Nije objavljeno: provera „Testovi“ nije prošla. Sajt radi kao i do sada.',
  );
  const at = new Date();
  at.setHours(14, 32);
  github.published = {
    commit: repository.commit('main', { [GEL]: 'kasnije' }, 'Kasnije'),
    at: at.toISOString(),
  };
  expect(await ask()).toBe('Na sajtu je od 14:32 ✓');
});
