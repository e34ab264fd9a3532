// „Objavi“, over GitHub: written once whatever is lost on the way, and joined with what others have written meanwhile.
import { expect, test, vi } from 'vitest';
import { error, tellInFile } from '../../../../src/check/finding.ts';
import type { Draft } from '../../../../src/editor/drafts/draft.ts';
import { limitedCheck } from '../../../../src/editor/publish/limited-check.ts';
import type { Check } from '../../../../src/editor/publish/publish.ts';
import {
  EditorWindow,
  KeptOnDevice,
  openStore,
  siteForEachTest,
} from '../../../support/editor-devices.ts';
import { GEL, SITE, TEA } from '../../../support/editor-snapshot.ts';
import type { Fate } from '../../../support/github-stand-in.ts';

const NEW = 'src/content/products/novo-1.mdx';

const here = siteForEachTest();
const lines = (...args: string[]) =>
  here.repository
    .git(...args)
    .split('\n')
    .filter(Boolean);
/** Paths that differ from the start, each with how. */
const changed = (commit = 'main') =>
  lines('diff', '--name-status', '--no-renames', here.start, commit).map((line) =>
    line.replace('\t', ' '),
  );
const commits = (commit = 'main') =>
  lines('log', '--format=%s', '--no-merges', `${here.start}..${commit}`);

async function publishUntilDone(window: EditorWindow): Promise<void> {
  for (let times = 0; times < 3 && window.drafts.length > 0; times += 1) {
    await window.publish().catch(() => {});
    await window.workspace.refresh().catch(() => {});
  }
}

const LOSSES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) =>
  (['lose the request', 'lose the answer', 'break off', 502] as const).map((fate) => ({
    at,
    fate,
  })),
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
    const { pullRequests } = here.github;
    const head = here.repository.head(pullRequests[0]?.head ?? '');
    expect(pullRequests.length).toBe(1);
    expect(window.workspace.state.sent.map((one) => one.proposal)).toEqual([1]);
    expect([commits(head).length, changed(head), commits()]).toEqual([1, [`M ${SITE}`], []]);
  },
);

test.each([
  { answer: 'the page of a proxy', fate: { status: 200, body: '<html>Bad gateway</html>' } },
  {
    answer: 'an error of GitHub’s own',
    fate: { status: 200, body: '{"errors":[{"message":"Something went wrong while executing"}]}' },
  },
  { answer: 'nothing, for too long', fate: 'hang' as const },
])('a change that was written, and answered by $answer, is found at once', async ({ fate }) => {
  const window = await EditorWindow.ofGithub('savetnica');
  window.type(SITE, ['tagline'], 'Novo geslo');
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    limits.push(new AbortController());
    return limits.at(-1)?.signal ?? AbortSignal.abort();
  });
  let times = 0;
  here.github.fate = ({ name }) => {
    if (name !== 'Commit' || times > 0) return 'answer';
    times += 1;
    setImmediate(() => limits.at(-1)?.abort(new DOMException('', 'TimeoutError')));
    return fate;
  };
  expect((await window.publish()).result).toBe('sent');
  vi.restoreAllMocks();
  expect([commits().length, changed()]).toEqual([1, [`M ${SITE}`]]);
});

function loseOne(at: number, fate: Fate): void {
  const from = here.github.asked.length;
  here.github.fate = (_, index) => (index === from + at ? fate : 'answer');
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
  expect((await other.publish()).result).toBe('conflict');
  const [draft] = other.drafts;
  expect(draft?.conflicts).toEqual([
    { at: ['tagline'], there: ['tagline'], mine: 'Geslo drugo', theirs: 'Geslo jedno' },
  ]);
  // Still asked after somebody has changed something else meanwhile.
  one.type(SITE, ['email'], 'drugo@example.com');
  await one.publish();
  expect((await other.publish()).result).toBe('conflict');
  other.decide(() => true);
  await other.publish();
  const site = here.repository.text('main', SITE) ?? '';
  for (const line of [
    'tagline: Geslo drugo',
    'name: Ime jedno',
    'address: Adresa druga',
    'email: drugo@example.com',
  ])
    expect(site).toContain(line);
});

test('a new picture and the way back to the old one leave the pictures as they were', async () => {
  const window = await EditorWindow.ofGithub('savetnica');
  const picture = 'src/content/products/nova.jpg';
  const draft = window.workspace.draftOf(TEA);
  const data = { ...draft.data, image: './nova.jpg' };
  const pictures = { [picture]: new Blob(['nova slika']) };
  window.workspace.drafts.change({ ...draft, data, pictures, at: 1 });
  await window.publish();
  expect(changed()).toEqual([`D ${TEA.replace('.mdx', '.jpg')}`, `M ${TEA}`, `A ${picture}`]);
  const older = here.repository.text(here.start, TEA) ?? '';
  await window.workspace.revert(TEA, older, here.start);
  await window.publish();
  expect(changed()).toEqual([]);
});

test('„Vrati ceo tekst na ovo“ keeps what has been typed and not published, and asks where both differ', async () => {
  const window = await EditorWindow.ofGithub('savetnica');
  const older = here.repository.text(here.start, GEL) ?? '';
  window.type(GEL, ['facts'], 'tuba 80 g');
  await window.publish();
  window.type(GEL, ['description'], 'Upravo otkucano.');
  window.type(GEL, ['facts'], 'tuba 90 g');
  const draft = await window.workspace.revert(GEL, older, here.start);
  expect(draft.data['description']).toBe('Upravo otkucano.');
  expect(draft.conflicts?.map(({ at, mine, theirs }) => [at, mine, theirs])).toEqual([
    [['facts'], 'tuba 130 g · bez fluora', 'tuba 90 g'],
  ]);
});

test('„Vrati kako je bilo“ leaves what others have changed since, and asks about what both have', async () => {
  const [phone, computer] = [
    await EditorWindow.ofGithub('savetnica'),
    await EditorWindow.ofGithub('savetnica'),
  ];
  const before = phone.data(SITE);
  phone.type(SITE, ['tagline'], 'Geslo sa telefona');
  phone.type(SITE, ['name'], 'Ime sa telefona');
  phone.type(GEL, ['facts'], 'tuba 80 g');
  await phone.publish();
  await computer.workspace.refresh();
  computer.type(SITE, ['tagline'], 'Geslo sa računara');
  computer.type(SITE, ['address'], 'Adresa sa računara');
  computer.type(GEL, ['alt'], 'Tuba sa računara');
  await computer.publish();
  await phone.workspace.refresh();
  phone.type(SITE, ['email'], 'upisano@example.com');
  const [sent] = phone.workspace.state.sent;
  const drafts = sent ? await phone.workspace.takeBack(sent) : [];
  expect(drafts.map(({ returned }) => returned)).toEqual([['name', 'tagline'], ['facts']]);
  expect(await phone.publish()).toMatchObject({
    result: 'conflict',
    drafts: [
      {
        path: SITE,
        conflicts: [{ at: ['tagline'], mine: before['tagline'], theirs: 'Geslo sa računara' }],
      },
      { path: GEL },
    ],
  });
  phone.decide(() => false);
  await phone.publish();
  const written = lines('diff', '--unified=0', here.start, 'main', '--', 'src/content');
  expect(written.filter((line) => /^\+[^+]/.test(line)).sort()).toEqual([
    '+address: Adresa sa računara',
    '+alt: Tuba sa računara',
    '+email: upisano@example.com',
    '+tagline: Geslo sa računara',
  ]);
});

test('an accepted proposal is taken back alone, too', async () => {
  const site = here.repository.text('main', SITE) ?? '';
  const proposed = site.replace(/^tagline: .*$/m, 'tagline: Predloženo geslo');
  here.github.propose('drugarica', 'izmena', { [SITE]: proposed }, 'Geslo');
  const window = await EditorWindow.ofGithub('savetnica');
  await window.workspace.store.proposals?.read(1);
  await window.workspace.accept(1);
  window.type(SITE, ['name'], 'Novo ime');
  const [sent] = window.workspace.state.sent;
  if (sent) await window.workspace.takeBack(sent);
  await window.publish();
  expect(here.repository.text('main', SITE)).toBe(site.replace(/^name: .*$/m, 'name: Novo ime'));
});

test('a check that never answers is not waited for without an end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = limitedCheck(() => new Promise(() => {}))(SITE, '', [], {
    head: '',
    files: new Map(),
    texts: new Map(),
  });
  const said = expect(silent).rejects.toThrow('Provera teksta ne odgovara, pa ništa nije poslato.');
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await said;
});

test('each mistake leads to the draft that it is in, also of two new products', async () => {
  const check: Check = async (path) => [
    { ...tellInFile(error(path, 1, 'Nema opisa.')), at: ['description'], consequence: '' },
  ];
  const window = await EditorWindow.open(openStore('savetnica'), new KeptOnDevice(), check);
  const [gel, tea] = [NEW, NEW.replace('1', '2')];
  window.type(gel, ['name'], 'Nov gel');
  window.type(tea, ['name'], 'Nov čaj');
  expect(await window.publish()).toMatchObject({ remarks: [{ file: gel }, { file: tea }] });
});

test('good texts go out without an unfinished one, and are told what they would miss of it', async () => {
  const new1 = NEW.replace('novo-1', 'nov-gel');
  const check: Check = async (path, source, texts) => {
    const isThere = texts.some((one) => one.path === new1);
    const wrong = path === new1 || (source.includes('[Nov gel]') && !isThere);
    return wrong ? [{ ...tellInFile(error(path, 1, 'Greška.')), at: [], consequence: '' }] : [];
  };
  const window = await EditorWindow.open(openStore('savetnica'), new KeptOnDevice(), check);
  window.type(NEW, ['name'], 'Nov gel');
  window.type(SITE, ['tagline'], 'Novo geslo');
  window.type(TEA, ['description'], 'Uz čaj ide [Nov gel](/products#21).');
  expect(await window.publish()).toMatchObject({ remarks: [{ file: NEW }] });
  expect(await window.publish([SITE, TEA])).toMatchObject({ remarks: [{ file: TEA }] });
  expect(await window.publish([SITE])).toMatchObject({ result: 'sent' });
  expect(changed()).toEqual([`M ${SITE}`]);
  expect(window.drafts.map(({ path }) => path)).toEqual([NEW, TEA]);
});

test('a text that was deleted meanwhile is asked about, and not brought back in silence', async () => {
  const window = await EditorWindow.ofGithub('savetnica');
  window.type(TEA, ['facts'], 'kutija');
  here.repository.commit('main', { [TEA]: null }, 'Obriši', 'Ana');
  const outcome = await window.workspace.publish([TEA], false);
  const remarks = 'remarks' in outcome ? outcome.remarks : [];
  expect([outcome.result, ...remarks.map(({ text }) => text)]).toEqual([
    'doubts',
    'Ovog teksta na sajtu više nema: obrisao ga je neko drugi.',
  ]);
  expect((await window.workspace.publish([TEA], true)).result).toBe('sent');
});

test('the old description of a new picture is asked about, until it is another one or confirmed', async () => {
  const window = await EditorWindow.ofGithub('savetnica');
  const draft = window.workspace.draftOf(TEA);
  const pictures = { 'src/content/products/nova.jpg': new Blob(['nova slika']) };
  const photo = { ...draft, data: { ...draft.data, image: './nova.jpg' }, pictures, at: 1 };
  const ask = async (typed: Draft) => {
    window.workspace.drafts.change(typed);
    const outcome = await window.workspace.publish([TEA], false);
    return 'remarks' in outcome
      ? outcome.remarks.map(({ file, at, text }) => ({ file, at, text }))
      : [];
  };
  expect(await ask(photo)).toEqual([
    { file: TEA, at: ['alt'], text: 'Slika je nova, a opis je od stare.' },
  ]);
  expect(await ask({ ...photo, described: ['./nova.jpg'], at: 2 })).toEqual([]);
  // Taken back, it is the picture that the description was written for.
  expect(await ask({ ...photo, returned: ['image'], at: 3 })).toEqual([]);
});

test('what would write nothing is not published', async () => {
  const window = await EditorWindow.ofGithub('savetnica');
  window.type(GEL, ['description'], `${window.data(GEL)['description']} `);
  await expect(window.publish()).rejects.toThrow('nema šta da se objavi');
});

test('what was typed into the form waits until a text that cannot be read is mended', async () => {
  const broken = `${here.repository.text('main', SITE)}tagline: [\n`;
  const [owner, other] = [
    await EditorWindow.ofGithub('savetnica'),
    await EditorWindow.ofGithub('savetnica'),
  ];
  other.type(SITE, ['name'], 'Ime');
  here.repository.commit('main', { [SITE]: broken }, 'Pokvareno');
  await expect(other.publish()).rejects.toThrow('ne može da se pročita');
  await owner.workspace.refresh();
  const source = broken.replace('tagline: [\n', '');
  owner.workspace.drafts.change({ ...owner.workspace.draftOf(SITE), source, at: 1 });
  await owner.publish();
  await other.publish();
  expect(here.repository.text('main', SITE)).toBe(source.replace(/^name: .*$/m, 'name: Ime'));
});
