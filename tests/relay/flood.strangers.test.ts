// Many large posts at once, over the limits of every network. For a long run set RELAY_FLOODS=10.
import { expect, it } from 'vitest';
import { BODY_LIMIT_BYTES } from '../../src/relay/read-form.ts';
import { eventually } from '../support/processes.ts';
import { ask, createBareRelay, formOf } from './support/bare-relay.ts';
import { spawnNode } from './support/homes/node.ts';
import { countMails } from './support/mailbox.ts';
import { FIELDS, multipart, post } from './support/raw-http.ts';

const FLOODS = Number(process.env['RELAY_FLOODS'] ?? 1);
const POSTS = 500;

/** A message of the longest kind, in a body of 64 kB. */
function largeFields(i: number): Record<string, string> {
  const message = `${i} ${'ш'.repeat(9990)}`;
  const fields = { ...FIELDS, message, other: '' };
  return { ...fields, other: 'a'.repeat(BODY_LIMIT_BYTES - multipart(fields).length) };
}

it(`${POSTS} posts of 64 kB at once do not end the relay: it takes some and asks the others to wait`, async () => {
  for (let flood = 0; flood < FLOODS; flood += 1) {
    const relay = await spawnNode();
    const answers = await Promise.all(
      Array.from({ length: POSTS }, (_, i) => post(relay.port, largeFields(i))),
    );
    const with503 = answers.filter(({ status }) => status === 503);
    const taken = answers.filter(({ status }) => status === 202);
    // On a busy machine a body may take longer than any phone's; the browser sends the message again after a 408, too.
    const others = answers.filter(({ status }) => ![202, 503, 408].includes(status));
    expect(others).toEqual([]);
    expect(taken.length).toBeGreaterThan(0);
    for (const { head, body } of with503) {
      expect(head).toMatch(/^retry-after: 30$/im);
      expect(body).toBe('{"status":"unavailable"}');
    }
    expect((await post(relay.port)).status, 'the next visitor').toBe(202);
    const areDelivered = () => countMails(relay.mailFolder) === taken.length + 1;
    await eventually('what was accepted is delivered', areDelivered);
    await relay.close();
  }
});

it('what does not fit beside the bodies that are being kept is refused, and fits afterwards', async () => {
  let keep = () => {};
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  let taking = 0;
  const relay = createBareRelay({
    take: async () => {
      taking += 1;
      await kept;
      return { id: 'a', repeat: false };
    },
  });
  // The boundary that the platform chooses is longer than the tests' own.
  const fields = largeFields(1);
  const form = () => formOf(Object.entries({ ...fields, other: fields.other?.slice(1000) ?? '' }));
  const underway: ReturnType<typeof ask>[] = [];
  // One after the other: who is whole is no longer given up.
  for (let i = 1; i <= 128; i += 1) {
    underway.push(ask(relay, form()));
    await expect.poll(() => taking).toBe(i);
  }
  // Two more may fit: these bodies are a little smaller than the longest.
  const statuses: number[] = [];
  const beside = Array.from({ length: 5 }, () =>
    ask(relay, form()).then(({ status }) => statuses.push(status)),
  );
  await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(3);
  expect(new Set(statuses)).toEqual(new Set([503]));
  keep();
  await Promise.all(beside);
  expect(new Set((await Promise.all(underway)).map(({ status }) => status))).toEqual(
    new Set([202]),
  );
  expect((await ask(relay, form())).status).toBe(202);
});
