import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { read } from '../model/contact-message.ts';
import { type Refusal, type RelayEnv, sendReceipt, sendRefusal, wantsJson } from './answers.ts';
import type { Health } from './health.ts';
import type { Receipt, Submission } from './intake.ts';
import type { Admission } from './limiter.ts';
import { codeOf, type LogEvent } from './log.ts';
import { carriesForm, findFlags, keyOf, readForm } from './request-form.ts';
import type { PublicContact } from './result-page.ts';

/** The old script's address: forms out there already post to it. */
export const MAIL_PATH = '/mail_cv.php';

export interface RelayPorts {
  /** Resolves once the message would survive a power cut; rejects when it could not be kept. */
  store: (submission: Submission) => Promise<Receipt>;
  health: () => Health;
  admit: (address: string) => Admission;
  /** Pages that may post, as the browser writes them in `Origin`. */
  origins: ReadonlySet<string>;
  contact: PublicContact;
  log: (event: LogEvent) => void;
}

/** The relay as a value: a web-standard `fetch` that starts nothing and holds no state. */
export function createRelay(ports: RelayPorts): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>();
  const refused = (c: Context<RelayEnv>, refusal: Refusal) =>
    sendRefusal(c, refusal, ports.contact);

  app.get('/health', (c) => {
    const health = ports.health();
    return c.json(health, health.ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });

  app.use(MAIL_PATH, async (c, next) => {
    await next();
    c.header('Vary', 'Accept', { append: true });
  });
  app.use(
    MAIL_PATH,
    cors({
      origin: (origin) => (ports.origins.has(origin) ? origin : null),
      allowMethods: ['POST'],
      exposeHeaders: ['Retry-After'],
    }),
  );

  app.post(MAIL_PATH, async (c) => {
    const started = performance.now();
    const refuse = (refusal: Refusal) => {
      ports.log({ event: 'refused', reason: refusal.reason });
      return refused(c, refusal);
    };
    const origin = c.req.header('origin');
    if (isForeign(origin, ports.origins, c.req.url)) return refuse({ reason: 'origin' });
    const { wait, busy, network } = ports.admit(c.env.address);
    // A script keeps its own copy. A plain form gets its text back, so it is read first.
    if (wait > 0 && wantsJson(c)) return refuse({ reason: 'slow-down', retryAfter: wait });

    if (!carriesForm(c.req.raw)) return refuse({ reason: 'content-type' });
    const form = await readForm(c.req.raw);
    if (wait > 0) {
      const typed = form instanceof FormData ? { form } : {};
      return refuse({ reason: 'slow-down', retryAfter: wait, ...typed });
    }
    if (typeof form === 'string') return refuse({ reason: form });

    const reading = read(form);
    if (!reading.ok) {
      const { missing, tooLong } = reading;
      return refuse({ reason: 'invalid', form, missing, tooLong });
    }
    const { message } = reading;
    const key = keyOf(form);
    const flags = findFlags(form, message, origin);
    if (busy) flags.push('busy');
    try {
      const { id, repeat } = await ports.store({ key, message, flags, network });
      const ms = Math.round(performance.now() - started);
      const units = message.message.length;
      ports.log({ event: 'accepted', id, repeat, units, flags, ms });
      return sendReceipt(c, { id: key ?? id, repeat }, ports.contact);
    } catch (error) {
      ports.log({ event: 'not stored', error: codeOf(error) });
      return refused(c, { reason: 'unavailable', retryAfter: 30, form });
    }
  });

  app.all(MAIL_PATH, (c) => {
    c.header('Allow', 'POST, OPTIONS');
    ports.log({ event: 'refused', reason: 'method' });
    return refused(c, { reason: 'method' });
  });
  app.notFound((c) => refused(c, { reason: 'not-found' }));
  app.onError((error, c) => {
    ports.log({ event: 'failed', error: codeOf(error) });
    return refused(c, { reason: 'unavailable', retryAfter: 30 });
  });
  return app;
}

/**
 * `null` comes from honest pages too (a `no-referrer` policy): it is flagged, not refused. The relay's
 * own pages ask to send again; a proxy before it may have taken the `s` off its `https`.
 */
function isForeign(
  origin: string | undefined,
  origins: ReadonlySet<string>,
  address: string,
): boolean {
  if (origin === undefined || origin === 'null') return false;
  return !origins.has(origin) && origin.split('://')[1] !== new URL(address).host;
}
