// The Worker in front of the Durable Object that keeps the messages (`cloudflare-relay.ts`): it serves the site's
// files, if it has any, and passes requests about messages to that object.

import { ANSWER_HEADERS } from '../../model/answer-headers.ts';
import { SIGN_IN, SIGNED_IN, signIn } from '../../sign-in/sign-in.ts';
import { createApp, MAIL_PATH } from '../app.ts';
import { writeLog } from '../log.ts';
import { BODY_LIMIT_BYTES, readCounted } from '../request-form.ts';
import { SettingsError } from '../settings.ts';
import { MAINTENANCE, Relay } from './cloudflare-relay.ts';
import { readCloudflareSettings, readPublicSettings } from './cloudflare-settings.ts';
import type { ExecutionContext, Fetcher, WorkerEnv } from './cloudflare-types.ts';

export { Relay };

export default {
  async fetch(request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/health') return finish(await askHealth(env));
    if (pathname === MAIL_PATH) return finish(await passOn(request, env, context));
    if (pathname === SIGN_IN || pathname === SIGNED_IN) return finish(await signIn(request, env));
    const { ASSETS: assets } = env;
    return finish(
      await (assets ? showNotFound(request, assets) : answerWithoutObject(request, env)),
    );
  },

  /** Every quarter of an hour: sets a lost alarm again, and alerts a person when messages wait too long. */
  async scheduled(_: unknown, env: WorkerEnv): Promise<void> {
    const answer = await objectOf(env).fetch(`https://relay${MAINTENANCE}`);
    writeLog({ event: 'health', ...(await answer.json()) });
  },
};

/**
 * Requests for the site's files do not come here; only addresses without a file do. Cloudflare's own
 * answer would have the missing file's headers, and a browser would keep it for a year.
 */
async function showNotFound({ url, method }: Request, assets: Fetcher): Promise<Response> {
  const page = await assets.fetch(new Request(new URL('/404', url), { method }));
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-cache');
  return new Response(page.body, { status: 404, headers });
}

/** Reads the body first: the message then arrives even if the visitor hangs up. */
async function passOn(
  request: Request,
  env: WorkerEnv,
  context: ExecutionContext,
): Promise<Response> {
  const { method, url } = request;
  const isHuge = Number(request.headers.get('content-length')) > BODY_LIMIT_BYTES;
  const body = isHuge ? null : await readCounted(request);
  const headers = new Headers(request.headers);
  headers.set('content-length', String(body?.byteLength ?? BODY_LIMIT_BYTES + 1));
  const copy = () => new Request(url, { method, headers, ...(body?.length && { body }) });
  if (body === null) return answerWithoutObject(copy(), env);
  const answer = objectOf(env)
    .fetch(copy())
    .catch((error) => {
      writeLog({ event: 'object failed', error: error?.name ?? 'unknown' });
      return answerWithoutObject(copy(), env);
    });
  context.waitUntil(answer);
  return answer;
}

async function askHealth(env: WorkerEnv): Promise<Response> {
  try {
    readCloudflareSettings(env);
    return await objectOf(env).fetch('https://relay/health');
  } catch (error) {
    const [lastError, advice] =
      error instanceof SettingsError
        ? ['wrong settings', error.message]
        : ['the object does not answer', null];
    const headers = { 'Cache-Control': 'no-store' };
    return Response.json({ ok: false, lastError, advice }, { status: 503, headers });
  }
}

/** The answer when the object fails or has no settings: the visitor gets the text back. */
async function answerWithoutObject(request: Request, env: WorkerEnv): Promise<Response> {
  const app = createApp({
    ...readPublicSettings(env),
    enqueue: () => Promise.reject(new Error('no object')),
    health: () => {
      throw new Error('no object');
    },
    admit: () => ({ wait: 0, busy: false }),
    log: writeLog,
  });
  return app.fetch(request, { address: '' });
}

/** The object in the European Union, where the runtime offers that. */
function objectOf({ RELAY: objects }: WorkerEnv): Fetcher {
  let place = objects;
  try {
    place = objects.jurisdiction('eu');
  } catch {
    // `wrangler dev` and workerd have no jurisdictions.
  }
  return place.get(place.idFromName('relay'));
}

/** Adds the headers that the site's files have too: Cloudflare's file of headers does not reach these answers. */
function finish(answer: Response): Response {
  const finished = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) finished.headers.set(name, value);
  return finished;
}
