import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkForm,
  MESSAGE_FIELDS,
  MESSAGE_LIMITS,
  type MessageField,
} from '../../src/model/contact/contact-message.ts';
import { composeMail } from '../../src/relay/mail.ts';
import { ask, asScriptSends, createBareRelay, formOf, RECIPIENT } from './support/bare-relay.ts';
import { readMail, writtenIn } from './support/mailbox.ts';
import { createMemoryStore, createQueue } from './support/queues.ts';
import { strangeText } from './support/strange-text.ts';

/** How many forms are tried; RELAY_VISITORS=45000 for a long run, with --testTimeout=0. */
const numRuns = Number(process.env['RELAY_VISITORS'] ?? 300);

/** A form with random text in each field, up to the field's limit and a little longer. */
const typedForm = (limit: (field: MessageField) => number) =>
  fc
    .tuple(...MESSAGE_FIELDS.map((field) => strangeText(limit(field))))
    .map((texts) => formOf(MESSAGE_FIELDS.map((field, i) => [field, texts[i] ?? ''])));

it('what the page lets through is accepted and arrives equal, whatever a visitor types', async () => {
  const { queue, clock, deliverNext } = createQueue({ store: createMemoryStore() });
  const relay = createBareRelay({ take: (_, message) => queue.enqueue(message) });
  let refused = 0;
  const form = typedForm((field) => MESSAGE_LIMITS[field]);
  const visit = fc.asyncProperty(form, fc.boolean(), async (typed, hasScript) => {
    const { ok, missing, tooLong, message } = checkForm(typed);
    const { status, text } = await ask(relay, hasScript ? asScriptSends(typed) : typed);
    expect(status).toBe(ok ? 202 : 422);
    // After an hour the same text counts as a new message.
    clock.now += 3_600_000;
    if (!ok) {
      refused += 1;
      expect(JSON.parse(text)).toEqual({ status: 'invalid', missing, tooLong });
      return;
    }
    const mail = await deliverNext();
    if (!mail) throw new Error('No message is due.');
    const { raw } = await composeMail(mail, { to: RECIPIENT, from: 'sajt@localhost' });
    expect(writtenIn(await readMail(raw))).toEqual(message);
  });
  await fc.assert(visit, { numRuns });
  // Both kinds of forms were among them.
  expect(refused).toBeGreaterThan(numRuns / 100);
  expect(refused).toBeLessThan((2 * numRuns) / 3);
});

it('a message is the same however often it is cleaned', () => {
  const clean = fc.property(
    typedForm(() => 50),
    (typed) => {
      const once = checkForm(typed);
      expect(checkForm(formOf(Object.entries(once.message)))).toEqual(once);
    },
  );
  fc.assert(clean, { numRuns });
});
