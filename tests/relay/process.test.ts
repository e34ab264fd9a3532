// The relay as a process on a server: one file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../support/processes.ts';
import { buildRelay } from './support/homes/node.ts';
import { FILE, install, LOCAL } from './support/installed-relay.ts';
import { startMailSink } from './support/mail-sink.ts';
import { countMails } from './support/mailbox.ts';
import { createQueue, submission } from './support/queues.ts';
import { FIELDS, post } from './support/raw-http.ts';
import { askHealth, runRelay } from './support/running-relay.ts';

describe('the one file of the relay', () => {
  it('starts beside nothing else, takes a message, delivers it and stops', async () => {
    const { folder, start } = await install();
    const relay = await start();
    await relay.untilItListens(relay.port);
    expect((await askHealth(relay.port)).status).toBe(200);
    expect((await post(relay.port, FIELDS)).status).toBe(202);
    const data = join(folder, 'var/mail');
    await eventually('one mail', () => countMails(join(data, 'primljeno')) === 1);
    await relay.close();
    expect(await relay.ended).toBe(0);
    expect(relay.log().at(-1)?.event).toBe('stopped');
    expect(readdirSync(data).sort()).toEqual(['primljeno', 'sent', 'waiting']);
    expect(readdirSync(folder).sort()).toEqual([FILE, 'var']);
  });

  const REAL = {
    SMTP_URL: 'smtps://a:b@primer.rs',
    MAIL_TO: 'a@primer.rs',
    MAIL_FROM: 'b@primer.rs',
  };
  it.each([
    ['no settings', {}, /SMTP_URL: upišite .*\n.*MAIL_TO: upišite .*\n.*MAIL_ORIGINS: upišite/],
    ['no site', REAL, /^Program za poruke nije pokrenut\..*\n.*MAIL_ORIGINS: upišite/],
  ])('says what is wrong in the settings, and ends: %s', async (_, settings, problem) => {
    const relay = await (await install()).start(settings);
    expect(await relay.ended).toBe(1);
    expect(relay.output()).toMatch(problem);
  });

  it('is less than 400 kB, imports only what Node brings, and carries the licences', async () => {
    const code = readFileSync(join(await buildRelay('caddy'), FILE), 'utf8');
    expect(code.length).toBeLessThan(400_000);
    const imported = [...code.matchAll(/\brequire\([`'"]([^`'"]+)[`'"]\)/g)].map((hit) => hit[1]);
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((name) => !/^node:|^http$/.test(name ?? ''))).toEqual([]);
    const licences = readFileSync(join(await buildRelay('caddy'), 'LICENSES.md'), 'utf8');
    for (const name of ['hono', '@hono/node-server', 'nodemailer'])
      expect(licences).toContain(`## ${name} - `);
  });
});

describe('the relay on a server', () => {
  // Longer than the half minute that programs usually wait; RFC 5321 gives a mail server ten minutes.
  it('waits for a slow mail server that has the text, also when it is told to stop', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const confirmed = Promise.withResolvers<void>();
    const sink = await startMailSink();
    sink.behave({ confirmed: confirmed.promise });
    const SMTP_URL = `smtp://127.0.0.1:${sink.port}`;
    const relay = await runRelay({ SMTP_URL });
    await post(relay.port);
    await eventually('the server has the text', () => sink.mails.length === 1);
    const closed = relay.close();
    await vi.advanceTimersByTimeAsync(31_000);
    confirmed.resolve();
    await closed;
    expect(relay.log().map(({ event }) => event)).toContain('delivered');
    sink.behave(null);
    const again = await runRelay({ SMTP_URL, MAIL_DATA: relay.folder });
    expect((await askHealth(again.port)).queued).toBe(0);
    expect((await post(again.port, { ...FIELDS, message: 'druga' })).status).toBe(202);
    await eventually('the second mail', () => sink.mails.length === 2);
  });

  it('takes messages at once although a slow mail server has an old one', async () => {
    const { queue, folder } = createQueue({ time: Date.now() - 7_200_000 });
    await queue.enqueue(submission('od jutros'));
    const confirmed = Promise.withResolvers<void>();
    const sink = await startMailSink();
    sink.behave({ confirmed: confirmed.promise });
    const SMTP_URL = `smtp://127.0.0.1:${sink.port}`;
    const relay = await runRelay({ SMTP_URL, MAIL_DATA: folder });
    expect((await askHealth(relay.port)).ok, 'the old one waits').toBe(false);
    expect((await post(relay.port)).status).toBe(202);
    confirmed.resolve();
  });

  it('keeps a connection open longer than the proxy that sends the next message through it', async () => {
    const { port } = await runRelay();
    const { headers } = await fetch(`http://127.0.0.1:${port}/health`);
    // Caddy keeps its connections for two minutes; with less here, 4 of 672 messages were answered 502.
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
  });

  it('does not start on a port that is taken', async () => {
    const { port } = await runRelay();
    const second = await (await install()).start({ ...LOCAL, PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
  });
});
