// Signs an editor in to GitHub, for the button „Prijavi se preko GitHuba“. GitHub gives a token only to
// a program that knows the app's secret, and no page may know the secret: so the Worker requests the token and hands
// it to the editor's window.
import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { answerEditor } from './sign-in-page.ts';
import { readSignInSettings, type SignInSettings } from './sign-in-settings.ts';
import type { Outcome } from './window-messages.ts';

/** Paths: the editor opens its window at the first, GitHub sends the window back to the second. */
const SIGN_IN = '/auth';
const SIGNED_IN = '/callback';
export const SIGN_IN_PATHS: readonly string[] = [SIGN_IN, SIGNED_IN];

const AUTHORIZE = 'https://github.com/login/oauth/authorize';
const TOKEN = 'https://github.com/login/oauth/access_token';
/** The prefix `__Host-` makes a browser send the cookie to this host alone, over https. */
const COOKIE = '__Host-prijava';
/** Life of the cookie: how long a sign-in may take. */
const SIGN_IN_SECONDS = 600;
/** Scopes that the editor may request (its name → GitHub's): to propose changes, and to know who does. */
const SCOPES = { public_repo: 'public_repo', user: 'read:user' } as const;

/** GitHub's code of a failure → a Serbian sentence for the editor. A Map: the code comes with the address. */
const FAILURES = new Map<string, (origin: string) => string>([
  ['access_denied', () => 'Na GitHubu ste odustali od prijave.'],
  [
    'redirect_uri_mismatch',
    (origin) =>
      'Osoba koja održava sajt treba da u aplikaciju na GitHubu (Authorization callback URL) ' +
      `upiše: ${origin}${SIGNED_IN}`,
  ],
  [
    'incorrect_client_credentials',
    () =>
      'GITHUB_CLIENT_ID i GITHUB_CLIENT_SECRET ne pripadaju istoj aplikaciji. ' +
      'Osoba koja održava sajt treba da ih upiše ponovo.',
  ],
  ['bad_verification_code', () => 'Prijava je predugo trajala. Pokušajte ponovo.'],
]);

/** Answers requests to `SIGN_IN_PATHS`. `ask` sends a request to GitHub. */
export async function signIn(
  request: Request,
  environment: Readonly<Record<string, unknown>>,
  ask: typeof fetch = fetch,
): Promise<Response> {
  const url = new URL(request.url);
  const settings = readSignInSettings(environment);
  const expiredCookie = writeCookie('', 0);
  const fail = (error: string) => answerEditor({ error }, settings.origins, expiredCookie);
  if (settings.missing.length > 0) {
    return fail(
      `Prijava još nije podešena: nedostaje ${settings.missing.join(' i ')}. To upisuje osoba koja održava sajt.`,
    );
  }
  if (url.pathname === SIGN_IN) {
    const hosts = settings.origins.map((origin) => new URL(origin).hostname);
    if (!hosts.includes(url.searchParams.get('site_id') ?? ''))
      return fail(
        'Sa ove adrese uređivača prijava nije dozvoljena. Dozvoljene su upisane u SITE_URL i EDITOR_ORIGINS.',
      );
    return sendToGitHub(url, settings);
  }
  const cookie = parse(request.headers.get('cookie') ?? '', COOKIE)[COOKIE] ?? '';
  const [state, verifier] = cookie.split('.');
  if (!state || !verifier || url.searchParams.get('state') !== state)
    return fail('Prijava je predugo trajala ili nije počela u uređivaču. Pokušajte ponovo.');
  const refusal = url.searchParams.get('error');
  if (refusal) return fail(explain(refusal, url.origin));
  const result = await askForToken(url, verifier, settings, ask).catch(() => ({
    error: 'network',
  }));
  if ('error' in result) return fail(explain(result.error, url.origin));
  return answerEditor(result, settings.origins, expiredCookie);
}

function sendToGitHub({ origin, searchParams }: URL, { clientId }: SignInSettings): Response {
  const state = randomBytes(32).toString('hex');
  const verifier = randomBytes(32).toString('base64url');
  const wanted = (searchParams.get('scope') ?? '').split(',');
  const scopes = Object.entries(SCOPES).filter(([name]) => wanted.includes(name));
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: origin + SIGNED_IN,
    scope: scopes.map(([, scope]) => scope).join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return new Response(null, {
    status: 302,
    headers: {
      Location: `${AUTHORIZE}?${query}`,
      'Set-Cookie': writeCookie(`${state}.${verifier}`, SIGN_IN_SECONDS),
      'Cache-Control': 'no-store',
    },
  });
}

async function askForToken(
  { origin, searchParams }: URL,
  verifier: string,
  { clientId, clientSecret }: SignInSettings,
  ask: typeof fetch,
): Promise<Outcome> {
  const answer = await ask(TOKEN, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      code: searchParams.get('code') ?? '',
      redirect_uri: origin + SIGNED_IN,
      code_verifier: verifier,
    }),
  });
  const { access_token: token, error } = Object(await answer.json());
  return typeof token === 'string' ? { token } : { error: String(error ?? answer.status) };
}

function explain(failure: string, origin: string): string {
  return (
    FAILURES.get(failure)?.(origin) ??
    `GitHub ne odgovara kako treba (${failure}). Pokušajte ponovo kasnije.`
  );
}

function writeCookie(value: string, seconds: number): string {
  const rights = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;
  return serialize(COOKIE, value, { maxAge: seconds, ...rights });
}
