import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAlert } from '../../src/relay/alert.ts';
import { DeliveryError, type Fault } from '../../src/relay/delivery.ts';
import { createHealth, type Health } from '../../src/relay/health.ts';
import type { LogEvent } from '../../src/relay/log.ts';
import { eventually } from '../support/processes.ts';
import { createQueue } from './support/queues';
import { FIELDS, post } from './support/raw-http';
import { askHealth, runRelay } from './support/running-relay';

const HOUR = 3_600_000;
const WELL: Health = {
  ok: true,
  queued: 0,
  oldestSeconds: 0,
  damaged: 0,
  transport: 'smtp',
  lastError: null,
  advice: null,
};

/** A watcher that counts the requests of the relay. */
async function startWatcher() {
  let pings = 0;
  const server = createServer((request, response) => {
    pings += 1;
    expect(request.url, 'without anything about a visitor').toBe('/tajni-kod');
    response.end('OK');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/tajni-kod`, pings: () => pings };
}

function createCase(url: string, health: Health) {
  const { queue, clock } = createQueue();
  const mails: Buffer[] = [];
  const log: LogEvent[] = [];
  let attempts = 0;
  let fault: Fault | null = null;
  const current = { health };
  const alert = createAlert({
    settings: { alertUrl: url, to: 'konsultant@localhost', from: 'sajt@localhost' },
    health: () => current.health,
    queue,
    transport: {
      kind: 'smtp',
      async deliver({ raw }) {
        attempts += 1;
        if (fault) throw new DeliveryError(fault, 'ESOCKET');
        mails.push(raw);
      },
    },
    log: (event) => log.push(event),
    now: () => clock.now,
  });
  const failWith = (next: Fault | null) => {
    fault = next;
  };
  return { alert, clock, queue, mails, log, current, attempts: () => attempts, failWith };
}

describe('the watcher on the internet', () => {
  it('is pinged while all is well, and not while something is wrong', async () => {
    const watcher = await startWatcher();
    const { alert, current } = createCase(watcher.url, WELL);
    await alert();
    await alert();
    expect(watcher.pings()).toBe(2);
    current.health = { ...WELL, ok: false, lastError: 'the disk refuses: ENOSPC' };
    await alert();
    expect(watcher.pings()).toBe(2);
  });

  it('is pinged by a running relay at the address in the settings', async () => {
    const watcher = await startWatcher();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await runRelay({ ALERT_URL: watcher.url });
    vi.advanceTimersByTime(300_000);
    vi.useRealTimers();
    await eventually('a ping', () => watcher.pings() > 0);
  });

  it('may be out of reach: the relay goes on and logs it', async () => {
    const { alert, log } = createCase('http://127.0.0.1:1/', WELL);
    await alert();
    expect(log.map(({ event }) => event)).toEqual(['watcher not reached']);
  });
});

describe('the owner’s mailbox', () => {
  const STUCK: Health = {
    ...WELL,
    ok: false,
    queued: 3,
    oldestSeconds: 2.5 * 3600,
    lastError: 'mail waits for more than an hour; EMESSAGE 554',
    advice: 'Server odbija jednu poruku.',
  };

  it('gets one notice a day while /health is red', async () => {
    const { alert, mails, clock, current } = createCase('', STUCK);
    for (let hour = 0; hour < 48; hour += 1) {
      await alert();
      clock.now += HOUR;
    }
    expect(mails).toHaveLength(2);
    const { subject, text, to } = await PostalMime.parse(mails[0] ?? '');
    expect(subject).toBe('Poruke sa sajta: nešto nije u redu');
    expect(to?.map(({ address }) => address)).toEqual(['konsultant@localhost']);
    expect(text).toBe(`Poruka na čekanju: 3. Najstarija čeka duže od 2 h.

Server odbija jednu poruku.

Ništa nije izgubljeno. Ako ne umete to da popravite, prosledite ovu poruku osobi koja održava
server. Njoj ovo govori deo „When it is red“ fajla src/relay/operating.md:
mail waits for more than an hour; EMESSAGE 554
`);
    current.health = WELL;
    clock.now += 48 * HOUR;
    await alert();
    expect(mails).toHaveLength(2);
  });

  it('gets the notice as soon as mail gets through again', async () => {
    const { alert, mails, failWith } = createCase('', STUCK);
    failWith('connection');
    await alert();
    expect(mails).toHaveLength(0);
    failWith(null);
    await alert();
    expect(mails).toHaveLength(1);
  });

  it('gets the next notice although the clock was set back by a year', async () => {
    const { alert, mails, clock } = createCase('', STUCK);
    await alert();
    clock.now -= 365 * 24 * HOUR;
    await alert();
    expect(mails).toHaveLength(2);
  });

  it('gets the notice after a failure, too, when no message waits that it would fail with', async () => {
    const { alert, mails, queue } = createCase('', {
      ...STUCK,
      queued: 0,
      oldestSeconds: 0,
      damaged: 1,
    });
    await queue.changeState({ failures: 1 });
    await alert();
    const [mail] = await Promise.all(mails.map((raw) => PostalMime.parse(raw)));
    expect(mail?.text).toMatch(/^Poruka koje ne mogu da se pročitaju: 1\.\n\nServer odbija/);
    expect(mails).toHaveLength(1);
  });

  it('gets no second notice the same day when the first one may have arrived', async () => {
    const { alert, attempts, failWith } = createCase('', STUCK);
    failWith('doubt');
    await alert();
    await alert();
    expect(attempts()).toBe(1);
  });

  it('gets no notice while no message gets through: a wrong password would be tried too often', async () => {
    const { alert, mails, log, queue } = createCase('', STUCK);
    await queue.changeState({ failures: 1 });
    await alert();
    expect(mails).toHaveLength(0);
    expect(log).toEqual([]);
    await queue.changeState({ failures: 0 });
    await alert();
    expect(mails).toHaveLength(1);
  });
});

describe('/health', () => {
  it.each([
    ['an hour', { oldestSeconds: 3600 }, null, null, null],
    [
      'more than an hour',
      { oldestSeconds: 3601 },
      null,
      'mail waits for more than an hour',
      /^Stiglo je više .* \(MAIL_PER_HOUR\)/,
    ],
    ['79 of 100 places', { queued: 79 }, null, null, null],
    [
      '80 of 100 places',
      { queued: 80 },
      null,
      'the queue is nearly full',
      /^Čeka .* nove uskoro neće/,
    ],
    [
      'a full disk',
      { diskError: 'ENOSPC' },
      null,
      'the disk refuses: ENOSPC',
      /^Na disk .* Oslobodite/,
    ],
    [
      'a damaged file',
      { damaged: 1 },
      null,
      'messages that cannot be read: 1',
      /^Fajl bar jedne poruke/,
    ],
    [
      'a failure that has lasted for an hour',
      { oldestSeconds: 4000 },
      'ESOCKET CERT_HAS_EXPIRED CONN',
      'mail waits for more than an hour; ESOCKET CERT_HAS_EXPIRED CONN',
      /^Sertifikat [^.]*\. [^.]*\.$/,
    ],
    [
      'two things at once',
      { damaged: 2, queued: 90 },
      null,
      'messages that cannot be read: 2; the queue is nearly full',
      /^Fajl .* prolaze\. Čeka /,
    ],
  ])('knows when a person must act, and why: %s', (_, changes, error, lastError, advice) => {
    const { ok, ...said } = healthOf(changes, error);
    expect(said).toMatchObject({
      lastError,
      advice: advice && expect.stringMatching(advice),
    });
    expect(ok).toBe(lastError === null);
  });

  it.each([
    [
      'a certificate of another host',
      'ESOCKET ERR_TLS_CERT_ALTNAME_INVALID CONN',
      'Sertifikat servera',
    ],
    [
      'encryption at a port without it',
      'ESOCKET ERR_SSL_WRONG_VERSION_NUMBER CONN',
      'Na tom portu veza',
    ],
    ['a sign-in that fails for now', 'EAUTH 454 AUTH PLAIN', 'Server za poštu traži da se pokuša'],
    ['a code that nobody knows', 'not composed', 'Razlog se ne zna'],
  ])('is green after one failure, and says in Serbian what to do about %s', (_, error, advice) => {
    expect(healthOf({}, error)).toMatchObject({
      ok: true,
      lastError: error,
      advice: expect.stringMatching(`^${advice}`),
    });
  });

  function healthOf(changes: object, error: string | null): Health {
    const status = { queued: 0, damaged: 0, oldestSeconds: 0, diskError: null, ...changes };
    const { queue } = createQueue();
    const state = { ...queue.deliveryState(), error };
    const parts = { status: () => status, deliveryState: () => state };
    return createHealth({ queue: parts, transport: 'smtp', max: 100, warnings: () => [] })();
  }

  it('names a proxy in front that the settings do not know', async () => {
    const relay = await runRelay();
    await post(relay.port, FIELDS, { 'X-Forwarded-For': '192.0.2.1' });
    expect((await askHealth(relay.port)).lastError).toContain('set TRUST_PROXY_HOPS=1');
    expect(relay.log().filter(({ event }) => event.includes('TRUST_PROXY_HOPS'))).toHaveLength(1);
    const knowing = await runRelay({ TRUST_PROXY_HOPS: '1' });
    await post(knowing.port, FIELDS, { 'X-Forwarded-For': '192.0.2.1' });
    expect((await askHealth(knowing.port)).lastError).toBeNull();
  });
});
