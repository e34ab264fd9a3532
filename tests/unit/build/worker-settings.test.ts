// The settings of the Worker that the build writes for Cloudflare, and the Worker's own answers.
import { describe, expect, it, vi } from 'vitest';
import { SITE_HEADERS } from '../../../src/build/headers.ts';
import { composeHostFiles } from '../../../src/build/hosting/host-files.ts';
import { MAIL_PATH } from '../../../src/model/contact/contact-message.ts';
import worker, * as parts from '../../../src/relay/cloudflare.ts';
import { readPublicSettings, readRelaySettings } from '../../../src/relay/settings.ts';
import { SIGN_IN_PATHS } from '../../../src/sign-in/sign-in.ts';
import { SETTINGS } from '../../support/host-settings.ts';

const files = composeHostFiles(SETTINGS, new Date());
const read = (name: string) =>
  JSON.parse((files[`hosting/cloudflare/${name}`] ?? '').replace(/^\s*\/\/.*$/gm, ''));
const alone = read('relay.jsonc');
const { assets, ...whole } = read('wrangler.jsonc');

const SECRETS = {
  SMTP_URL: 'smtps://sajt:lozinka@mail.primer.rs',
  MAIL_TO: 'ana@primer.rs',
  MAIL_FROM: 'sajt@primer.rs',
};
const NO_OBJECTS = {
  jurisdiction: () => NO_OBJECTS,
  idFromName: () => null,
  get: () => ({ fetch: () => Promise.reject(new Error('no object')) }),
};

/** The Worker without its Durable Object, as before its secrets are set. */
const ask = (path: string, secrets = {}) =>
  worker.fetch(
    new Request(`https://www.primer.rs${path}`),
    { ...alone.vars, ...secrets, RELAY: NO_OBJECTS },
    { waitUntil: () => {} },
  );

describe('the Worker’s settings', () => {
  it('send the paths that the Worker answers to the Worker, before the site’s files', () => {
    expect(assets.run_worker_first).toEqual([MAIL_PATH, '/health', ...SIGN_IN_PATHS]);
  });

  it('name a Durable Object that the Worker exports, for each of the two Workers', () => {
    const [{ class_name: name }] = whole.durable_objects.bindings;
    expect(parts).toHaveProperty(name);
    expect(whole.migrations).toEqual([{ tag: 'v1', new_sqlite_classes: [name] }]);
    expect({ ...alone, name: '' }).toEqual({ ...whole, name: '' });
    expect(alone.name).not.toBe(whole.name);
  });

  it('are complete with the three secrets at Cloudflare', () => {
    const { to, contact, origins } = readRelaySettings({ ...alone.vars, ...SECRETS });
    expect(to).toBe('ana@primer.rs');
    expect([...origins]).toEqual(['https://www.primer.rs']);
    expect(contact).toMatchObject({ phone: '+381 60 123 45 67', replyTime: '' });
  });

  it('let the same pages ask while a setting is wrong as afterwards', () => {
    const MAIL_ORIGINS = 'https://www.primer.rs/, https://primer.rs';
    const { origins } = readPublicSettings({ ...alone.vars, MAIL_ORIGINS });
    expect([...origins]).toEqual(['https://www.primer.rs', 'https://primer.rs']);
  });
});

it('the Durable Object says how it is, and sets its alarm again after each run', async () => {
  const kv = { get: () => undefined, put: () => {}, delete: () => {}, list: () => [] };
  const setAlarm = vi.fn(async () => {});
  const storage = { kv, sync: async () => {}, setAlarm };
  const relay = new parts.Relay({ storage }, { ...alone.vars, ...SECRETS });
  const wake = () => relay.fetch(new Request('https://relej/wake'));
  const answer = await wake();
  expect(await answer.json()).toMatchObject({ ok: true, queued: 0 });
  await relay.alarm();
  await relay.alarm();
  expect(setAlarm).toHaveBeenCalledTimes(3);
  // Called while it works, it does not put that call off until the next attempt.
  await Promise.all([relay.alarm(), wake()]);
  expect(setAlarm).toHaveBeenCalledTimes(4);
});

describe('the Worker', () => {
  it.each(['/health', '/nema', MAIL_PATH, ...SIGN_IN_PATHS])(
    'carries at %s what every answer carries',
    async (path) => {
      const { headers, status } = await ask(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'strict-transport-security': SITE_HEADERS['Strict-Transport-Security'],
        'x-content-type-options': SITE_HEADERS['X-Content-Type-Options'],
      });
      expect(status).toBeGreaterThanOrEqual(400);
    },
  );

  it('says at /health which port of a mail server Cloudflare lets through', async () => {
    const answer = await ask('/health', {
      ...SECRETS,
      SMTP_URL: 'smtp://sajt:x@mail.primer.rs:25',
    });
    expect(await answer.json()).toMatchObject({
      ok: false,
      advice: expect.stringContaining(
        'SMTP_URL: Cloudflare ne propušta port 25. Upišite port 587 (smtp://…:587) ili smtps://….',
      ),
    });
  });

  it('passes a message on to the object in the European Union, also when the visitor hangs up', async () => {
    const taken: unknown[] = [];
    const taking = {
      ...NO_OBJECTS,
      get: () => ({
        fetch: async (request: Request) => {
          taken.push([new URL(request.url).pathname, await request.json()]);
          return Response.json({ id: 'a', repeat: false });
        },
      }),
    };
    const objects = {
      ...NO_OBJECTS,
      jurisdiction: (name: string) => (name === 'eu' ? taking : NO_OBJECTS),
    };
    const work: Promise<unknown>[] = [];
    const message = { name: 'Ana', phoneNumber: '1', email: 'a@primer.rs', message: 'Zdravo' };
    await worker.fetch(
      new Request(`https://www.primer.rs${MAIL_PATH}`, {
        method: 'POST',
        headers: { 'cf-connecting-ip': '192.0.2.1', Origin: 'https://www.primer.rs' },
        body: new URLSearchParams(message),
      }),
      { ...alone.vars, RELAY: objects },
      { waitUntil: (one) => work.push(one) },
    );
    expect(await Promise.all(work)).toMatchObject([{ status: 202 }]);
    const submission = { key: null, message, flags: [] };
    expect(taken).toEqual([['/take', { address: '192.0.2.1', submission }]]);
  });

  it('answers an unknown path by the site’s page for it, which no cache may keep', async () => {
    const files = {
      fetch: async ({ url }: Request) =>
        new Response(new URL(url).pathname, {
          headers: { 'Cache-Control': 'max-age=31536000, immutable' },
        }),
    };
    const request = new Request('https://www.primer.rs/images/nema.avif');
    const context = { waitUntil: () => {} };
    const answer = await worker.fetch(request, { RELAY: NO_OBJECTS, ASSETS: files }, context);
    expect({ status: answer.status, page: await answer.text() }).toEqual({
      status: 404,
      page: '/404',
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});
