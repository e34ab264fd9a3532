// Page and relay count alike: what one of them takes, the other takes.
import { expect, it } from 'vitest';
import {
  MESSAGE_FIELDS,
  MESSAGE_LIMITS,
  type MessageField,
  read,
} from '../../src/model/contact-message.ts';
import { lengthWords } from '../../src/model/contact-words.ts';
import { BODY_LIMIT } from '../../src/relay/request-form.ts';
import { ask, asScriptSends, createBareRelay, formOf, RECIPIENT } from './support/bare-relay';

const SHORT = { name: 'Ana', phoneNumber: '064', email: 'ana@primer.rs', message: 'Zdravo' };

/** Ways to write a text of so many UTF-16 units, once it is cleaned. */
const WRITINGS: [string, (units: number) => string][] = [
  ['plain letters', (units) => 'a'.repeat(units)],
  ['letters of three bytes', (units) => '漢'.repeat(units)],
  // Two units each: an odd length needs one letter more.
  ['emoji of four bytes', (units) => '🌿'.repeat(units / 2) + 'a'.repeat(units % 2)],
  ['white space around it', (units) => ` \n\t${'ж'.repeat(units)}\u00a0\r\n `],
  ['invisible signs in it', (units) => `a\u0000\u202e${'b'.repeat(units)}`.slice(0, units + 2)],
];
const LINES = (units: number) => 'a\r\n'.repeat(units / 2) + 'a'.repeat(units % 2 || 1);

const stored = new Set<string>();
const relay = createBareRelay({
  store: async ({ message }) => {
    stored.add(JSON.stringify(message));
    return { id: 'a', repeat: false };
  },
});

async function agree(field: MessageField, text: string, fits: boolean): Promise<void> {
  const typed = formOf(Object.entries({ ...SHORT, [field]: text }));
  const onThePage = read(typed);
  expect(onThePage.ok).toBe(fits);
  for (const posted of [asScriptSends(typed), typed]) {
    stored.clear();
    expect((await ask(relay, posted)).status).toBe(fits ? 202 : 422);
    expect([...stored]).toEqual(fits ? [JSON.stringify(onThePage.message)] : []);
  }
  if (fits) return;
  // Without scripts, the same words stand at the field as on the page.
  const { text: page } = await ask(relay, typed, 'text/html');
  expect(page).toContain(lengthWords(field, onThePage.message[field].length));
  expect(page).toContain('Predugačko: skratite za 1 znak ');
}

it.each(MESSAGE_FIELDS.flatMap((field) => WRITINGS.map((row) => [field, ...row] as const)))(
  'page and relay agree about %s at its limit: %s',
  async (field, _, write) => {
    const limit = MESSAGE_LIMITS[field];
    const lengthOf = (units: number) => read(formOf([[field, write(units)]])).message[field].length;
    // Where a sign is cleaned away or replaced differs by field; what is left counts.
    let units = limit - 3;
    for (const length of [limit - 1, limit, limit + 1]) {
      while (lengthOf(units) < length) units += 1;
      expect(lengthOf(units)).toBe(length);
      await agree(field, write(units), length <= limit);
    }
  },
);

it.each(['\r\n', '\n', '\r', '\u2028'])(
  'page and relay agree about lines that end with %j',
  async (end) => {
    const limit = MESSAGE_LIMITS.message;
    await agree('message', LINES(limit - 1).replaceAll('\r\n', end), true);
    await agree('message', LINES(limit).replaceAll('\r\n', end), false);
  },
);

it('page and relay take the largest message that keeps the limits, also by white space left out', async () => {
  const full = MESSAGE_FIELDS.map((field) => [field, '漢'.repeat(MESSAGE_LIMITS[field])] as const);
  const typed = formOf([...full, ['website', ''], ['to', RECIPIENT]]);
  typed.set('message', `${' '.repeat(BODY_LIMIT)}${typed.get('message')}`);
  const posted = asScriptSends(typed);
  const bytes = (await new Response(posted).arrayBuffer()).byteLength;
  // Half of what the relay takes and a browser sends with `keepalive`.
  expect(bytes).toBeLessThan(BODY_LIMIT * 0.55);
  expect((await ask(relay, posted)).status).toBe(202);
});

it('a visitor without scripts is told when the whole is too large', async () => {
  // No page of the site posts this way, where each byte becomes three signs.
  const fields = Object.entries({ ...SHORT, message: '漢'.repeat(9000) });
  const { status, text } = await ask(relay, new URLSearchParams(fields), 'text/html');
  expect(status).toBe(413);
  expect(text).toContain('Poruka je predugačka');
});
