import { describe, expect, it } from 'vitest';
import { MESSAGE_FIELDS, MESSAGE_LIMITS, read } from '../../src/model/contact-message.ts';
import { createRelay } from '../../src/relay/app.ts';
import { composeMail } from '../../src/relay/mail.ts';
import { openSpool } from '../../src/relay/spool.ts';
import { readMail, writtenIn } from './support/mailbox';
import { createRandom, randomText } from './support/random-visitors';
import { createFolder, ORIGIN } from './support/running-relay';

const VISITORS = Number(process.env['RELAY_VISITORS'] ?? 5000);
const SEED = Number(process.env['RELAY_SEED'] ?? Date.now() % 1_000_000);
const AT_ONCE = 100;
const ADDRESSES = { to: 'konsultant@localhost', from: 'sajt@localhost', domain: 'localhost' };

describe('a message the page lets through', () => {
  it(`is accepted and arrives equal, from ${VISITORS} random visitors (seed ${SEED})`, async () => {
    const random = createRandom(SEED);
    const spool = openSpool({
      folder: createFolder(),
      max: AT_ONCE,
      keepBodyDays: 7,
      keepKeyDays: 90,
      onCorrupt: () => {},
    });
    const relay = createRelay({
      store: spool.store,
      health: () => {
        throw new Error('Nobody asks.');
      },
      admit: () => 0,
      origins: new Set([ORIGIN]),
      recipient: ADDRESSES.to,
      contact: { siteUrl: '', phone: '', email: '' },
      log: () => {},
    });
    let equal = 0;
    let refused = 0;

    async function visit(): Promise<void> {
      const form = new FormData();
      for (const field of MESSAGE_FIELDS)
        form.set(field, randomText(random, MESSAGE_LIMITS[field]));
      form.set('to', ADDRESSES.to);
      form.set('id', crypto.randomUUID());
      const onThePage = read(form);
      const answer = await relay.request(
        'http://localhost/mail_cv.php',
        { method: 'POST', body: form, headers: { Origin: ORIGIN, Accept: 'application/json' } },
        { address: '127.0.0.1' },
      );
      const body = await answer.json();
      expect(answer.status, JSON.stringify([...form])).toBe(onThePage.ok ? 202 : 422);
      if (onThePage.ok) {
        sent.set(JSON.stringify(onThePage.message), body.id);
      } else {
        expect(body).toEqual({
          status: 'invalid',
          missing: onThePage.missing,
          tooLong: onThePage.tooLong,
        });
        refused += 1;
      }
    }

    const sent = new Map<string, string>();
    for (let done = 0; done < VISITORS; done += AT_ONCE) {
      sent.clear();
      await Promise.all(Array.from({ length: AT_ONCE }, visit));
      for (let mail = spool.next(null); mail; mail = spool.next(null)) {
        const { raw } = await composeMail(mail, ADDRESSES);
        const written = writtenIn(await readMail(raw));
        expect(sent.delete(JSON.stringify(written)), JSON.stringify(written)).toBe(true);
        equal += 1;
        await spool.delivered(mail.id);
      }
      expect(sent.size).toBe(0);
    }
    spool.close();
    expect(equal + refused).toBe(VISITORS);
    // Neither side of the promise is empty.
    expect(equal).toBeGreaterThan(VISITORS / 3);
    expect(refused).toBeGreaterThan(0);
    console.log(`${equal} arrived equal, ${refused} were refused by page and relay alike.`);
  }, 60_000);

  it('is the same message however often it is cleaned', () => {
    const random = createRandom(SEED);
    for (let i = 0; i < 2000; i += 1) {
      const form = new FormData();
      for (const field of MESSAGE_FIELDS) form.set(field, `a${randomText(random, 50)}b`);
      const once = read(form);
      if (!once.ok) throw new Error('Nothing here is empty or long.');
      const again = new FormData();
      for (const field of MESSAGE_FIELDS) again.set(field, once.message[field]);
      expect(read(again)).toEqual(once);
    }
  });
});
