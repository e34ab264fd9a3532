// Promises that only Cloudflare's runtime can break. RELAY_HOME=workerd runs the other tests there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findWorkerdObstacle } from '../../src/tools/machine.mjs';
import { eventually, findFreePort } from '../support/processes.ts';
import { HOME } from './support/homes/home.ts';
import { buildRelay } from './support/homes/node.ts';
import { startWorkerd } from './support/homes/workerd.ts';
import { startLoad } from './support/load.ts';
import { startMailSink } from './support/mail-sink.ts';
import { countMails } from './support/mailbox.ts';
import { FIELDS, post } from './support/raw-http.ts';
import { askHealth } from './support/running-relay.ts';

const obstacle = findWorkerdObstacle();
if (obstacle) console.warn(obstacle);

it('is a Worker of less than 150 kB, packed, that needs nothing beside it', async () => {
  const code = readFileSync(join(await buildRelay('cloudflare'), 'worker.js'));
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(150_000);
  const imported = [...code.toString().matchAll(/(?:^|;)import\b[^;"]*"([^"]+)"/g)];
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter(([, name]) => !name?.startsWith('node:'))).toEqual([]);
});

describe.skipIf(obstacle)(obstacle ?? 'the relay in a Durable Object', () => {
  it('goes on after failure upon failure within milliseconds', async () => {
    const sink = await startMailSink();
    let refusals = 8;
    sink.behave(() => (refusals-- > 0 ? { at: 'mail', code: 421 } : null));
    const url = `smtp://127.0.0.1:${sink.port}`;
    const relay = await startWorkerd({ SMTP_URL: url, RETRY_BASE_MS: '1' });
    for (let i = 0; i < 5; i += 1) await post(relay.port, { ...FIELDS, message: `poruka ${i}` });
    await eventually('five mails', () => sink.mails.length === 5);
  });

  it('delivers while messages come without a pause', async () => {
    const relay = await startWorkerd();
    const load = startLoad(() => relay.port, 8, 100_000);
    await eventually('a mail', () => countMails(relay.mailFolder) > 0);
    await load.stop();
  });

  // The object leaves memory after ten seconds: too long for every run of all tests.
  it.runIf(HOME === 'workerd')('comes back for a mail after it has left memory', async () => {
    const port = await findFreePort();
    const url = `smtp://127.0.0.1:${port}`;
    const relay = await startWorkerd({ SMTP_URL: url, RETRY_BASE_MS: '20000' });
    await post(relay.port);
    await eventually('a failed attempt', () =>
      relay.log().some((e) => e.event === 'not delivered'),
    );
    const sink = await startMailSink({ port });
    await eventually('the mail', () => sink.mails.length === 1);
  });

  it('says which settings are missing, and gives visitors their texts back', async () => {
    const relay = await startWorkerd({ MAIL_TO: '', MAIL_LOCAL: '', RATE_PER_MINUTE: '0' });
    const health = await askHealth(relay.port);
    expect(health.ok).toBe(false);
    expect(health.advice).toContain('MAIL_TO: upišite');
    expect(health.advice).toContain('RATE_PER_MINUTE: upišite');
    const page = await post(relay.port, FIELDS, { Accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(page.body).toContain('šta mi preporučujete?');
    expect(page.body).toContain('tel:+381600000000');
    const answer = await post(relay.port, FIELDS);
    expect(answer.status).toBe(503);
    expect(answer.head).toMatch(/access-control-allow-origin: http:\/\/localhost:4321/i);
  });

  it('says that Cloudflare does not allow port 25', async () => {
    const relay = await startWorkerd({ SMTP_URL: 'smtp://mail.primer.rs' });
    expect((await askHealth(relay.port)).advice).toContain('port 25');
  });
});
