import { describe, expect, it } from 'vitest';
import { createDelivery, DeliveryError } from '../../src/relay/delivery.ts';
import { openQueue } from '../../src/relay/queue.ts';
import { readRelaySettings } from '../../src/relay/settings.ts';
import { createMemoryStore, submission } from './support/queues';
import { type Fate, type Server, simulate, type Visitor } from './support/simulation';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const healthy: Server = () => ({ takes: 300 });

/** One message each `ms` milliseconds, from these addresses. */
function every(ms: number, name: string, until: number, address: (i: number) => string): Visitor[] {
  return Array.from({ length: Math.floor(until / ms) }, (_, i) => ({
    at: Math.round((i + 0.37) * ms),
    address: address(i),
    text: `poruka-${name}-${i}-`,
  }));
}

const people = (until: number) =>
  every(23 * MINUTE, 'ljudi', until, (i) => `198.51.100.${i % 250}`);
const oddPeople = (until: number) =>
  every(71 * MINUTE, 'cudni', until, (i) => `203.0.113.${i % 250}`).map((visitor) => ({
    ...visitor,
    odd: true,
  }));

function waitsOf(fates: ReadonlyMap<string, Fate>, name: string): number[] {
  const own = [...fates].filter(([text]) => text.startsWith(`poruka-${name}-`));
  expect(own.length, name).toBeGreaterThan(0);
  expect(own.filter(([, { stored }]) => stored !== 'stored')).toEqual([]);
  return own.map(([, { waited }]) => waited ?? Number.POSITIVE_INFINITY);
}

it('while one network floods the relay for a day, an honest message waits 3 minutes at most, a flagged honest one an hour', async () => {
  const flood = every(12 * SECOND, 'bujica', DAY, () => '192.0.2.1');
  const visitors = [...flood, ...people(DAY), ...oddPeople(DAY)];
  // A flood fills the whole queue in four days; a quarter of the queue in one.
  const { fates } = await simulate(visitors, healthy, DAY + HOUR, 2500);
  const refused = [...fates].filter(([, { stored }]) => stored === 'refused');
  expect(refused.length, 'the flood reaches the limit of its network').toBeGreaterThan(0);
  expect(refused.every(([text]) => text.startsWith('poruka-bujica-'))).toBe(true);
  expect(Math.max(...waitsOf(fates, 'ljudi'))).toBeLessThanOrEqual(3 * MINUTE);
  expect(Math.max(...waitsOf(fates, 'cudni'))).toBeLessThanOrEqual(HOUR);
});

describe('while the mail server hangs up at some texts', () => {
  const hangsUp: Server = (text) =>
    text.startsWith('poruka-zle-')
      ? { takes: 1000, error: new DeliveryError('doubt', 'ECONNECTION DATA') }
      : { takes: 300 };

  it.each([
    ['from one network, an hour before', () => '192.0.2.1', 0],
    ['from fifty networks, an hour before', (i: number) => `192.0.2.${i}`, 0],
    [
      'from fifty networks, in the very moment before',
      (i: number) => `192.0.2.${i}`,
      HOUR - MINUTE,
    ],
  ])(
    'an honest message waits 4 minutes at most behind 50 of them: %s',
    async (_, address, from) => {
      const bad = Array.from({ length: 50 }, (_, i) => ({
        at: from + i * (from ? SECOND : 13 * SECOND),
        address: address(i),
        text: `poruka-zle-${i}-`,
      }));
      const honest = people(DAY).map((visitor) => ({
        ...visitor,
        at: visitor.at + HOUR - 8 * MINUTE,
      }));
      const { fates, queued } = await simulate([...bad, ...honest], hangsUp, DAY + 3 * HOUR);
      const waits = waitsOf(fates, 'ljudi');
      expect(queued, 'no bad message is given up').toBe(
        bad.filter(({ text }) => fates.get(text)?.stored === 'stored').length,
      );
      expect(Math.max(...waits)).toBeLessThanOrEqual(4 * MINUTE);
    },
  );

  it('a message that was refused once is tried again in the middle of a flood', async () => {
    const seen = new Set<string>();
    const atSecondTry: Server = (text) => {
      if (!text.startsWith('poruka-ljudi-') || seen.has(text)) return { takes: 300 };
      seen.add(text);
      return { takes: 300, error: new DeliveryError('message', 'EMESSAGE 451') };
    };
    const flood = every(12 * SECOND, 'bujica', 6 * HOUR, (i) => `192.0.2.${i % 20}`);
    const { fates } = await simulate([...flood, ...people(6 * HOUR)], atSecondTry, 7 * HOUR);
    expect(Math.max(...waitsOf(fates, 'ljudi'))).toBeLessThan(HOUR);
  });
});

it('a restart does not renew the hour’s allowance', async () => {
  const store = createMemoryStore();
  let sent = 0;
  const run = async () => {
    const queue = openQueue({ store, max: 100 });
    const deliverNext = createDelivery({
      queue,
      transport: {
        kind: 'folder',
        deliver: async () => {
          sent += 1;
        },
      },
      settings: readRelaySettings({ MAIL_LOCAL: '1', MAIL_PER_HOUR: '3' }),
      log: () => {},
    });
    for (let i = 0; i < 5; i += 1) await queue.enqueue(submission(`${sent} ${i}`));
    for (let i = 0; i < 10; i += 1) await deliverNext();
  };
  await run();
  await run();
  expect(sent).toBe(3);
});
