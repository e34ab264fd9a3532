// The Worker in front: it serves the site's files, if it has any, and hands what concerns messages
// to the one object that keeps them.

import { SIGN_IN, SIGNED_IN, signIn } from '../../sign-in/sign-in.ts';
import { createRelay, MAIL_PATH } from '../app.ts';
import type { Health } from '../health.ts';
import { writeLog } from '../log.ts';
import { BODY_LIMIT, readCounted } from '../request-form.ts';
import { SettingsError } from '../settings.ts';
import { Relay, TEND } from './cloudflare-relay.ts';
import { readCloudflareSettings, readPublicSettings } from './cloudflare-settings.ts';
import type { ExecutionContext, Fetcher, WorkerEnv } from './cloudflare-types.ts';

export { Relay };

/** As the site's own files have them: the host's file for headers does not reach these answers. */
const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

export default {
  async fetch(request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/health') return finish(await askHealth(env));
    if (pathname === MAIL_PATH) return finish(await handOver(request, env, context));
    if (pathname === SIGN_IN || pathname === SIGNED_IN) return finish(await signIn(request, env));
    const assets = env['ASSETS'] as Fetcher | undefined;
    return finish(await (assets ? showNotFound(request, assets) : standIn(request, env)));
  },

  /** Every quarter of an hour: a lost alarm is set again, and a person told what waits too long. */
  async scheduled(_: unknown, env: WorkerEnv): Promise<void> {
    const answer = await objectOf(env).fetch(`https://relay${TEND}`);
    writeLog({ event: 'health', ...(await answer.json()) });
  },
};

/**
 * The site's files answer by themselves; only what none of them fits comes here. Cloudflare's own
 * answer would carry the headers of the file that is not there, and a browser keep it for a year.
 */
async function showNotFound({ url, method }: Request, assets: Fetcher): Promise<Response> {
  const page = await assets.fetch(new Request(new URL('/404', url), { method }));
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-cache');
  return new Response(page.body, { status: 404, headers });
}

/** Reads the body first: a visitor who hangs up then cannot take the message along. */
async function handOver(
  request: Request,
  env: WorkerEnv,
  context: ExecutionContext,
): Promise<Response> {
  const { method, url } = request;
  const isHuge = Number(request.headers.get('content-length')) > BODY_LIMIT;
  const body = isHuge ? null : await readCounted(request);
  const headers = new Headers(request.headers);
  headers.set('content-length', String(body?.byteLength ?? BODY_LIMIT + 1));
  const copy = () => new Request(url, { method, headers, ...(body?.length && { body }) });
  if (body === null) return standIn(copy(), env);
  const answer = objectOf(env)
    .fetch(copy())
    .catch((error) => {
      writeLog({ event: 'object failed', error: error?.name ?? 'unknown' });
      return standIn(copy(), env);
    });
  context.waitUntil(answer);
  return answer;
}

/** Anybody may ask, and is told codes and what they mean, but no number. */
async function askHealth(env: WorkerEnv): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const say = (ok: boolean, lastError: string | null, advice: string | null) =>
    Response.json({ ok, lastError, advice }, { status: ok ? 200 : 503, headers });
  try {
    readCloudflareSettings(env);
    const answer = await objectOf(env).fetch('https://relay/health');
    const { ok, lastError, advice } = (await answer.json()) as Health;
    return say(ok, lastError, advice);
  } catch (error) {
    if (error instanceof SettingsError) return say(false, 'wrong settings', error.message);
    return say(false, 'the object does not answer', null);
  }
}

/** Speaks for an object that cannot: every text is given back. */
async function standIn(request: Request, env: WorkerEnv): Promise<Response> {
  const relay = createRelay({
    ...readPublicSettings(env),
    store: () => Promise.reject(new Error('no object')),
    health: () => {
      throw new Error('no object');
    },
    admit: () => ({ wait: 0, busy: false, network: null }),
    log: writeLog,
  });
  return relay.fetch(request, { address: '' });
}

/** In the European Union, where Cloudflare offers that: its local stand-in does not. */
function objectOf({ RELAY: objects }: WorkerEnv): Fetcher {
  let place = objects;
  try {
    place = objects.jurisdiction('eu');
  } catch {
    // Only `wrangler dev` and workerd come here.
  }
  return place.get(place.idFromName('relay'));
}

function finish(answer: Response): Response {
  const finished = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(EVERYWHERE)) finished.headers.set(name, value);
  return finished;
}
