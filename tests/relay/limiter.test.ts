import { describe, expect, it } from 'vitest';
import { createLimiter, networkOf } from '../../src/relay/limiter.ts';
import { FIELDS, post } from './support/raw-http.ts';
import { runRelay } from './support/running-relay.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

describe('the limit of one address', () => {
  it('lets some messages through in a minute, and says when the next one begins', () => {
    let now = 15_000;
    const admit = createLimiter(3, () => now);
    const waitOf = (address: string) => admit(address).wait;
    expect([1, 2, 3, 4].map(() => waitOf('192.0.2.1'))).toEqual([0, 0, 0, 45]);
    expect(waitOf('192.0.2.2')).toBe(0);
    now += 45_000;
    expect(waitOf('192.0.2.1')).toBe(0);
    now -= DAY;
    expect(waitOf('192.0.2.1'), 'a clock that is set back locks nobody out').toBe(0);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8:1::1', '2001:db8:1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
  ])('knows that %s is of the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('flags what a network sends beyond twenty in a day, and refuses none of it', () => {
    let now = 0;
    const admit = createLimiter(10, () => now);
    const day = Array.from({ length: 288 }, () => {
      now += 5 * MINUTE - 1;
      return admit('192.0.2.1');
    });
    const unflagged = { wait: 0, busy: false };
    expect(day.slice(0, 20)).toEqual(Array(20).fill(unflagged));
    expect(day.slice(20)).toEqual(Array(268).fill({ wait: 0, busy: true }));
    expect(admit('192.0.2.2')).toEqual(unflagged);
    now += DAY;
    expect(admit('192.0.2.1')).toEqual(unflagged);
  });

  it('counts a network among 19,000 others, and of 21,000 none for ever', () => {
    const admit = createLimiter(1, () => 0);
    const others = (count: number) => {
      for (let i = 0; i < count; i += 1) admit(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
    };
    admit('192.0.2.1');
    others(19_000);
    expect(admit('192.0.2.1').wait).toBe(60);
    others(21_000);
    expect(admit('192.0.2.1').wait, 'the memory of a flood is bounded').toBe(0);
  });

  it('says when to try again, and counts each visitor behind the proxy separately', async () => {
    const relay = await runRelay({ RATE_PER_MINUTE: '2' });
    // A visitor can forge all but the last address, which the proxy adds.
    const send = (message: string, address: string, headers = {}) =>
      post(
        relay.port,
        { ...FIELDS, message },
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
