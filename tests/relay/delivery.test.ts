// When the next attempt is made, and of which message.
import { describe, expect, it, vi } from 'vitest';
import { createDelivery, DeliveryError, type Fault } from '../../src/relay/delivery.ts';
import { readRelaySettings } from '../../src/relay/settings.ts';
import { createMemoryStore, createQueue, submission } from './support/queues';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function createCase() {
  const { queue, clock } = createQueue({ store: createMemoryStore() });
  /** The texts of all attempts. */
  const attempts: string[] = [];
  let refuses: (text: string) => DeliveryError | null = () => null;
  const deliverNext = createDelivery({
    queue,
    transport: {
      async deliver({ raw }) {
        const text = /poruka-\w+/.exec(raw.toString())?.[0] ?? '';
        attempts.push(text);
        const refusal = refuses(text);
        if (refusal) throw refusal;
      },
    },
    settings: readRelaySettings({ MAIL_LOCAL: '1' }),
    log: () => {},
    now: () => clock.now,
  });
  return {
    queue,
    clock,
    attempts,
    deliverNext,
    /** `null`: the mail server takes everything. */
    refuseWith(fault: Fault | null, codes = 'ECONNECTION', texts = /./) {
      refuses = (text) => (fault && texts.test(text) ? new DeliveryError(fault, codes) : null);
    },
    async enqueue(...texts: string[]) {
      for (const text of texts) {
        await queue.enqueue(submission(`poruka-${text}`));
        clock.now += 1;
      }
    },
    /** Makes `count` attempts, each as soon as it is allowed, and returns the pause after the last one. */
    async tryTimes(count: number) {
      const wanted = attempts.length + count;
      for (let calls = 0; attempts.length < wanted; calls += 1) {
        expect(calls, 'calls without an attempt').toBeLessThan(10 * count);
        clock.now += await deliverNext();
      }
      return deliverNext();
    },
  };
}

describe('the pause for all messages after failed attempts', () => {
  it.each<[codes: string, fault: Fault, failures: number, pause: number]>([
    ['ESOCKET', 'connection', 1, SECOND],
    ['ESOCKET', 'connection', 2, 2 * SECOND],
    ['ESOCKET', 'connection', 9, 256 * SECOND],
    ['ESOCKET', 'connection', 10, 5 * MINUTE],
    ['ESOCKET', 'connection', 40, 5 * MINUTE],
    ['EAUTH 535', 'connection', 1, 5 * MINUTE],
    ['EMESSAGE 554', 'message', 1, SECOND],
    ['EMESSAGE 554', 'message', 40, 5 * MINUTE],
  ])('%s (%s), after %i failures: %i ms', async (codes, fault, failures, pause) => {
    const { enqueue, refuseWith, tryTimes, deliverNext, attempts, clock } = createCase();
    await enqueue('a', 'b');
    refuseWith(fault, codes);
    expect(await tryTimes(failures)).toBe(pause);
    clock.now += pause - 1;
    await enqueue('nova');
    clock.now -= 1;
    await deliverNext();
    expect(attempts.length, 'no attempt comes early, not even of a new message').toBe(failures);
    clock.now += 1;
    await deliverNext();
    expect(attempts.length, 'the next attempt comes in time').toBe(failures + 1);
  });

  it('is the first one again once a message has passed', async () => {
    const { enqueue, refuseWith, tryTimes, clock } = createCase();
    await enqueue('a', 'b');
    refuseWith('connection');
    const pause = await tryTimes(8);
    clock.now += pause;
    refuseWith(null);
    await tryTimes(1);
    await enqueue('c');
    refuseWith('connection');
    expect(await tryTimes(1)).toBe(SECOND);
  });

  it('is no longer than before because the clock was set back', async () => {
    const { enqueue, refuseWith, tryTimes, deliverNext, clock, attempts } = createCase();
    await enqueue('a');
    refuseWith('connection');
    await tryTimes(12);
    clock.now -= 24 * HOUR;
    await deliverNext();
    expect(attempts).toHaveLength(13);
  });
});

it.each<[fault: Fault, order: string[]]>([
  // Nobody is to blame: the oldest is tried again.
  ['connection', ['a', 'a', 'a', 'a', 'b', 'c']],
  // The text may be the cause: the others pass it.
  ['message', ['a', 'b', 'c', 'a', 'b', 'c']],
])(
  'after three faults „%s“ the messages a, b, c are tried in the order %j',
  async (fault, order) => {
    const { enqueue, refuseWith, tryTimes, attempts, clock } = createCase();
    await enqueue('a', 'b', 'c');
    refuseWith(fault);
    const pause = await tryTimes(3);
    clock.now += pause;
    refuseWith(null);
    await tryTimes(3);
    expect(attempts).toEqual(order.map((text) => `poruka-${text}`));
  },
);

it('texts that are refused for ever stop no other message, and are tried for ever', async () => {
  const { queue, enqueue, refuseWith, tryTimes, attempts, clock } = createCase();
  await enqueue('losa1', 'losa2', 'a', 'b');
  refuseWith('message', 'EMESSAGE 554', /losa/);
  const pause = await tryTimes(20);
  clock.now += pause;
  await enqueue('nova');
  await tryTimes(1);
  expect(attempts.slice(0, 4)).toEqual(
    ['losa1', 'losa2', 'a', 'b'].map((name) => `poruka-${name}`),
  );
  expect(attempts[20], 'before the refused ones').toBe('poruka-nova');
  expect(new Set(attempts.slice(4, 20))).toEqual(new Set(['poruka-losa1', 'poruka-losa2']));
  expect(queue.status().queued).toBe(2);
});

it('rests for an hour when nothing waits, and for ten seconds after an unexpected error', async () => {
  const { queue, deliverNext } = createCase();
  expect(await deliverNext()).toBe(HOUR);
  vi.spyOn(queue, 'next').mockRejectedValue(new Error());
  expect(await deliverNext()).toBe(10 * SECOND);
});
