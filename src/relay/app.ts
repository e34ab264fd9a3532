import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type CheckedForm, checkForm, MAIL_PATH } from '../model/contact/contact-message.ts';
import { createBodyRoom, type Place } from './body-room.ts';
import type { Health } from './health.ts';
import { networkOf } from './limiter.ts';
import { codeOf, type Log } from './log.ts';
import type { Submission } from './queue.ts';
import {
  BODY_LIMIT_BYTES,
  carriesForm,
  dropRest,
  findFlags,
  isForeign,
  messageKeyOf,
  readForm,
} from './read-form.ts';
import type { Taken } from './relay.ts';
import { drawAccepted, drawRefused } from './result-page.ts';
import { REFUSALS, type Refusal } from './result-texts.ts';
import type { Contact } from './settings.ts';

/** When a sender should try again if the relay could not keep the message. */
const UNAVAILABLE_RETRY_SECONDS = 30;
/** The program around the app, Node or the Worker, passes the visitor's IP address on; the app sees no connection. */
export type AppEnv = { Bindings: { address: string } };

export interface AppOptions {
  take: (address: string, submission: Submission) => Promise<Taken>;
  health: () => Health | Promise<Health>;
  /** Sites whose pages may post, as the browser writes them in `Origin`. */
  origins: ReadonlySet<string>;
  contact: Contact;
  log: Log;
}

interface RefusalParts extends Partial<Pick<CheckedForm, 'missing' | 'tooLong'>> {
  /** What was typed: the page of a visitor without scripts gives it back. */
  form?: FormData;
  /** Seconds. */
  retryAfter?: number;
}

/**
 * The relay's HTTP side: who may post, and what every request is answered. It answers scripts with
 * JSON and people with a page, by `Accept`.
 */
export function createApp({ contact, origins, log, ...relay }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const enter = createBodyRoom();

  // A connection that is closed with unread bytes in it may take the answer with it.
  app.use(async (c, next) => {
    await next();
    await dropRest(c.req.raw);
  });

  app.get('/health', async (c) => {
    const health = await relay.health();
    return c.json(health, health.ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });

  app.use(
    MAIL_PATH,
    cors({
      origin: (origin) => (origins.has(origin) ? origin : null),
      allowMethods: ['POST'],
      // A message's age is judged by the relay's clock, not by the device's.
      exposeHeaders: ['Retry-After', 'Date'],
    }),
  );

  app.post(MAIL_PATH, async (c) => {
    if (isForeign(c.req.header('origin'), origins, c.req.url)) return refuse(c, 'origin');
    if (!carriesForm(c.req.raw)) return refuse(c, 'content-type');
    const announced = Number(c.req.header('content-length') ?? 0);
    if (announced > BODY_LIMIT_BYTES) return refuse(c, 'too-large');
    const place = enter(networkOf(c.env.address));
    try {
      return await takeForm(c, place);
    } finally {
      place.leave();
    }
  });

  app.all(MAIL_PATH, (c) => {
    c.header('Allow', 'POST, OPTIONS');
    return refuse(c, 'method');
  });
  app.notFound((c) => refuse(c, 'not-found'));
  app.onError((error, c) => {
    log({ event: 'failed', error: codeOf(error) });
    return refuse(c, 'unavailable');
  });

  async function takeForm(c: Context<AppEnv>, place: Place): Promise<Response> {
    const form = await readForm(c.req.raw, place);
    if (typeof form === 'string') return refuse(c, form);
    const { ok, message, missing, tooLong } = checkForm(form);
    if (!ok) return refuse(c, 'invalid', { form, missing, tooLong });
    const key = messageKeyOf(form);
    const flags = findFlags(form, message, c.req.header('origin'));
    try {
      const taken = await relay.take(c.env.address, { key, message, flags });
      if ('wait' in taken) return refuse(c, 'slow-down', { form, retryAfter: taken.wait });
      const { id, repeat } = taken;
      const status = repeat ? 200 : 202;
      if (wantsJson(c)) return sendJson(c, { status: 'accepted', id: key ?? id, repeat }, status);
      return sendPage(c, status, (nonce) => drawAccepted({ nonce, contact }));
    } catch (error) {
      log({ event: 'not stored', error: codeOf(error) });
      return refuse(c, 'unavailable', { form });
    }
  }

  function refuse(c: Context, reason: Refusal, parts: RefusalParts = {}): Response {
    log({ event: 'refused', reason });
    const { missing = [], tooLong = [], form } = parts;
    const { code } = REFUSALS[reason];
    const retryAfter = reason === 'unavailable' ? UNAVAILABLE_RETRY_SECONDS : parts.retryAfter;
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    // Closed, so that the rest of a body that was not read need not be read.
    if (reason === 'too-large' || reason === 'unavailable') c.header('Connection', 'close');
    if (wantsJson(c)) {
      const fields = reason === 'invalid' ? { missing, tooLong } : {};
      return sendJson(c, { status: reason, ...fields }, code);
    }
    return sendPage(c, code, (nonce) => drawRefused({ nonce, contact, reason, form }));
  }

  return app;
}

function wantsJson(c: Context): boolean {
  return c.req.header('accept')?.includes('application/json') ?? false;
}

function sendJson(c: Context, body: object, status: ContentfulStatusCode): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(body, status);
}

function sendPage(c: Context, status: ContentfulStatusCode, draw: (nonce: string) => string) {
  const nonce = crypto.randomUUID();
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  // Without this header the corrected form would be sent without its origin, and be flagged.
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  return c.html(draw(nonce), status);
}
