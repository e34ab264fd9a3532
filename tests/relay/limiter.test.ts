import { describe, expect, it } from 'vitest';
import { clientAddress, createLimiter, networkOf } from '../../src/relay/limiter.ts';
import { FIELDS, post } from './support/raw-http';
import { runRelay } from './support/running-relay';

const DAY = 86_400_000;

function createWaits(options: { burst: number; perMinute: number; now?: () => number }) {
  const admit = createLimiter({ now: () => 0, ...options });
  return (address: string) => admit(address).wait;
}

describe('the limit of one address', () => {
  it('lets a burst through, then one message at a time', () => {
    let now = 0;
    const wait = createWaits({ burst: 3, perMinute: 6, now: () => now });
    expect([1, 2, 3].map(() => wait('192.0.2.1'))).toEqual([0, 0, 0]);
    expect(wait('192.0.2.1')).toBe(10);
    expect(wait('192.0.2.2')).toBe(0);
    now += 10_000;
    expect(wait('192.0.2.1')).toBe(0);
    expect(wait('192.0.2.1')).toBeGreaterThan(0);
    now -= DAY;
    expect(wait('192.0.2.1'), 'a clock set back locks nobody out for a day').toBeLessThanOrEqual(
      10,
    );
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:0db8:1::1', '2001:db8:1'],
    ['::1', '0:0:0'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['fe80::1%eth0', networkOf('fe80::2')],
  ])('knows that %s is of the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['a /64', (i: number) => `2001:db8:1:2::${i.toString(16)}`],
    ['a /56', (i: number) => `2001:db8:2:${(i & 255).toString(16)}::1`],
    ['a /48', (i: number) => `2001:db8:3:${(i * 64).toString(16)}::1`],
  ])('is not escaped by moving through a network of one owner: %s', (_, address) => {
    const wait = createWaits({ burst: 10, perMinute: 5 });
    const waits = Array.from({ length: 1000 }, (_, i) => wait(address(i)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(40);
    expect(waits.at(-1), 'four households share the network, so a place comes sooner').toBe(3);
  });

  it('flags what a network sends beyond its share of a day, and refuses none of it', () => {
    let now = 0;
    const admit = createLimiter({ burst: 10, perMinute: 5, now: () => now });
    let plain = 0;
    for (let i = 0; i < 288; i += 1) {
      const { wait, busy } = admit('192.0.2.1');
      expect(wait).toBe(0);
      if (!busy) plain += 1;
      now += 5 * 60_000;
    }
    expect(plain, '20 at once and 20 as the day goes by').toBe(39);
    expect(admit('192.0.2.2').busy).toBe(false);
    now += DAY;
    expect(admit('192.0.2.1').busy).toBe(false);
  });

  it('remembers a network among 19,000 others, and of 21,000 none for ever', () => {
    const wait = createWaits({ burst: 1, perMinute: 1 });
    const other = (i: number) => wait(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
    const others = (count: number) => {
      for (let i = 0; i < count; i += 1) other(i);
    };
    wait('192.0.2.1');
    others(19_000);
    expect(wait('192.0.2.1')).toBe(60);
    others(21_000);
    expect(other(10_000), 'those that were quiet longest are forgotten, and no more').toBe(60);
    expect(wait('192.0.2.1'), 'the memory of a flood is bounded').toBe(0);
  });

  it.each([
    ['127.0.0.1', '192.0.2.66, 192.0.2.1', '192.0.2.1'],
    ['::1', '192.0.2.1', '192.0.2.1'],
    ['::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['192.0.2.9', '192.0.2.1', '192.0.2.9'],
    ['10.0.0.1', '192.0.2.1', '10.0.0.1'],
  ])(
    'believes of a connection from %s with X-Forwarded-For „%s“ only what a proxy here has added: %s',
    (socket, forwarded, address) => {
      expect(clientAddress(socket, forwarded)).toBe(address);
    },
  );

  it('says when to try again, and counts each visitor behind the proxy separately', async () => {
    const relay = await runRelay({ RATE_BURST: '2', RATE_PER_MINUTE: '1' });
    const send = (text: string, address: string, headers = {}) =>
      post(
        relay.port,
        { ...FIELDS, message: text },
        { 'X-Forwarded-For': `1.2.3.4, ${address}`, ...headers },
      );
    expect((await send('a', '192.0.2.1')).status).toBe(202);
    expect((await send('b', '192.0.2.1')).status).toBe(202);
    const refused = await send('c', '192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.head).toMatch(/retry-after: \d+/i);
    expect((await send('d', '192.0.2.2')).status).toBe(202);
    const page = await send('e', '192.0.2.1', { Accept: 'text/html' });
    expect(page.body, 'the text comes back to a visitor without scripts').toContain(FIELDS.name);
  });
});
