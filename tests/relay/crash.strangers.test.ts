// For a long run set RELAY_KILLS=500 RELAY_MESSAGES=100000 and --testTimeout=0; one test alone: `-t folder`.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventually, findFreePort } from '../support/processes.ts';
import { createFolder } from '../support/temporary-folder.ts';
import { spawnHome } from './support/homes/home.ts';
import { startLoad, tally } from './support/load.ts';
import { type Behaviour, startMailSink } from './support/mail-sink.ts';
import { readMails } from './support/mailbox.ts';
import { askHealth } from './support/running-relay.ts';

const KILLS = Number(process.env['RELAY_KILLS'] ?? 2);
const MESSAGES = Number(process.env['RELAY_MESSAGES'] ?? 120);

/**
 * Posts `messages` and kills the relay meanwhile, at equal distances of what it has accepted and, by
 * `delivered`, delivered. Resolves once all are accepted and the queue is empty.
 */
async function survive(messages: number, env: Record<string, string>, delivered?: () => number) {
  const port = await findFreePort();
  const start = () => spawnHome({ ...env, PORT: String(port) });
  let relay = await start();
  const load = startLoad(() => port, 16, messages);
  const done = () => (load.accepted.size + (delivered?.() ?? load.accepted.size)) / 2;
  for (let i = 1; i <= KILLS; i += 1) {
    const wanted = (messages * i) / (KILLS + 1);
    await eventually(`${wanted} messages done`, () => done() >= wanted);
    await relay.kill();
    relay = await start();
  }
  await load.done;
  const isIdle = async () => (await askHealth(relay.port)).queued === 0;
  await eventually('the queue is empty', isIdle);
  await relay.close();
  expect(load.accepted.size).toBe(messages);
  return load;
}

it(`loses and doubles no message in the folder while it is killed ${KILLS} times under load`, async () => {
  const MAIL_DATA = createFolder();
  const { accepted, counts } = await survive(MESSAGES, { MAIL_DATA });
  const counted = tally(accepted, readMails(join(MAIL_DATA, 'primljeno')));
  console.log(`${accepted.size} accepted:`, counts, counted);
  expect(counted).toEqual({ lost: [], surplus: 0, doubled: [] });
  expect(counts.failures, 'requests were running').toBeGreaterThan(0);
});

const CODES = [421, 451, 452, 550];
/** All that a mail server does on a bad day, in turn. */
const FAILURES: Behaviour[] = [
  'drop',
  'keep and drop',
  ...(['mail', 'rcpt', 'data'] as const).flatMap((at) => CODES.map((code) => ({ at, code }))),
];

it(`loses no message while it is killed ${KILLS} times and a mail server refuses every third mail`, async () => {
  const sink = await startMailSink();
  const had: Behaviour[] = [];
  let mails = 0;
  sink.behave(() => {
    mails += 1;
    const failure = mails % 3 === 0 ? FAILURES[had.length % FAILURES.length] : undefined;
    if (failure) had.push(failure);
    return failure ?? null;
  });
  const env = {
    MAIL_DATA: createFolder(),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    RETRY_BASE_MS: '2',
  };
  const { accepted } = await survive(MESSAGES / 4, env, () => sink.mails.length);
  const { lost, surplus, doubled } = tally(accepted, sink.mails);
  const kept = had.filter((failure) => failure === 'keep and drop').length;
  console.log(`SMTP: ${accepted.size} accepted, ${had.length} failures:`, {
    lost,
    surplus,
    kept,
  });
  expect(had.length, 'the server failed').toBeGreaterThan(0);
  expect(lost).toEqual([]);
  // A kill between the server's confirmation and the relay's note causes a copy, with the same Message-ID.
  expect(doubled).toEqual([]);
  expect(surplus, 'a copy per kept mail or kill at most').toBeLessThanOrEqual(kept + KILLS);
});
