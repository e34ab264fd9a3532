import { describe, expect, it } from 'vitest';
import {
  entriesToSend,
  MESSAGE_FIELDS,
  MESSAGE_LIMITS,
  type MessageField,
  read,
} from '../../src/model/contact-message.ts';
import { lengthWords } from '../../src/model/contact-words.ts';
import { createRelay, type RelayPorts } from '../../src/relay/app.ts';
import { composeMail } from '../../src/relay/mail.ts';
import { BODY_LIMIT } from '../../src/relay/request-form.ts';
import { readMail, writtenIn } from './support/mailbox';
import { createRandom, randomText } from './support/random-visitors';
import { ORIGIN } from './support/running-relay';
import { createSpool } from './support/spools';

/** Others in each run; RELAY_VISITORS=45000 for a long one. */
const VISITORS = Number(process.env['RELAY_VISITORS'] ?? 1500);
const SEED = Number(process.env['RELAY_SEED'] ?? Date.now() % 1_000_000);
const AT_ONCE = 100;
const ADDRESSES = { to: 'konsultant@localhost', from: 'sajt@localhost' };
const SHORT = { name: 'Ana', phoneNumber: '064', email: 'ana@primer.rs', message: 'Zdravo' };

function startRelay(store: RelayPorts['store']) {
  return createRelay({
    store,
    health: () => {
      throw new Error('Nobody asks.');
    },
    admit: () => ({ wait: 0, deaf: false, busy: false, network: '' }),
    origins: new Set([ORIGIN]),
    recipient: ADDRESSES.to,
    contact: { siteUrl: '', phone: '', email: '' },
    log: () => {},
  });
}

function formOf(entries: Iterable<readonly [string, string]>): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.set(name, value);
  return form;
}

/** What the page's script posts; the plain form, without it, posts what was typed. */
function asScriptSends(typed: FormData): FormData {
  return formOf([...entriesToSend(typed, read(typed)), ['id', crypto.randomUUID()]]);
}

async function ask(
  relay: ReturnType<typeof startRelay>,
  body: FormData | URLSearchParams,
  accept = 'application/json',
) {
  const answer = await relay.request(
    'http://localhost/mail_cv.php',
    { method: 'POST', body, headers: { Origin: ORIGIN, Accept: accept } },
    { address: '127.0.0.1' },
  );
  return { status: answer.status, text: await answer.text() };
}

describe('a message the page lets through', () => {
  it(
    `is accepted and arrives equal, from ${VISITORS} random visitors (seed ${SEED})`,
    async () => {
      const random = createRandom(SEED);
      const { spool, deliverNext } = createSpool({ max: AT_ONCE });
      const relay = startRelay(spool.store);
      let equal = 0;
      let refused = 0;

      async function visit(): Promise<void> {
        const typed = formOf(
          MESSAGE_FIELDS.map((field) => [field, randomText(random, MESSAGE_LIMITS[field])]),
        );
        typed.set('to', ADDRESSES.to);
        const onThePage = read(typed);
        const posted = random() < 0.5 ? asScriptSends(typed) : typed;
        const { status, text } = await ask(relay, posted);
        const { missing, tooLong, message } = onThePage;
        expect(status, JSON.stringify([...typed])).toBe(onThePage.ok ? 202 : 422);
        if (onThePage.ok) {
          sent.add(JSON.stringify(message));
        } else {
          expect(JSON.parse(text)).toEqual({ status: 'invalid', missing, tooLong });
          refused += 1;
        }
      }

      const sent = new Set<string>();
      for (let done = 0; done < VISITORS; done += AT_ONCE) {
        sent.clear();
        await Promise.all(Array.from({ length: AT_ONCE }, visit));
        for (let mail = await deliverNext(); mail; mail = await deliverNext()) {
          const { raw } = await composeMail(mail, ADDRESSES);
          const written = writtenIn(await readMail(raw));
          expect(sent.delete(JSON.stringify(written)), JSON.stringify(written)).toBe(true);
          equal += 1;
        }
        expect(sent.size).toBe(0);
      }
      expect(equal + refused).toBe(VISITORS);
      // Neither side of the promise is empty.
      expect(equal).toBeGreaterThan(VISITORS / 3);
      expect(refused).toBeGreaterThan(0);
      console.log(`${equal} arrived equal, ${refused} were refused by page and relay alike.`);
    },
    60_000 + VISITORS * 40,
  );

  it('is the same message however often it is cleaned', () => {
    const random = createRandom(SEED);
    for (let i = 0; i < 2000; i += 1) {
      const once = read(
        formOf(MESSAGE_FIELDS.map((field) => [field, `a${randomText(random, 50)}b`])),
      );
      expect(once.ok).toBe(true);
      expect(read(formOf(Object.entries(once.message)))).toEqual(once);
    }
  });
});

/** Ways to write a text of so many UTF-16 units, once it is cleaned. */
const WRITINGS: Record<string, (units: number) => string> = {
  'plain letters': (units) => 'a'.repeat(units),
  'letters of three bytes': (units) => '漢'.repeat(units),
  // Two units each: an odd length needs one letter more.
  'emoji of four bytes': (units) => '🌿'.repeat(units / 2) + 'a'.repeat(units % 2),
  'white space around it': (units) => ` \n\t${'ж'.repeat(units)}\u00a0\r\n `,
  'invisible signs in it': (units) => `a\u0000\u202e${'b'.repeat(units)}`.slice(0, units + 2),
};
const LINES = (units: number) => 'a\r\n'.repeat(units / 2) + 'a'.repeat(units % 2 || 1);

describe('page and relay', () => {
  const stored = new Set<string>();
  const relay = startRelay(async ({ message }) => {
    stored.add(JSON.stringify(message));
    return { id: 'a', repeat: false };
  });

  async function agree(field: MessageField, text: string, fits: boolean): Promise<void> {
    const typed = formOf(Object.entries({ ...SHORT, [field]: text }));
    const onThePage = read(typed);
    expect(onThePage.ok).toBe(fits);
    for (const posted of [asScriptSends(typed), typed]) {
      stored.clear();
      const { status } = await ask(relay, posted);
      expect(status).toBe(fits ? 202 : 422);
      expect([...stored]).toEqual(fits ? [JSON.stringify(onThePage.message)] : []);
    }
    if (fits) return;
    // Without scripts, the same words stand at the field as on the page.
    const { text: page } = await ask(relay, typed, 'text/html');
    expect(page).toContain(lengthWords(field, onThePage.message[field].length));
    expect(page).toContain('Predugačko: skratite za 1 znak ');
  }

  for (const field of MESSAGE_FIELDS) {
    const limit = MESSAGE_LIMITS[field];
    for (const [writing, write] of Object.entries(WRITINGS)) {
      it(`agree about ${field} at its limit: ${writing}`, async () => {
        const length = (units: number) =>
          read(formOf([[field, write(units)]])).message[field].length;
        // Where a sign is cleaned away or replaced differs by field; what is left counts.
        let units = limit - 3;
        while (length(units) < limit - 1) units += 1;
        await agree(field, write(units), true);
        while (length(units) < limit) units += 1;
        expect(length(units)).toBe(limit);
        await agree(field, write(units), true);
        while (length(units) <= limit) units += 1;
        expect(length(units)).toBe(limit + 1);
        await agree(field, write(units), false);
      });
    }
  }

  it('agree about a message of many lines at its limit, whatever ends a line', async () => {
    const limit = MESSAGE_LIMITS.message;
    for (const end of ['\r\n', '\n', '\r', '\u2028']) {
      await agree('message', LINES(limit - 1).replaceAll('\r\n', end), true);
      await agree('message', LINES(limit).replaceAll('\r\n', end), false);
    }
  });

  it('take the largest message that keeps the limits, also by white space left out', async () => {
    const full = MESSAGE_FIELDS.map(
      (field) => [field, '漢'.repeat(MESSAGE_LIMITS[field])] as const,
    );
    const typed = formOf([...full, ['website', ''], ['to', ADDRESSES.to]]);
    typed.set('message', `${' '.repeat(BODY_LIMIT)}${typed.get('message')}`);
    expect(read(typed).ok).toBe(true);
    const posted = asScriptSends(typed);
    const bytes = (await new Response(posted).arrayBuffer()).byteLength;
    // Half of what the relay takes and a browser sends with `keepalive`.
    expect(bytes).toBeLessThan(BODY_LIMIT * 0.55);
    expect((await ask(relay, posted)).status).toBe(202);
  });

  it('agree that 10,000 signs of four bytes are too many, and what is too large says so', async () => {
    const typed = formOf(Object.entries({ ...SHORT, message: '🌿'.repeat(10_000) }));
    expect(read(typed).tooLong).toEqual(['message']);
    expect((await ask(relay, typed)).status).toBe(422);
    // No page of the site posts this way, where each byte becomes three signs.
    const urlencoded = new URLSearchParams(
      Object.entries({ ...SHORT, message: '漢'.repeat(9000) }),
    );
    const { status, text } = await ask(relay, urlencoded, 'text/html');
    expect(status).toBe(413);
    expect(text).toContain('Poruka je predugačka');
  });
});
