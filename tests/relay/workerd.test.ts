// What only Cloudflare's runtime can do wrong. The contract itself: RELAY_HOME=workerd.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findWorkerdObstacle } from '../support/machine.mjs';
import { buildRelay } from './support/homes/built-relay';
import { HOME } from './support/homes/home';
import type { RunningHome } from './support/homes/running-home';
import { startCountedWorkerd, startWorkerd } from './support/homes/workerd';
import { startLoad } from './support/load';
import { startMailSink } from './support/mail-sink';
import { countMails } from './support/mailbox';
import { FIELDS, post } from './support/raw-http';
import { eventually, findFreePort } from './support/running-relay';

const obstacle = findWorkerdObstacle();
if (obstacle) console.warn(obstacle);

it('is a Worker of less than 150 kB, packed, that needs nothing beside it', async () => {
  const code = readFileSync(join(await buildRelay('cloudflare'), 'worker.js'));
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(150_000);
  const imported = [...code.toString().matchAll(/(?:^|;)import\b[^;"]*"([^"]+)"/g)];
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter(([, name]) => !name?.startsWith('node:'))).toEqual([]);
});

describe.skipIf(obstacle)(obstacle ?? 'the relay in a Durable Object', () => {
  it('goes on after failure upon failure within milliseconds', async () => {
    const sink = await startMailSink();
    let refusals = 8;
    sink.behave(() => (refusals-- > 0 ? { at: 'mail', code: 421 } : null));
    const url = `smtp://127.0.0.1:${sink.port}`;
    const relay = await startWorkerd({ SMTP_URL: url, LINE_BASE_MS: '1', RETRY_BASE_MS: '1' });
    for (let i = 0; i < 5; i += 1) await post(relay.port, { ...FIELDS, message: `poruka ${i}` });
    await eventually('five mails', () => sink.mails.length === 5, 60);
  });

  it('delivers while messages come without a pause', async () => {
    const relay = await startWorkerd();
    const load = startLoad(() => relay.port, 8, 100_000);
    await eventually('a mail', () => countMails(relay.mailFolder) > 0);
    await load.stop();
  });

  // After ten seconds of silence the object leaves memory: too long for every run of all tests.
  it.runIf(HOME === 'workerd')('comes back for a mail after it has left memory', async () => {
    const port = await findFreePort();
    const url = `smtp://127.0.0.1:${port}`;
    const relay = await startWorkerd({ SMTP_URL: url, LINE_BASE_MS: '20000' });
    await post(relay.port);
    await eventually('a failed try', () => relay.log.some((e) => e.event === 'not delivered'));
    const sink = await startMailSink({ port });
    await eventually('the mail', () => sink.mails.length === 1, 60);
  });

  it('says which settings are missing, and gives every text back until they are there', async () => {
    const relay = await startWorkerd({ MAIL_TO: '', MAIL_FROM: '', MAIL_LOCAL: '' });
    const health = await readHealth(relay.port);
    expect(health.ok).toBe(false);
    expect(health.lastError).toContain('MAIL_TO: nedostaje.');
    expect(health.lastError).toContain('MAIL_FROM: nedostaje.');
    const page = await post(relay.port, FIELDS, { Accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(page.body).toContain('šta mi preporučujete?');
    expect(page.body).toContain('tel:+381600000000');
    const answer = await post(relay.port, FIELDS);
    expect(answer.status).toBe(503);
    expect(answer.head).toMatch(/access-control-allow-origin: http:\/\/localhost:4321/i);
  });

  it('names port 25, which Cloudflare does not let through', async () => {
    const relay = await startWorkerd({ SMTP_URL: 'smtp://mail.primer.rs' });
    expect((await readHealth(relay.port)).lastError).toContain('port 25');
  });

  it('tells nobody outside more than whether it is well, and why not', async () => {
    const relay = await startWorkerd();
    expect(await readHealth(relay.port)).toEqual({ ok: true, lastError: null });
    const { status } = await fetch(`http://127.0.0.1:${relay.port}/tend`);
    expect(status, 'its own clock has another way').toBe(404);
  });

  it('stays within the rows of a free day while 10,000 messages wait for a dead line', async () => {
    const waiting = Number(process.env['RELAY_MESSAGES'] ?? 100);
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
      LINE_BASE_MS: '200',
      MAIL_MAX: '20000',
    };
    const relay = await startCountedWorkerd(settings);
    const load = startLoad(() => relay.port, 16, waiting);
    await load.done;
    const accepted = await countRows(relay);
    await relay.kill();
    // Nothing is in memory any more, as after each silence of ten seconds.
    const again = await startCountedWorkerd({ ...settings, MAIL_DATA: relay.folder });
    const tries = () => again.log.filter(({ event }) => event === 'not delivered').length;
    await fetch(`http://127.0.0.1:${again.port}/health`);
    await countRows(again);
    await eventually('a try', () => tries() > 0, 120);
    const tried = await countRows(again);
    const perTry = tried.read / tries();
    const { folder } = again;
    await again.kill();
    const third = await startCountedWorkerd({ ...settings, MAIL_DATA: folder });
    await fetch(`http://127.0.0.1:${third.healthPort}/tend`);
    const tended = await countRows(third);
    const perMessage = { read: accepted.read / waiting, written: accepted.written / waiting };
    const ofTenThousand = { tend: tended.read * (10_000 / waiting), turn: perTry };
    // The line rests five minutes at most, less a quarter; the clock comes every fifteen.
    const aDay = 384 * ofTenThousand.turn + 96 * ofTenThousand.tend;
    console.log(
      `rows, ${waiting} waiting: ${perMessage.read.toFixed(1)} read and ` +
        `${perMessage.written.toFixed(1)} written a message accepted; ${perTry.toFixed(0)} read a try, ` +
        `${tended.read} a quarter of an hour; a day with 10,000 waiting: ${Math.round(aDay)} read`,
    );
    expect(perMessage.read).toBeLessThan(10);
    expect(perMessage.written).toBeLessThan(10);
    expect(perTry).toBeLessThan(50);
    expect(aDay).toBeLessThan(5_000_000);
  }, 600_000);
});

async function countRows({ healthPort }: RunningHome) {
  const answer = await fetch(`http://127.0.0.1:${healthPort}/count`);
  return (await answer.json()) as { read: number; written: number };
}

async function readHealth(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  return (await answer.json()) as { ok: boolean; lastError: string | null };
}
