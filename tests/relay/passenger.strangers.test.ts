// The relay as on a rented web space. RELAY_HOME=passenger runs all tests; RELAY_KILLS=20
// RELAY_MESSAGES=2500 makes the first one long.
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findPassengerObstacle } from '../../src/tools/machine.mjs';
import { eventually } from '../support/processes.ts';
import { HOME } from './support/homes/home';
import { startPassenger } from './support/homes/passenger';
import { startLoad, tally } from './support/load';
import { startMailSink } from './support/mail-sink';
import { countMails, readMails } from './support/mailbox';
import { FIELDS, post } from './support/raw-http';
import { askHealth } from './support/running-relay';

/** Starting Apache takes long, so the run of all tests only tries the first promise. */
const IS_ALL = HOME === 'passenger';
const KILLS = Number(process.env['RELAY_KILLS'] ?? 2);
const MESSAGES = Number(process.env['RELAY_MESSAGES'] ?? 60);
const PATIENCE = 300 + MESSAGES / 4 + KILLS * 10; // seconds

const obstacle = findPassengerObstacle();
if (obstacle) console.warn(obstacle);

describe.skipIf(obstacle)(obstacle ?? 'the relay under Passenger', () => {
  it(
    `loses and doubles no message of ${MESSAGES} while it is ${KILLS} times killed or restarted`,
    async () => {
      const relay = await startPassenger();
      const load = startLoad(() => relay.port, 16, MESSAGES);
      for (let i = 1; i <= KILLS; i += 1) {
        const wanted = (MESSAGES * i) / (KILLS + 1);
        await eventually(`${wanted} accepted`, () => load.accepted.size >= wanted, PATIENCE);
        if (i % 2) relay.restart();
        else relay.killRelay();
      }
      await load.done;
      const isIdle = async () => (await askHealth(relay.port)).queued === 0;
      await eventually('the queue is empty', isIdle, PATIENCE);
      const counted = tally(load.accepted, readMails(relay.mailFolder));
      console.log(`Passenger, ${load.accepted.size} accepted:`, load.counts, counted);
      expect(load.accepted.size).toBe(MESSAGES);
      expect(counted).toEqual({ lost: [], surplus: 0, doubled: [] });
    },
    PATIENCE * 1000,
  );

  it.runIf(IS_ALL)('waits for a slow mail server when it is restarted', async () => {
    const sink = await startMailSink();
    sink.behave(() => ({ confirmed: setTimeout(10_000) }));
    const relay = await startPassenger({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
    await post(relay.port);
    await eventually('the server has the text', () => sink.mails.length === 1);
    sink.behave(null);
    relay.restart();
    expect((await post(relay.port, { ...FIELDS, message: 'druga' })).status).toBe(202);
    await eventually('the second mail', () => sink.mails.length === 2);
    const isIdle = async () => (await askHealth(relay.port)).queued === 0;
    await eventually('nothing waits', isIdle);
    expect(sink.mails, 'each of them once').toHaveLength(2);
  });

  it.runIf(IS_ALL)(
    'keeps waiting messages when Passenger ends it for being idle, and goes on at the next request',
    async () => {
      const relay = await startPassenger({ SMTP_URL: 'smtp://127.0.0.1:1' }, 1);
      expect((await post(relay.port, FIELDS)).status).toBe(202);
      await eventually('the relay has ended', () => relay.pids().length === 0);
      // The request that the cron line makes every ten minutes.
      expect((await askHealth(relay.port)).queued).toBe(1);
      await relay.close();
      const again = await startPassenger({ MAIL_DATA: relay.folder });
      await askHealth(again.port);
      await eventually('the mail', () => countMails(again.mailFolder) === 1);
    },
  );

  it.runIf(IS_ALL)(
    'knows each visitor by the address that Apache saw, not by a forged one',
    async () => {
      const relay = await startPassenger({ RATE_BURST: '2', RATE_PER_MINUTE: '1' });
      const ask = (text: string, forged: string) =>
        post(relay.port, { ...FIELDS, message: text }, { 'X-Forwarded-For': forged });
      expect((await ask('prva', '203.0.113.1')).status).toBe(202);
      expect((await ask('druga', '203.0.113.2')).status).toBe(202);
      expect((await ask('treća', '203.0.113.3')).status).toBe(429);
    },
  );
});
