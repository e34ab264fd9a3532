// What the owner and the nightly check learn of a relay that is ill.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DeliveryError, type Fault } from '../../src/relay/delivery.ts';
import { createHealth, createNotice, type Health } from '../../src/relay/health.ts';
import { eventually } from '../support/processes.ts';
import { countMails, readMails } from './support/mailbox';
import { createQueue } from './support/queues';
import { runRelay } from './support/running-relay';

const HOUR = 3_600_000;
const WELL: Health = {
  ok: true,
  queued: 0,
  oldestSeconds: 0,
  damaged: 0,
  lastError: null,
  advice: null,
};

function createCase(health: Health) {
  const { queue, clock } = createQueue();
  const mails: Buffer[] = [];
  let attempts = 0;
  let fault: Fault | null = null;
  const current = { health };
  const sendNotice = createNotice({
    settings: { to: 'konsultant@localhost', from: 'sajt@localhost' },
    health: () => current.health,
    queue,
    transport: {
      async deliver({ raw }) {
        attempts += 1;
        if (fault) throw new DeliveryError(fault, 'ESOCKET');
        mails.push(raw);
      },
    },
    log: () => {},
    now: () => clock.now,
  });
  const failWith = (next: Fault | null) => {
    fault = next;
  };
  return { sendNotice, clock, queue, mails, current, attempts: () => attempts, failWith };
}

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
    const { sendNotice, mails, clock, current } = createCase(STUCK);
    for (let hour = 0; hour < 48; hour += 1) {
      await sendNotice();
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
    await sendNotice();
    expect(mails).toHaveLength(2);
  });

  it('gets the notice as soon as mail gets through again', async () => {
    const { sendNotice, mails, failWith } = createCase(STUCK);
    failWith('connection');
    await sendNotice();
    expect(mails).toHaveLength(0);
    failWith(null);
    await sendNotice();
    expect(mails).toHaveLength(1);
  });

  it('gets the next notice although the clock was set back by a year', async () => {
    const { sendNotice, mails, clock } = createCase(STUCK);
    await sendNotice();
    clock.now -= 365 * 24 * HOUR;
    await sendNotice();
    expect(mails).toHaveLength(2);
  });

  it('gets no second notice the same day when the first one may have arrived', async () => {
    const { sendNotice, attempts, failWith } = createCase(STUCK);
    failWith('message');
    await sendNotice();
    await sendNotice();
    expect(attempts()).toBe(1);
  });

  it('gets no notice while the password is wrong and messages wait: it would be tried too often', async () => {
    const { sendNotice, attempts, queue, current } = createCase(STUCK);
    await queue.changeState({ error: 'EAUTH 535' });
    await sendNotice();
    expect(attempts()).toBe(0);
    current.health = { ...STUCK, queued: 0, oldestSeconds: 0, damaged: 1 };
    await sendNotice();
    expect(attempts(), 'nothing waits that tries the password').toBe(1);
  });

  it('learns how many messages cannot be read, and of one that is refused again and again', async () => {
    const { sendNotice, mails, queue } = createCase({ ...STUCK, oldestSeconds: 0, damaged: 1 });
    await queue.changeState({ failures: 30, error: 'EMESSAGE 554' });
    await sendNotice();
    const [mail] = await Promise.all(mails.map((raw) => PostalMime.parse(raw)));
    expect(mail?.text).toMatch(/^Poruka koje ne mogu da se pročitaju: 1\.\n\nServer odbija/);
  });
});

it('a running relay sends the notice by itself', async () => {
  const { queue, folder } = createQueue();
  queue.close();
  writeFileSync(join(folder, 'waiting', 'ostecena'), '');
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { mailFolder } = await runRelay({ MAIL_DATA: folder });
  expect(countMails(mailFolder), 'not before it listens').toBe(0);
  vi.advanceTimersByTime(300_000);
  vi.useRealTimers();
  await eventually('the notice', () => countMails(mailFolder) === 1);
  expect(`${readMails(mailFolder)[0]}`).toContain('Program za poruke');
});

describe('/health', () => {
  it.each([
    ['an hour', { oldestSeconds: 3600 }, null, null, null],
    [
      'more than an hour',
      { oldestSeconds: 3601 },
      null,
      'mail waits for more than an hour',
      /^Poruke stižu brže/,
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
      { damaged: 2, diskError: 'EIO' },
      null,
      'the disk refuses: EIO; messages that cannot be read: 2',
      /^Na disk .* Fajl .* prolaze\.$/,
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
    const parts = { status: () => status, state: () => ({ ...queue.state(), error }) };
    return createHealth(parts)();
  }
});
