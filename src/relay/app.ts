import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { checkForm, type MessageField } from '../model/contact-message.ts';
import type { Health } from './health.ts';
import type { Admission } from './limiter.ts';
import { codeOf, type LogEvent } from './log.ts';
import type { Receipt, Submission } from './queue.ts';
import { bytesToRead, carriesForm, findFlags, messageKeyOf, readForm } from './request-form.ts';
import { drawAccepted, drawRefused, type PublicContact, type Refusal } from './result-page.ts';

/** The address of the site's former PHP script: pages in browsers' caches may still post to it. */
export const MAIL_PATH = '/mail_cv.php';

/** Seconds after which a sender should try again when the relay could not keep the message. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Bytes of the bodies that are read and kept at once: 128 of the longest ones. The relay has 64 MB, and a body takes
 * several times its length while it is taken apart.
 */
const ROOM_BYTES = 8_388_608;
/** The program around the app, Node or the Worker, passes the visitor's IP address on; the app sees no connection. */
export type AppEnv = { Bindings: { address: string } };

export interface AppOptions {
  /** `enqueue` of the queue. */
  enqueue: (submission: Submission) => Promise<Receipt>;
  health: () => Health;
  admit: (address: string) => Admission;
  /** Sites whose pages may post, as the browser writes them in `Origin`. */
  origins: ReadonlySet<string>;
  contact: PublicContact;
  log: (event: LogEvent) => void;
}

/** Why a request is refused: the word that scripts get as `status`, with the code of HTTP. */
const REFUSALS = {
  malformed: 400,
  origin: 403,
  'not-found': 404,
  method: 405,
  'too-large': 413,
  'content-type': 415,
  invalid: 422,
  'slow-down': 429,
  unavailable: 503,
} as const satisfies Record<Refusal, ContentfulStatusCode>;

interface RefusalParts {
  missing?: readonly MessageField[];
  tooLong?: readonly MessageField[];
  /** Seconds. */
  retryAfter?: number;
  /** What was typed: the page of a visitor without scripts gives it back. */
  form?: FormData;
}

/**
 * The relay's HTTP side: who may post, and what every request is answered. It answers scripts with
 * JSON and people with a page, by `Accept`. It starts nothing, and remembers only how much it is reading.
 */
export function createApp({ contact, origins, log, ...options }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  /** Bytes of the bodies that are being read and kept. */
  let held = 0;

  app.get('/health', (c) => {
    const health = options.health();
    return c.json(health, health.ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });

  app.use(MAIL_PATH, async (c, next) => {
    await next();
    c.header('Vary', 'Accept', { append: true });
  });
  app.use(
    MAIL_PATH,
    cors({
      origin: (origin) => (origins.has(origin) ? origin : null),
      allowMethods: ['POST'],
      exposeHeaders: ['Retry-After'],
    }),
  );

  app.post(MAIL_PATH, async (c) => {
    if (isForeign(c.req.header('origin'), origins, c.req.url)) return refuse(c, 'origin');
    const admission = options.admit(c.env.address);
    const { wait } = admission;
    // A page with scripts keeps its own copy of the message, so it is refused unread. A visitor without scripts gets
    // the text back with the refusal, so that form is read first.
    if (wait > 0 && wantsJson(c)) return refuse(c, 'slow-down', { retryAfter: wait });
    if (!carriesForm(c.req.raw)) return refuse(c, 'content-type');

    const bytes = bytesToRead(c.req.raw);
    if (held + bytes > ROOM_BYTES) {
      // Closed, so that the body need not be read.
      c.header('Connection', 'close');
      return refuse(c, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    }
    held += bytes;
    try {
      return await takeForm(c, admission);
    } finally {
      held -= bytes;
    }
  });

  app.all(MAIL_PATH, (c) => {
    c.header('Allow', 'POST, OPTIONS');
    return refuse(c, 'method');
  });
  app.notFound((c) => sendRefusal(c, 'not-found'));
  app.onError((error, c) => {
    log({ event: 'failed', error: codeOf(error) });
    return sendRefusal(c, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  });

  async function takeForm(c: Context<AppEnv>, { wait, busy }: Admission) {
    const started = performance.now();
    const form = await readForm(c.req.raw);
    if (wait > 0) {
      const typed = form instanceof FormData ? { form } : {};
      return refuse(c, 'slow-down', { retryAfter: wait, ...typed });
    }
    if (typeof form === 'string') return refuse(c, form);

    const reading = checkForm(form);
    if (!reading.ok) {
      const { missing, tooLong } = reading;
      return refuse(c, 'invalid', { form, missing, tooLong });
    }
    const { message } = reading;
    const key = messageKeyOf(form);
    const flags = findFlags(form, message, c.req.header('origin'));
    if (busy) flags.push('busy');
    try {
      const { id, repeat } = await options.enqueue({ key, message, flags });
      const ms = Math.round(performance.now() - started);
      const units = message.message.length;
      log({ event: 'accepted', id, repeat, units, flags, ms });
      return sendReceipt(c, { id: key ?? id, repeat });
    } catch (error) {
      log({ event: 'not stored', error: codeOf(error) });
      return sendRefusal(c, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS, form });
    }
  }

  function sendReceipt(c: Context, receipt: Receipt): Response {
    const status = receipt.repeat ? 200 : 202;
    if (wantsJson(c)) return sendJson(c, { status: 'accepted', ...receipt }, status);
    return sendPage(c, status, (nonce) => drawAccepted({ nonce, contact }));
  }

  function refuse(c: Context, reason: Refusal, parts?: RefusalParts): Response {
    log({ event: 'refused', reason });
    return sendRefusal(c, reason, parts);
  }

  function sendRefusal(c: Context, reason: Refusal, parts: RefusalParts = {}): Response {
    const { missing = [], tooLong = [], retryAfter, form } = parts;
    const status = REFUSALS[reason];
    if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)));
    // Closed, so that the rest of a body that is too large need not be read.
    if (reason === 'too-large') c.header('Connection', 'close');
    if (wantsJson(c)) {
      const fields = reason === 'invalid' ? { missing, tooLong } : {};
      return sendJson(c, { status: reason, ...fields }, status);
    }
    return sendPage(c, status, (nonce) =>
      drawRefused({ nonce, contact, reason, form, missing, tooLong }),
    );
  }

  return app;
}

/**
 * Whether a page of another site posts. The origin `null` also comes from honest pages (a `no-referrer` policy):
 * such a message is flagged, not refused. The relay's own result page may post again; its scheme is not compared,
 * because behind a proxy the relay sees `http` where the browser has `https`.
 */
function isForeign(
  origin: string | undefined,
  origins: ReadonlySet<string>,
  address: string,
): boolean {
  if (origin === undefined || origin === 'null') return false;
  return !origins.has(origin) && origin.split('://')[1] !== new URL(address).host;
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
