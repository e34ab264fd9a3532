// The steps of the sign-in, with a stand-in for GitHub. The same in a browser: tests/e2e/editor-sign-in.strangers.spec.ts
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../src/sign-in/sign-in.ts';
import { readOutcome, writeOutcome } from '../../../src/sign-in/window-messages.ts';

const WORKER = 'https://aloe-relej.ime.workers.dev';
const EDITOR = 'https://www.primer.rs';
const SETTINGS = {
  SITE_URL: `${EDITOR}/`,
  // An address that is no web address has the origin „null“, as has any page in a sandbox.
  EDITOR_ORIGINS: 'https://uredjivanje.primer.rs, mailto:ana@primer.rs',
  GITHUB_CLIENT_ID: 'Iv1.oznaka',
  GITHUB_CLIENT_SECRET: 'tajna-aplikacije',
};

/** GitHub, which gives the token for the right code, the app's secret and the PKCE verifier. */
function standIn(answer: object = { access_token: 'gho_token' }) {
  const asked: URLSearchParams[] = [];
  const ask = (async (_: string, { body }: RequestInit) => {
    asked.push(body as URLSearchParams);
    return Response.json(answer);
  }) as typeof fetch;
  return { asked, ask };
}

const open = (query: Record<string, string> = {}, settings: object = SETTINGS) => {
  const given = { provider: 'github', site_id: 'www.primer.rs', scope: 'public_repo,user' };
  const address = `${WORKER}/auth?${new URLSearchParams({ ...given, ...query })}`;
  return signIn(new Request(address), { ...settings });
};

/** The first step: the address at GitHub, and the cookie of this browser. */
async function start() {
  const answer = await open();
  const there = new URL(answer.headers.get('location') ?? '');
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { answer, there, cookie, state: there.searchParams.get('state') ?? '' };
}

/** The second step: GitHub sends the browser back. */
async function comeBack(query: Record<string, string>, cookie: string, github = standIn()) {
  const address = `${WORKER}/callback?${new URLSearchParams(query)}`;
  const request = new Request(address, { headers: { cookie } });
  const answer = await signIn(request, SETTINGS, github.ask);
  return { answer, page: await answer.text() };
}

it.each([{ token: 'gho_token' }, { error: 'Prijava je odbijena.' }])(
  'the editor reads of the window what it says: %j',
  (outcome) => {
    expect(readOutcome(writeOutcome(outcome))).toMatchObject(outcome);
    expect(readOutcome(JSON.stringify(outcome))).toBe(undefined);
  },
);

describe('the way to GitHub', () => {
  it('requests only the scopes to propose changes and to know who does', async () => {
    const { there, answer } = await start();
    expect(answer.status).toBe(302);
    expect(there.origin + there.pathname).toBe('https://github.com/login/oauth/authorize');
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      client_id: 'Iv1.oznaka',
      redirect_uri: `${WORKER}/callback`,
      scope: 'public_repo read:user',
      code_challenge_method: 'S256',
    });
    const { headers } = await open({ scope: 'repo,admin:org,delete_repo,__proto__' });
    expect(new URL(headers.get('location') ?? '').searchParams.get('scope')).toBe('');
  });

  it('is remembered in a cookie of this browser that no script can read', async () => {
    const { answer, there, cookie } = await start();
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-prijava=[\w-]+\.[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const verifier = cookie.split('.')[1] ?? '';
    const proof = createHash('sha256').update(verifier).digest('base64url');
    expect(there.searchParams.get('code_challenge')).toBe(proof);
    expect(there.href).not.toContain(verifier);
    expect((await start()).state, 'another each time').not.toBe(there.searchParams.get('state'));
  });

  it.each([
    ['a foreign site', { site_id: 'primer.com' }, SETTINGS, 'prijava nije dozvoljena'],
    ['no app', {}, { ...SETTINGS, GITHUB_CLIENT_ID: '' }, 'nedostaje GITHUB_CLIENT_ID.'],
    [
      'no secret and no site',
      {},
      { GITHUB_CLIENT_ID: 'Iv1.oznaka' },
      'nedostaje GITHUB_CLIENT_SECRET i SITE_URL.',
    ],
  ])('is not taken, with a Serbian sentence, for %s', async (_, query, settings, sentence) => {
    const answer = await open(query, settings);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
  });
});

describe('the way back', () => {
  it('hands the token to the editor, and the app’s secret to nobody but GitHub', async () => {
    const { cookie, state } = await start();
    const github = standIn();
    const { answer, page } = await comeBack({ code: 'kod', state }, cookie, github);
    expect(answer.status).toBe(200);
    expect(page).toContain('gho_token');
    // Every opener may get the greeting; only these origins get the token.
    expect(page).toContain("postMessage('authorizing:github', '*')");
    expect(page).toContain(JSON.stringify([EDITOR, 'https://uredjivanje.primer.rs']));
    expect(page).not.toContain(SETTINGS.GITHUB_CLIENT_SECRET);
    expect(Object.fromEntries(github.asked[0] ?? [])).toEqual({
      client_id: 'Iv1.oznaka',
      client_secret: 'tajna-aplikacije',
      code: 'kod',
      redirect_uri: `${WORKER}/callback`,
      code_verifier: cookie.split('.')[1],
    });
    expect(answer.headers.get('set-cookie'), 'forgotten').toMatch(/^__Host-prijava=; Max-Age=0;/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'nonce-/,
    );
  });

  it.each([
    [EDITOR, [EDITOR]],
    ['https://tudji.example.com', []],
  ])(
    'a page at %s that asks for the token gets it only where the editor is',
    async (origin, expected) => {
      const { cookie, state } = await start();
      const { page } = await comeBack({ code: 'kod', state }, cookie);
      const [, script = ''] = /<script[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
      const answered: string[] = [];
      const source = { postMessage: (_: string, target: string) => answered.push(target) };
      const message = { data: 'authorizing:github', origin, source };
      const addEventListener = (_: string, hear: (asked: object) => void) => hear(message);
      runInNewContext(script, { addEventListener, opener: null });
      expect(answered).toEqual(expected);
    },
  );

  it.each([
    ['another state', (state: string, cookie: string) => ({ state: `${state}0`, cookie })],
    ['a browser that did not start it', (state: string) => ({ state, cookie: '' })],
    ['an empty state', () => ({ state: '', cookie: '__Host-prijava=.' })],
  ])('is closed to %s', async (_, change) => {
    const begun = await start();
    const { state, cookie } = change(begun.state, begun.cookie);
    const github = standIn();
    const { page } = await comeBack({ code: 'kod', state }, cookie, github);
    expect(page).toContain('Niste prijavljeni');
    expect(page).not.toContain('gho_token');
    expect(github.asked).toEqual([]);
  });

  it.each([
    ['refuses', { error: 'access_denied' }, {}, 'Na GitHubu ste odustali od prijave.'],
    ['refuses', { error: 'redirect_uri_mismatch' }, {}, `upiše: ${WORKER}/callback`],
    ['refuses', { error: '__proto__' }, {}, '(__proto__)'],
    ['refuses', { error: '"><script>alert(1)</script>' }, {}, '(&quot;&gt;&lt;script&gt;'],
    [
      'has no token',
      {},
      { error: 'incorrect_client_credentials' },
      'ne pripadaju istoj aplikaciji',
    ],
    ['has no token', {}, { error: 'bad_verification_code' }, 'predugo trajala'],
    ['has no token', {}, { error: 'nesto_novo' }, '(nesto_novo)'],
    ['has no token', {}, { error: 'constructor' }, '(constructor)'],
  ])('says in Serbian why GitHub %s: %j %j', async (_, query, answer, sentence) => {
    const { cookie, state } = await start();
    const { page } = await comeBack({ ...query, state }, cookie, standIn(answer));
    expect(page).toContain(sentence);
    expect(page).toContain('authorization:github:error:');
    expect(page).not.toContain('<script>alert');
  });
});
