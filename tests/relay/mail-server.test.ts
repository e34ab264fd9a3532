import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Fault } from '../../src/relay/relay.ts';
import { createCertificate } from '../support/certificate.ts';
import { eventually, findFreePort } from '../support/processes.ts';
import { HOME, runHome } from './support/homes/home.ts';
import type { RunningHome } from './support/homes/running-home.ts';
import { type Behaviour, startMailSink } from './support/mail-sink.ts';
import { readMail, writtenIn } from './support/mailbox.ts';
import { FIELDS, post } from './support/raw-http.ts';
import { askHealth, ORIGIN } from './support/running-relay.ts';

const smtp = (port: number) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` });

/** Posts a message and returns codes, fault and advice of the first failed attempt. */
async function firstFailure(relay: RunningHome) {
  await post(relay.port);
  const failure = () => relay.log().find(({ event }) => event === 'not delivered');
  await eventually('a failed attempt', () => failure() !== undefined);
  await eventually('health knows', async () => (await askHealth(relay.port)).lastError !== null);
  const { lastError, advice } = await askHealth(relay.port);
  expect(lastError).toBe(failure()?.['error']);
  return { code: lastError, fault: failure()?.['fault'], advice };
}

describe('delivery to a mail server', () => {
  it('waits while the server is down, and happens once it is up', async () => {
    const port = await findFreePort();
    const relay = await runHome(smtp(port));
    const texts = [1, 2, 3, 4, 5].map((i) => `${i} ${'č'.repeat(3000)}\n.\n..\nFrom mene`);
    for (const message of texts) await post(relay.port, { ...FIELDS, message });
    await eventually('a failed attempt', () =>
      relay.log().some((e) => e.event === 'not delivered'),
    );
    const sick = await askHealth(relay.port);
    expect(sick).toMatchObject({ queued: 5, ok: true });
    const sink = await startMailSink({ port });
    await eventually('five mails', () => sink.mails.length === 5);
    const written = sink.mails.map(async (raw) => writtenIn(await readMail(raw)).message);
    expect((await Promise.all(written)).sort()).toEqual(texts);
    await eventually('health has forgotten it', async () => {
      const { ok, queued, lastError } = await askHealth(relay.port);
      return ok && queued === 0 && lastError === null;
    });
  });

  it.each<[string, Behaviour]>([
    ['421 at the sender', { at: 'mail', code: 421 }],
    ['451 at the recipient', { at: 'rcpt', code: 451 }],
    ['550 at the recipient', { at: 'rcpt', code: 550 }],
    ['451 after the text', { at: 'data', code: 451 }],
    ['550 after the text', { at: 'data', code: 550 }],
    ['421 after the text', { at: 'data', code: 421 }],
    ['a connection that breaks after the text', 'drop'],
  ])('gives no message up for %s', async (_, behaviour) => {
    const sink = await startMailSink();
    const relay = await runHome(smtp(sink.port));
    sink.behave(behaviour);
    await post(relay.port);
    await post(relay.port, { ...FIELDS, message: 'druga' });
    const failures = () => relay.log().filter(({ event }) => event === 'not delivered').length;
    await eventually('three failed attempts', () => failures() >= 3);
    expect(sink.mails).toHaveLength(0);
    sink.behave(null);
    await eventually('both mails', () => sink.mails.length === 2);
    await relay.close();
    expect(sink.mails).toHaveLength(2);
  });

  it('repeats a mail that was kept but not confirmed, with the same Message-ID', async () => {
    const sink = await startMailSink();
    const relay = await runHome(smtp(sink.port));
    sink.behave('keep and drop');
    await post(relay.port);
    await eventually('a kept mail', () => sink.mails.length >= 1);
    sink.behave(null);
    await eventually('delivered', () => relay.log().some(({ event }) => event === 'delivered'));
    const ids = await Promise.all(sink.mails.map(async (raw) => (await readMail(raw)).messageId));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('stops at a wrong password, without an attempt for each message', async () => {
    const sink = await startMailSink({ password: 'tačna' });
    const url = `smtp://sajt:pogresna@127.0.0.1:${sink.port}`;
    const relay = await runHome({ SMTP_URL: url });
    for (let i = 0; i < 20; i += 1) await post(relay.port, { ...FIELDS, message: `poruka ${i}` });
    await eventually('a failed attempt', () =>
      relay.log().some((e) => e.event === 'not delivered'),
    );
    const state = await askHealth(relay.port);
    expect(state.queued).toBe(20);
    // More sign-ins would make fail2ban lock the relay out.
    expect(sink.sessions()).toBe(1);
  });

  it('signs in with the password of the settings, special signs included', async () => {
    const password = 'š@:/ lozinka';
    const sink = await startMailSink({ password });
    const url = `smtp://sajt:${encodeURIComponent(password)}@127.0.0.1:${sink.port}`;
    const relay = await runHome({ SMTP_URL: url });
    await post(relay.port);
    await eventually('one mail', () => sink.mails.length === 1);
  });

  // Linux has all of 127.0.0.0/8; the relay takes 127.0.0.2 for another machine.
  it.runIf(process.platform === 'linux')(
    'never sends a message unencrypted to another machine',
    async () => {
      const sink = await startMailSink({ host: '127.0.0.2' });
      const relay = await runHome({ SMTP_URL: `smtp://127.0.0.2:${sink.port}` });
      await post(relay.port);
      const refused = () => relay.log().find(({ event }) => event === 'not delivered');
      await eventually('a failed attempt', () => refused() !== undefined);
      expect(refused()).toMatchObject({
        fault: 'connection',
        error: expect.stringContaining('ETLS'),
      });
      expect(sink.mails).toHaveLength(0);
    },
  );

  it.runIf(process.platform === 'linux').each([
    ['at once', 'smtps', true],
    ['after STARTTLS', 'smtp', false],
  ])('trusts no server with a self-signed certificate, %s', async (_, scheme, secure) => {
    const pem = createCertificate('127.0.0.2');
    const sink = await startMailSink({
      host: '127.0.0.2',
      password: 'tačna',
      tls: { secure, key: pem, cert: pem },
    });
    const url = `${scheme}://sajt:${encodeURIComponent('tačna')}@127.0.0.2:${sink.port}`;
    const { code, advice } = await firstFailure(await runHome({ SMTP_URL: url }));
    // Cloudflare's runtime only reports ESOCKET.
    if (HOME !== 'workerd') expect(code).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
    if (HOME !== 'workerd') expect(advice).toContain('Sertifikat');
    expect(sink.mails).toHaveLength(0);
  });

  it.each<
    [
      what: string,
      server: Parameters<typeof startMailSink>[0],
      behaviour: Behaviour | null,
      code: string,
      fault: Fault,
      advice: string,
    ]
  >([
    [
      'a wrong password',
      { password: 'tačna' },
      null,
      'EAUTH 535',
      'connection',
      'ne prima ime ili lozinku',
    ],
    [
      'a server that comes later',
      {},
      { at: 'rcpt', code: 450 },
      'EENVELOPE 450 RCPT TO',
      'connection',
      'da se pokuša kasnije',
    ],
    [
      'a refused recipient',
      {},
      { at: 'rcpt', code: 550 },
      'EENVELOPE 550 RCPT TO',
      'connection',
      'Proverite adrese u MAIL_FROM i MAIL_TO',
    ],
    [
      'a refused text',
      {},
      { at: 'data', code: 554 },
      'EMESSAGE 554 DATA',
      'message',
      'tekst jedne poruke',
    ],
    [
      'a text that shall come later',
      {},
      { at: 'data', code: 451 },
      'EMESSAGE 451 DATA',
      'message',
      'da se pokuša kasnije',
    ],
    [
      'a server that closes',
      {},
      { at: 'data', code: 421 },
      '421',
      'connection',
      'da se pokuša kasnije',
    ],
    ['a connection that breaks off', {}, 'drop', 'ECONNECTION', 'message', 'se ne javlja'],
  ])(
    'reports by code what failed and in Serbian what to do: %s',
    async (_, server, behaviour, code, fault, advice) => {
      const sink = await startMailSink({ password: 'pogrešna', ...server });
      sink.behave(behaviour);
      const user = `sajt:${encodeURIComponent('pogrešna')}`;
      const relay = await runHome({ SMTP_URL: `smtp://${user}@127.0.0.1:${sink.port}` });
      expect(await firstFailure(relay)).toEqual({
        code: expect.stringContaining(code),
        fault,
        advice: expect.stringContaining(advice),
      });
    },
  );

  it('reports a server that does not answer', async () => {
    const { code, advice } = await firstFailure(await runHome(smtp(await findFreePort())));
    expect(code).toContain('ESOCKET');
    expect(advice).toContain('se ne javlja');
  });

  // RFC 5321, 4.5.3.2.1: five minutes.
  it.runIf(HOME === 'node')('waits for the greeting of a slow server', async () => {
    const ready = Promise.withResolvers<void>();
    const sink = await startMailSink({ ready: ready.promise });
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const relay = await runHome(smtp(sink.port));
    await post(relay.port);
    await eventually('a connection', () => sink.sessions() === 1);
    vi.advanceTimersByTime(290_000);
    ready.resolve();
    await eventually('one mail', () => sink.mails.length === 1);
    expect(relay.log().map(({ event }) => event)).not.toContain('not delivered');
  });

  it('lets another mail pass one that the server has refused', async () => {
    const sink = await startMailSink();
    const relay = await runHome({ ...smtp(sink.port), RETRY_BASE_MS: '500' });
    sink.behave({ at: 'data', code: 554 });
    await post(relay.port, { ...FIELDS, message: 'prva' });
    await eventually('a refusal', () => relay.log().some((e) => e.event === 'not delivered'));
    sink.behave(null);
    await post(relay.port, { ...FIELDS, message: 'druga' });
    await eventually('both mails', () => sink.mails.length === 2);
    const written = sink.mails.map(async (raw) => writtenIn(await readMail(raw)).message);
    expect(await Promise.all(written)).toEqual(['druga', 'prva']);
  });

  it('delivers unflagged messages before flagged ones, and flags many of one network', async () => {
    const port = await findFreePort();
    const relay = await runHome(smtp(port));
    const send = (message: string, Origin: string | null) =>
      post(relay.port, { ...FIELDS, message }, { Origin });
    for (let i = 0; i < 3; i += 1) await send(`sumnjiva ${i}`, null);
    // A network may send twenty in a day that are not flagged.
    for (let i = 0; i < 18; i += 1) await send(`obična ${i}`, ORIGIN);
    const sink = await startMailSink({ port });
    await eventually('all mails', () => sink.mails.length === 21);
    const mails = await Promise.all(sink.mails.map(readMail));
    const suspicious = mails.map(({ from }) => from?.name?.endsWith('[proverite]'));
    expect(suspicious).toEqual([...Array(17).fill(false), ...Array(4).fill(true)]);
    expect(mails.at(-1)?.text).toContain('sa iste mreže je danas stiglo mnogo poruka');
  });
});
