// Limits of a whole message; those of each field are in arrives-equal.test.ts.
import { expect, it } from 'vitest';
import { MESSAGE_FIELDS, MESSAGE_LIMITS } from '../../src/model/contact/contact-message.ts';
import { composeMail } from '../../src/relay/mail.ts';
import { BODY_LIMIT_BYTES } from '../../src/relay/read-form.ts';
import { ask, asScriptSends, createBareRelay, formOf, RECIPIENT } from './support/bare-relay.ts';

const SHORT = { name: 'Ana', phoneNumber: '064', email: 'ana@primer.rs', message: 'Zdravo' };

const relay = createBareRelay({ take: async () => ({ id: 'a', repeat: false }) });

it('page and relay take a message with all fields at their limits, and white space around them', async () => {
  const full = MESSAGE_FIELDS.map((field) => [field, '漢'.repeat(MESSAGE_LIMITS[field])] as const);
  const typed = formOf([...full, ['website', ''], ['to', RECIPIENT]]);
  typed.set('message', `${' '.repeat(BODY_LIMIT_BYTES)}${typed.get('message')}`);
  const posted = asScriptSends(typed);
  const bytes = (await new Response(posted).arrayBuffer()).byteLength;
  // About half of what the relay accepts and a browser sends with `keepalive`.
  expect(bytes).toBeLessThan(BODY_LIMIT_BYTES * 0.55);
  expect((await ask(relay, posted)).status).toBe(202);
});

it('the longest message comes back whole when the mailbox is full, in Cyrillic, too', async () => {
  const message = { ...SHORT, message: 'ш'.repeat(MESSAGE_LIMITS.message) };
  const mail = { id: 'a', received: 0, flags: [], message };
  const { raw } = await composeMail(mail, { to: RECIPIENT, from: RECIPIENT });
  // Of a longer mail Postfix returns the headers only, and the bounce is then the only copy left.
  expect(raw.length).toBeLessThan(50_000);
});

it('a visitor without scripts learns that the whole message is too large', async () => {
  // The site's pages do not post this encoding, in which each byte becomes three characters.
  const fields = Object.entries({ ...SHORT, message: '漢'.repeat(9000) });
  const { status, text } = await ask(relay, new URLSearchParams(fields), 'text/html');
  expect(status).toBe(413);
  expect(text).toContain('Poruka je predugačka');
});
