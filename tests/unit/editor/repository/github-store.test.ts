// The texts on GitHub: what is written becomes a commit or a proposal, and it is followed until it is on the site.
import { expect, test, vi } from 'vitest';
import { isProblem } from '../../../../src/editor/repository/problem.ts';
import { openStore, siteForEachTest } from '../../../support/editor-devices.ts';
import { GEL, SITE, TEA } from '../../../support/editor-snapshot.ts';
import { type Check, PASSED } from '../../../support/github-stand-in.ts';

const here = siteForEachTest();
/** The text of the site with these fields changed. */
const siteWith = (fields: Record<string, string>) =>
  Object.entries(fields).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^${key}:.*$`, 'm'), `${key}: ${value}`),
    here.repository.text(here.start, SITE) ?? '',
  );

const WAIT = 'pokušajte ponovo za koji minut.';
test.each([
  { answer: 'the page of a proxy', fate: { status: 200, body: '<html>' }, says: WAIT },
  { answer: 'one that breaks off', fate: 'break off' as const, says: WAIT },
  {
    answer: 'GitHub’s own error',
    fate: { status: 200, body: '{"errors":[{"message":"Something went wrong"}]}' },
    says: WAIT,
  },
  {
    answer: 'the limit of requests of one kind',
    fate: { status: 403, body: '{"message":"You have exceeded a secondary rate limit"}' },
    says: 'za desetak minuta.',
  },
  { answer: 'the page of a proxy with 502', fate: 502, says: WAIT },
])('$answer is one Serbian sentence', async ({ fate, says }) => {
  here.github.fate = () => fate;
  const problem = await openStore('savetnica')
    .read()
    .catch((error) => error.message);
  expect(problem).toMatch(new RegExp(`^GitHub .*${says}$`));
});

test('a protected branch gets a proposal that accepts itself, and later saves go on in it', async () => {
  const { github, repository } = here;
  github.isProtected = true;
  github.people.push({ login: 'pomocnica', name: 'Iva', permission: 'WRITE' });
  const save = async (fields: Record<string, string>) => {
    const store = openStore('pomocnica');
    const from = await store.read();
    await store.write([{ path: SITE, content: siteWith(fields) }], 'Izmeni', from);
    return from.texts.get(SITE);
  };
  await save({ tagline: 'Geslo' });
  expect(await save({ tagline: 'Geslo', name: 'Ime' })).toBe(siteWith({ tagline: 'Geslo' }));
  expect(github.pullRequests.map(({ isAutoMerged, state }) => [isAutoMerged, state])).toEqual([
    [true, 'OPEN'],
  ]);
  const saved = siteWith({ tagline: 'Geslo', name: 'Ime' });
  expect(repository.text('tekst/pomocnica', SITE)).toBe(saved);
});

test('a save goes on in the own proposal, and joins main where that has moved', async () => {
  const { github, repository } = here;
  github.isProtected = true;
  github.people.push({ login: 'pomocnica', name: 'Iva', permission: 'WRITE' });
  const save = async (name: string) => {
    const store = openStore('pomocnica');
    await store.write([{ path: SITE, content: siteWith({ name }) }], 'Izmeni', await store.read());
    return repository.head('tekst/pomocnica');
  };
  const first = await save('A');
  const second = await save('B');
  expect(repository.readCommit(second).parents).toEqual([first]);
  repository.commit('main', { 'README.md': 'Novo' }, 'Izmeni', 'savetnica');
  const third = await save('C');
  expect(repository.readCommit(third).parents).toEqual([second, repository.head('main')]);
});

test.each(['savetnica', 'drugarica'])(
  'what %s has sent is found where it is: on the site, or in the own proposal',
  async (login) => {
    const store = openStore(login);
    const before = await store.read();
    const text = siteWith({ name: 'A' });
    await store.write([{ path: SITE, content: text }], 'Izmeni', before);
    expect((await store.read()).texts.get(SITE)).toBe(text);
    expect(await store.hasArrived?.(before.head, SITE, text)).toBe(true);
    expect(await store.hasArrived?.(before.head, SITE, siteWith({ name: 'B' }))).toBe(false);
  },
);

test('the own proposal is no longer shown once it was declined', async () => {
  const store = openStore('drugarica');
  const before = await store.read();
  await store.write([{ path: SITE, content: siteWith({ name: 'A' }) }], 'Izmeni', before);
  await openStore('savetnica').proposals?.close(1, 'Ne.');
  expect((await store.read()).texts.get(SITE)).toBe(before.texts.get(SITE));
});

test.each([
  { refusals: Infinity, outcome: 'refused' },
  { refusals: 3, outcome: 'sent' },
])(
  'after $refusals refusals of GitHub’s copy for a proposal it is $outcome',
  async ({ refusals, outcome }) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    here.github.slowForks = refusals;
    const store = openStore('drugarica');
    let is = '';
    store.write([{ path: SITE, content: 'a' }], 'Izmeni', await store.read()).then(
      () => (is = 'sent'),
      (problem) => (is = isProblem(problem, 'refused') ? 'refused' : String(problem)),
    );
    while (!is) await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    expect(is).toBe(outcome);
  },
);

test('a proposal is listed and read, with what it changes beside texts', async () => {
  const changes = { [SITE]: siteWith({ email: 'mira@example.com' }), 'package.json': '{}' };
  here.github.propose('drugarica', 'patch-1', changes, 'Nova adresa');
  const store = openStore('savetnica');
  await store.read();
  const { proposals } = store;
  expect(await proposals?.list()).toMatchObject([{ number: 1, title: 'Nova adresa', by: 'Mira' }]);
  expect(await proposals?.read(1)).toMatchObject({
    texts: [{ path: SITE, before: siteWith({}), after: changes[SITE] }],
    pictures: [],
    others: ['package.json'],
  });
});

test.each(
  [0, 1, 2, 3].flatMap((at) =>
    (['lose the request', 'lose the answer', 502] as const).map((fate) => ({ at, fate })),
  ),
)('a proposal is closed with one comment: $fate of request $at', async ({ at, fate }) => {
  here.github.propose('drugarica', 'patch-1', { [SITE]: siteWith({ name: 'A' }) }, 'Ime');
  const { proposals } = openStore('savetnica');
  here.github.fate = (_, index) => (index === at ? fate : 'answer');
  const close = () => proposals?.close(1, 'Hvala.\n\nIme ostaje.');
  await expect(close()).rejects.toThrow();
  await close();
  expect(here.github.pullRequests).toMatchObject([
    { state: 'CLOSED', comments: [{ by: 'savetnica', body: 'Hvala.\n\nIme ostaje.' }] },
  ]);
});

test('a proposal is accepted also where neighbouring lines have changed meanwhile', async () => {
  const { github, repository } = here;
  const mine = { [SITE]: siteWith({ email: 'mira@example.com' }) };
  github.propose('drugarica', 'patch-1', mine, 'Samo adresa');
  const theirs = { name: 'Novo ime', address: 'Nova adresa 1' };
  repository.commit('main', { [SITE]: siteWith(theirs) }, 'Izmeni', 'savetnica');
  const store = openStore('savetnica');
  await store.read();
  await store.proposals?.read(1);
  await store.proposals?.accept(1);
  expect(github.pullRequests.map(({ state }) => state)).toEqual(['MERGED']);
  const both = siteWith({ ...theirs, email: 'mira@example.com' });
  expect(repository.text('main', SITE)).toBe(both);
});

const STOPPED =
  'Provera „Tekst i slike“ nije završena: prekinuta je, preskočena, ili čeka odobrenje na GitHubu.';
const [CONTENT = { name: '', conclusion: null }, TESTS = CONTENT] = PASSED;
test.each<{ checks: readonly Check[]; says: string }>([
  { checks: PASSED, says: 'Provera je prošla.' },
  {
    checks: [
      ...PASSED,
      { name: 'Pregled', conclusion: 'NEUTRAL' },
      { name: 'Pregled', conclusion: 'SKIPPED' },
    ],
    says: 'Provera je prošla.',
  },
  { checks: [...PASSED, { ...TESTS, conclusion: 'CANCELLED' }], says: 'Provera je prošla.' },
  ...(['CANCELLED', 'STALE', 'ACTION_REQUIRED'] as const).map((conclusion) => ({
    checks: [TESTS, { ...CONTENT, conclusion }],
    says: STOPPED,
  })),
  {
    checks: PASSED.map((one) => ({ ...one, conclusion: 'SKIPPED' as const })),
    says: 'Provera nije završena: prekinuta je, preskočena, ili čeka odobrenje na GitHubu.',
  },
  {
    checks: [{ name: 'Komentar', conclusion: 'SUCCESS' }],
    says: 'Provera „Tekst i slike“ nije pokrenuta: možda čeka odobrenje na GitHubu.',
  },
  { checks: [TESTS, { ...CONTENT, conclusion: null }], says: 'Provera još traje.' },
  { checks: [], says: 'Provera još traje.' },
])('of a proposal with the checks $checks it says: $says', async ({ checks, says }) => {
  here.github.propose('drugarica', 'patch-1', { [SITE]: siteWith({ name: 'A' }) }, 'Ime');
  here.github.checks.set('*', checks);
  const [listed] = (await openStore('savetnica').proposals?.list()) ?? [];
  expect(listed?.checks.text).toBe(says);
});

test('a stranger’s title and words cannot keep the workflows from an accepted proposal', async () => {
  const { github, repository } = here;
  const title = 'Ime [skip [ci skip]ci] [no ci] [skip actions] skip-checks: true';
  const pull = github.propose('drugarica', 'patch-1', { [SITE]: siteWith({ name: 'A' }) }, title);
  Object.assign(pull, { body: '[skip ci]\n\n\nskip-checks: true' });
  const store = openStore('savetnica');
  await store.read();
  await store.proposals?.read(1);
  await store.proposals?.accept(1);
  expect(repository.git('log', '-1', '--format=%B', 'main').trim()).toBe(
    'Ime (skip (ci skip)ci) (no ci) (skip actions) skip-checks true (#1)\n\nPredlog je prihvaćen u uređivaču sajta (/admin).',
  );
});

test('a proposal of more files than GitHub compares, or of what is no text of the site, is no proposal of texts', async () => {
  const pictures = Array.from({ length: 300 }, (_, at) => `src/content/products/${at}.jpg`);
  const many = Object.fromEntries(pictures.map((path) => [path, 'slika']));
  const changes = { ...many, 'src/tools/zlo.ts': '', 'src/content-x/a.md': '' };
  here.github.propose('drugarica', 'patch-1', changes, 'Slike');
  const beside = { 'src/content-x/a.md': 'Tekst.', 'src/content/README.md': 'Uputstvo.' };
  here.github.propose('drugarica', 'patch-2', beside, 'Tekst');
  const store = openStore('savetnica');
  await store.read();
  expect((await store.proposals?.read(1))?.isWhole).toBe(false);
  expect(await store.proposals?.read(2)).toMatchObject({
    isWhole: true,
    texts: [],
    others: expect.arrayContaining(Object.keys(beside)),
  });
});

test('refuses a proposal that was changed after it was read', async () => {
  here.github.propose('drugarica', 'patch-1', { [SITE]: siteWith({ name: 'A' }) }, 'Ime');
  const store = openStore('savetnica');
  await store.read();
  await store.proposals?.read(1);
  const changed = { [SITE]: siteWith({ name: 'B' }) };
  here.repository.commit('forks/drugarica/patch-1', changed, 'Drugo', 'drugarica');
  await expect(store.proposals?.accept(1)).rejects.toThrow('u međuvremenu izmenjen');
  expect(here.repository.head('main')).toBe(here.start);
});

test('a deleted text is listed with its last words, and one that has come back is not', async () => {
  const { repository } = here;
  const tea = repository.text('main', TEA) ?? '';
  repository.commit('main', { [TEA]: null, [GEL]: null }, 'Obriši', 'Ana');
  repository.commit('main', { [TEA]: tea, [SITE]: siteWith({ name: 'A' }) }, 'Vrati', 'Ana');
  expect(await openStore('savetnica').deleted?.()).toEqual([
    {
      path: GEL,
      text: repository.text(here.start, GEL),
      commit: here.start,
      date: expect.any(Date),
      by: 'Ana',
    },
  ]);
});

test('says what becomes of a change', async () => {
  const { github, repository } = here;
  const store = openStore('savetnica');
  const files = [{ path: SITE, content: siteWith({ tagline: 'Geslo' }) }];
  const { commit = '' } = await store.write(files, 'Izmeni', await store.read());
  const ask = async () =>
    (await store.progress?.({ before: {}, after: {}, title: '', at: 0, commit }))?.text;
  expect(await ask()).toBe('Sačuvano u projektu. Proverava se …');
  github.checks.set(commit, [{ name: 'Testovi', conclusion: 'FAILURE' }]);
  expect(await ask()).toBe(
    'Nije objavljeno: provera „Testovi“ nije prošla. Sajt radi kao i do sada.',
  );
  const at = new Date();
  at.setHours(14, 32);
  const later = repository.commit('main', { [GEL]: 'kasnije' }, 'Kasnije');
  github.published = { commit: later, at: at.toISOString() };
  expect(await ask()).toBe('Izmena je na sajtu od 14:32 ✓');
  github.published = { commit: later, at: '2025-11-30T15:25:00+01:00' };
  expect(await ask()).toMatch(/^Izmena je na sajtu od (?:29|30)\. novembra u /);
});

test.each([
  { words: 'Hvala! Gel ne leči.', says: 'Predlog nije prihvaćen: „Hvala! Gel ne leči.“' },
  { words: '', says: 'Predlog nije prihvaćen.' },
])('says that a proposal was declined, and why: $says', async ({ words, says }) => {
  const { github } = here;
  const store = openStore('drugarica');
  const files = [{ path: SITE, content: siteWith({ tagline: 'Geslo' }) }];
  const done = await store.write(files, 'Izmeni', await store.read());
  github.pullRequests[0]?.comments.push({ by: 'drugarica', body: 'Molim Vas.' });
  await openStore('savetnica').proposals?.close(1, words);
  const progress = await store.progress?.({ before: {}, after: {}, title: '', at: 0, ...done });
  expect(progress).toEqual({
    state: 'declined',
    text: says,
    url: expect.stringMatching(/\/pull\/1$/),
  });
});

test('the site says of each text what it shows, and of none where its commit is not known', async () => {
  const { github, repository } = here;
  repository.commit('main', { [TEA]: null }, 'Izbriši');
  const shown = repository.commit('main', { [SITE]: siteWith({ tagline: 'Staro' }) }, 'Izmeni');
  repository.commit('main', { [SITE]: siteWith({ tagline: 'Novo' }) }, 'Izmeni');
  const ask = async (commit: string) => {
    github.published = { commit, at: '2026-11-20T10:00:00Z' };
    return openStore('savetnica').onSite?.([SITE, GEL, TEA]);
  };
  expect(await ask(shown)).toEqual(
    new Map([
      [SITE, siteWith({ tagline: 'Staro' })],
      [GEL, repository.text(shown, GEL)],
      [TEA, ''],
    ]),
  );
  expect(await ask('f'.repeat(40))).toBeUndefined();
  expect(await ask('')).toBeUndefined();
});

test('a proposal made on what was just published changes only what it changes', async () => {
  const { github, repository } = here;
  const store = openStore('savetnica');
  const content = siteWith({ tagline: 'Novo' });
  await store.write([{ path: SITE, content }], 'Izmeni', await store.read());
  const gel = repository.text('main', GEL) ?? '';
  github.propose('drugarica', 'izmena', { [GEL]: `${gel}\nNovo.\n` }, 'Gel');
  const read = await store.proposals?.read(1);
  expect(read?.texts.map(({ path }) => path)).toEqual([GEL]);
  const accepted = await store.proposals?.accept(1);
  expect(accepted?.before).toEqual({ [GEL]: gel });
});
