// When the next attempt is made. Jitter is switched off, except in its own test.
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDelivery, DeliveryError, type Fault } from '../../src/relay/delivery.ts';
import { readRelaySettings } from '../../src/relay/settings.ts';
import { createMemoryStore, createQueue, submission } from './support/queues';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function createCase(env: Record<string, string> = {}) {
  const { queue, clock } = createQueue({ store: createMemoryStore(), max: 1000 });
  const delivered: string[] = [];
  let attempts = 0;
  let refusal: DeliveryError | null = null;
  const deliverNext = createDelivery({
    queue,
    transport: {
      kind: 'smtp',
      async deliver({ raw }) {
        attempts += 1;
        if (refusal) throw refusal;
        delivered.push(/poruka-\d+/.exec(raw.toString())?.[0] ?? '');
      },
    },
    settings: readRelaySettings({ MAIL_LOCAL: '1', ...env }),
    log: () => {},
    now: () => clock.now,
  });
  return {
    queue,
    clock,
    delivered,
    attempts: () => attempts,
    deliverNext,
    /** `null`: the mail server takes everything. */
    refuseWith: (fault: Fault | null, codes = 'ECONNECTION') => {
      refusal = fault && new DeliveryError(fault, codes);
    },
    async enqueue(count: number) {
      for (let i = 0; i < count; i += 1) await queue.enqueue(submission(`poruka-${i}`));
    },
    /** Makes `count` attempts, each as soon as it is allowed, and returns the pause after the last one. */
    async failTimes(count: number) {
      const wanted = attempts + count;
      for (let calls = 0; attempts < wanted; calls += 1) {
        expect(calls, 'calls without an attempt').toBeLessThan(10 * count);
        const { ms } = await deliverNext();
        clock.now += Math.ceil(ms);
      }
      return (await deliverNext()).ms;
    },
  };
}

beforeEach(() => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => random.mockRestore());
});

describe('the pause after failed attempts', () => {
  it.each<[codes: string, fault: Fault, failures: number, pause: number]>([
    ['ESOCKET', 'connection', 1, 500],
    ['ESOCKET', 'connection', 2, SECOND],
    ['ESOCKET', 'connection', 10, 256 * SECOND],
    ['ESOCKET', 'connection', 11, 5 * MINUTE],
    ['ESOCKET', 'connection', 40, 5 * MINUTE],
    ['EAUTH 535', 'connection', 1, 5 * MINUTE],
    ['EMESSAGE 554', 'message', 1, 15 * SECOND],
    ['EMESSAGE 554', 'message', 2, 30 * SECOND],
    ['EMESSAGE 554', 'message', 9, HOUR],
    ['EMESSAGE 554', 'message', 40, HOUR],
  ])('%s (%s), after %i failures: %i ms', async (codes, fault, failures, pause) => {
    const { enqueue, refuseWith, failTimes, deliverNext, attempts, clock } = createCase();
    await enqueue(1);
    refuseWith(fault, codes);
    expect(await failTimes(failures)).toBe(pause);
    clock.now += pause;
    await deliverNext();
    expect(attempts(), 'the next attempt comes in time').toBe(failures + 1);
  });

  it.each([
    [1, 1, 500],
    [10, 10, 500],
    [11, 11, SECOND],
    [21, 21, 2 * SECOND],
    // One text at which it always breaks off is probably the cause: the others need not wait for it.
    [12, 1, 500],
  ])(
    'after the connection broke off %i times, at %i different texts: %i ms',
    async (times, texts, pause) => {
      const { enqueue, refuseWith, failTimes } = createCase();
      await enqueue(texts);
      refuseWith('doubt');
      expect(await failTimes(times)).toBe(pause);
    },
  );

  it('is the first one again once a message has passed', async () => {
    const { enqueue, refuseWith, failTimes, deliverNext, clock } = createCase();
    await enqueue(2);
    refuseWith('connection');
    const pause = await failTimes(8);
    clock.now += pause;
    refuseWith(null);
    await deliverNext();
    refuseWith('connection');
    expect(await failTimes(1)).toBe(500);
  });

  it.each([
    [0, 'ESOCKET', 375],
    [1, 'ESOCKET', 625],
    // Longer than the longest pause, and yet no time of a wrong clock.
    [1, 'EAUTH 535', 375 * SECOND],
  ])(
    'varies by a quarter, so that messages do not come back together: %d, %s',
    async (random, codes, pause) => {
      const { enqueue, refuseWith, failTimes } = createCase();
      vi.spyOn(Math, 'random').mockReturnValue(random);
      await enqueue(1);
      refuseWith('connection', codes);
      expect(await failTimes(1)).toBe(pause);
    },
  );

  it('is no longer than before because the clock was set back', async () => {
    const { enqueue, refuseWith, failTimes, deliverNext, clock, delivered } = createCase();
    await enqueue(1);
    refuseWith('connection');
    await failTimes(12);
    refuseWith(null);
    clock.now -= 24 * HOUR;
    await deliverNext();
    expect(delivered).toHaveLength(1);
  });
});

it.each<[fault: Fault, delivered: string[]]>([
  ['message', ['poruka-1', 'poruka-2']],
  ['doubt', []],
  ['connection', []],
])(
  'after the fault „%s“ these other messages are delivered without a pause: %j',
  async (fault, wanted) => {
    const { enqueue, refuseWith, deliverNext, delivered } = createCase();
    await enqueue(3);
    refuseWith(fault);
    await deliverNext();
    refuseWith(null);
    for (let i = 0; i < 4; i += 1) await deliverNext();
    expect(delivered).toEqual(wanted);
  },
);

it('delivers messages in the order in which they came', async () => {
  const { enqueue, deliverNext, delivered } = createCase();
  await enqueue(5);
  for (let i = 0; i < 5; i += 1) await deliverNext();
  expect(delivered).toEqual([0, 1, 2, 3, 4].map((i) => `poruka-${i}`));
});

it('delivers a flagged message within four attempts, however many unflagged ones wait', async () => {
  const { queue, enqueue, deliverNext, delivered } = createCase();
  await enqueue(20);
  await queue.enqueue(submission('poruka-99', { flags: ['trap'] }));
  for (let i = 0; i < 4; i += 1) await deliverNext();
  expect(delivered).toContain('poruka-99');
});

it('sends an hour’s allowance at once, and then one mail after the other', async () => {
  const { enqueue, deliverNext, delivered, clock } = createCase({ MAIL_PER_HOUR: '4' });
  await enqueue(10);
  for (let i = 0; i < 10; i += 1) await deliverNext();
  expect(delivered).toHaveLength(4);
  expect(await deliverNext()).toEqual({ ms: 15 * MINUTE, endsWithNewMessage: false });
  clock.now += 15 * MINUTE;
  for (let i = 0; i < 10; i += 1) await deliverNext();
  expect(delivered).toHaveLength(5);
  clock.now += 24 * HOUR;
  for (let i = 0; i < 10; i += 1) await deliverNext();
  expect(delivered, 'a quiet day saves up no more than an hour').toHaveLength(9);
});

it('has its whole allowance when the clock was set back by a day', async () => {
  const { enqueue, deliverNext, delivered, clock } = createCase({ MAIL_PER_HOUR: '4' });
  await enqueue(10);
  for (let i = 0; i < 10; i += 1) await deliverNext();
  clock.now -= 24 * HOUR;
  for (let i = 0; i < 10; i += 1) await deliverNext();
  expect(delivered).toHaveLength(8);
  expect(await deliverNext()).toEqual({ ms: 15 * MINUTE, endsWithNewMessage: false });
});

it('rests until a message comes, an hour at most, and ten seconds after an unexpected error', async () => {
  const { queue, deliverNext } = createCase();
  expect(await deliverNext()).toEqual({ ms: HOUR, endsWithNewMessage: true });
  vi.spyOn(queue, 'next').mockRejectedValue(new Error());
  expect(await deliverNext()).toEqual({ ms: 10 * SECOND, endsWithNewMessage: false });
});
