// What the owner and the nightly check learn of a relay that is ill.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeAlert, type Health, judgeHealth } from '../../src/relay/health.ts';
import { eventually } from '../support/processes.ts';
import { countMails, readMails } from './support/mailbox.ts';
import { createQueue } from './support/queues.ts';
import { runRelay } from './support/running-relay.ts';

describe('the alert to the owner', () => {
  const STUCK: Health = {
    ok: false,
    queued: 3,
    oldestSeconds: 2.5 * 3600,
    damaged: 0,
    lastError: 'mail waits for more than an hour; EMESSAGE 554',
    advice: 'Server odbija jednu poruku.',
  };
  const alertOf = async (health: Health) => {
    const addresses = { to: 'konsultant@localhost', from: 'sajt@localhost' };
    return PostalMime.parse((await composeAlert(health, addresses, 0)).raw);
  };

  it('says in Serbian what is wrong and what to do', async () => {
    const { subject, text, to } = await alertOf(STUCK);
    expect(subject).toBe('Poruke sa sajta: nešto nije u redu');
    expect(to?.map(({ address }) => address)).toEqual(['konsultant@localhost']);
    expect(text).toBe(`Poruka na čekanju: 3. Najstarija čeka duže od 2 h.

Server odbija jednu poruku.

Ništa nije izgubljeno. Ako ne umete to da popravite, prosledite ovu poruku osobi koja održava
server. Njoj ovo govori deo „When it is red“ fajla src/relay/operating.md:
mail waits for more than an hour; EMESSAGE 554
`);
  });

  it('says how many messages cannot be read', async () => {
    const { text } = await alertOf({ ...STUCK, oldestSeconds: 0, damaged: 1 });
    expect(text).toMatch(/^Poruka koje ne mogu da se pročitaju: 1\.\n\nServer odbija/);
  });

  it('is sent by a running relay', async () => {
    const { folder } = createQueue();
    writeFileSync(join(folder, 'waiting', 'ostecena'), '');
    const { mailFolder } = await runRelay({ MAIL_DATA: folder });
    await eventually('the alert', () => countMails(mailFolder) === 1);
    expect(`${readMails(mailFolder)[0]}`).toContain('Program za poruke');
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
    return judgeHealth(status, error);
  }
});
