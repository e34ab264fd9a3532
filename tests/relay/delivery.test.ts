// When the next attempt is made, and of which message.
import { describe, expect, it, vi } from 'vitest';
import { createRelay, DeliveryError, type Fault } from '../../src/relay/relay.ts';
import { readRelaySettings } from '../../src/relay/settings.ts';
import { createMemoryStore, submission } from './support/queues.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function createCase(store = createMemoryStore()) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  /** The texts of all attempts; „“ is an alert to the owner. */
  const attempts: string[] = [];
  let refuses: (text: string) => DeliveryError | null = () => null;
  const { take, work, health } = createRelay({
    settings: readRelaySettings({ MAIL_LOCAL: '1', RATE_PER_MINUTE: '10000' }),
    store,
    async transport({ raw }) {
      const text = /poruka-\w+/.exec(raw.toString())?.[0] ?? '';
      attempts.push(text);
      const refusal = refuses(text);
      if (refusal) throw refusal;
    },
    log: () => {},
    now: () => clock.now,
    ticks: () => clock.now,
  });
  return {
    store,
    clock,
    attempts,
    take,
    work,
    health,
    /** `null`: the mail server takes everything. */
    refuseWith(fault: Fault | null, codes = 'ECONNECTION', texts = /./) {
      refuses = (text) => (fault && texts.test(text) ? new DeliveryError(fault, codes) : null);
    },
    async enqueue(...texts: string[]) {
      for (const text of texts) {
        await take('192.0.2.1', submission(`poruka-${text}`));
        clock.now += 1;
      }
    },
    /** Makes `count` attempts, each as soon as it is allowed, and returns the pause after the last one. */
    async tryTimes(count: number) {
      const wanted = attempts.length + count;
      for (let calls = 0; attempts.length < wanted; calls += 1) {
        expect(calls, 'calls without an attempt').toBeLessThan(10 * count);
        clock.now += await work();
      }
      return work();
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
    const { enqueue, refuseWith, tryTimes, work, attempts, clock } = createCase();
    await enqueue('a', 'b');
    refuseWith(fault, codes);
    expect(await tryTimes(failures)).toBe(pause);
    clock.now += pause - 1;
    await enqueue('nova');
    clock.now -= 1;
    await work();
    expect(attempts.length, 'no attempt comes early, not even of a new message').toBe(failures);
    clock.now += 1;
    await work();
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

  it('outlives a restart, of an older relay too, but not a damaged file', async () => {
    const store = createMemoryStore();
    const before = createCase(store);
    await before.enqueue('a');
    const until = before.clock.now + MINUTE;
    const line = { failures: 2, until, error: 'ESOCKET CONN', alerted: 8, swept: 9, tries: 7 };
    await store.write('line', JSON.stringify(line));
    const restarted = createCase(store);
    expect(await restarted.work()).toBe(MINUTE + 1);
    expect(restarted.health().lastError).toBe('ESOCKET CONN');
    for (const text of ['', '\0'.repeat(300), '{"until": 1', '[1]', 'null']) {
      await store.write('line', text);
      const { work, attempts, refuseWith } = createCase(store);
      refuseWith('connection');
      await work();
      expect(attempts).toEqual(['poruka-a']);
    }
  });

  it('is no longer than before because the clock was set back', async () => {
    const { enqueue, refuseWith, tryTimes, work, clock, attempts } = createCase();
    await enqueue('a');
    refuseWith('connection');
    await tryTimes(12);
    clock.now -= 24 * HOUR;
    await work();
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
  const { health, enqueue, refuseWith, tryTimes, attempts, clock } = createCase();
  await enqueue('losa1', 'losa2', 'a', 'b');
  refuseWith('message', 'EMESSAGE 554', /losa/);
  const pause = await tryTimes(14);
  clock.now += pause;
  await enqueue('nova');
  await tryTimes(1);
  const texts = attempts.map((text) => text.replace('poruka-', ''));
  expect(texts.slice(0, 4)).toEqual(['losa1', 'losa2', 'a', 'b']);
  expect(texts[14], 'before the refused ones').toBe('nova');
  expect(texts.slice(4, 14)).toEqual(Array(5).fill(['losa1', 'losa2']).flat());
  expect(health().queued).toBe(2);
});

it('takes no more than 5,000 messages until some are delivered', async () => {
  const { take, enqueue, work } = createCase();
  await enqueue(...Array.from({ length: 5000 }, (_, i) => `${i}`));
  const another = () => take('192.0.2.2', submission('još jedna'));
  await expect(another()).rejects.toThrow('full');
  await work();
  expect(await another()).toMatchObject({ repeat: false });
});

it('rests for five minutes when nothing waits, and for ten seconds while the disk is away', async () => {
  const { store, enqueue, work, health } = createCase();
  expect(await work()).toBe(5 * MINUTE);
  await enqueue('a');
  const read = vi.spyOn(store, 'read').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'ENOENT' });
  });
  expect([await work(), await work()]).toEqual([10 * SECOND, 10 * SECOND]);
  expect(health().lastError).toBe('the disk refuses: ENOENT');
  read.mockRestore();
});

describe('the owner’s mailbox', () => {
  async function createSickCase() {
    const sick = createCase();
    await sick.store.write('waiting/ostecena', '');
    return sick;
  }

  it('gets one alert a day while /health is red', async () => {
    const { attempts, clock, work, store } = await createSickCase();
    for (let hour = 0; hour < 48; hour += 1) {
      await work();
      clock.now += HOUR;
    }
    expect(attempts).toEqual(['', '']);
    await store.remove('waiting/ostecena');
    clock.now += 48 * HOUR;
    await work();
    expect(attempts).toHaveLength(2);
  });

  it('gets the alert as soon as mail gets through again, and after a message', async () => {
    const { attempts, enqueue, refuseWith, tryTimes, clock } = await createSickCase();
    refuseWith('connection', 'ESOCKET', /^/);
    const pause = await tryTimes(2);
    expect(attempts).toEqual(['', '']);
    clock.now += pause;
    refuseWith(null);
    await enqueue('a');
    await tryTimes(2);
    expect(attempts.slice(2)).toEqual(['poruka-a', '']);
  });

  it('gets the alert of a message that is refused again and again', async () => {
    const { attempts, enqueue, refuseWith, tryTimes } = createCase();
    await enqueue('losa');
    refuseWith('message', 'EMESSAGE 554', /losa/);
    await tryTimes(30);
    expect(attempts.filter((text) => text === '')).toHaveLength(1);
  });

  it('gets the next alert although the clock was set back by a year', async () => {
    const { attempts, clock, tryTimes } = await createSickCase();
    await tryTimes(1);
    clock.now -= 365 * 24 * HOUR;
    await tryTimes(1);
    expect(attempts).toEqual(['', '']);
  });

  it('gets no second alert the same day when the first one may have arrived', async () => {
    const { attempts, refuseWith, clock, work } = await createSickCase();
    refuseWith('message', 'EMESSAGE 451', /^/);
    for (let i = 0; i < 10; i += 1) clock.now += await work();
    expect(attempts).toEqual(['']);
  });

  it('gets an alert no more often than messages are tried while the password is wrong', async () => {
    const { attempts, refuseWith, clock, work } = await createSickCase();
    refuseWith('connection', 'EAUTH 535', /^/);
    const end = clock.now + 2 * HOUR;
    while (clock.now < end) clock.now += await work();
    expect(attempts.length).toBeLessThanOrEqual(24);
  });
});
