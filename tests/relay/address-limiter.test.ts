import { describe, expect, it } from 'vitest';
import { clientAddress, createLimiter, networkOf } from '../../src/relay/address-limiter.ts';
import { FIELDS, post } from './support/raw-http';
import { runRelay } from './support/running-relay';

describe('the limit of one address', () => {
  it('lets a burst through, then one message at a time', () => {
    let now = 0;
    const admit = createLimiter({ burst: 3, perMinute: 6, now: () => now });
    expect([1, 2, 3].map(() => admit('192.0.2.1'))).toEqual([0, 0, 0]);
    expect(admit('192.0.2.1')).toBe(10);
    expect(admit('192.0.2.2')).toBe(0);
    now += 10_000;
    expect(admit('192.0.2.1')).toBe(0);
    expect(admit('192.0.2.1')).toBeGreaterThan(0);
    now -= 86_400_000;
    expect(admit('192.0.2.1'), 'a clock set back locks nobody out for a day').toBeLessThanOrEqual(
      10,
    );
  });

  it('counts an IPv6 network as one visitor, and a mapped IPv4 address as itself', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:0db8:1:2::1'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  });

  it('remembers a flood of 300,000 networks in bounded memory, and the busy one among them', () => {
    const admit = createLimiter({ burst: 1, perMinute: 1, now: () => 0 });
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < 300_000; i += 1) {
      admit(`2001:db8:${(i >> 16).toString(16)}:${(i & 0xffff).toString(16)}::1`);
      if (i % 1000 === 0) admit('192.0.2.1');
    }
    expect(admit('192.0.2.1')).toBeGreaterThan(0);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
  });

  it('believes only the addresses that trusted proxies have added', () => {
    expect(clientAddress('10.0.0.1', '192.0.2.66', 0)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', '192.0.2.66, 192.0.2.1', 1)).toBe('192.0.2.1');
    expect(clientAddress('10.0.0.1', '192.0.2.66, 192.0.2.1, 10.0.0.9', 2)).toBe('192.0.2.1');
    expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });

  it('cannot be escaped by a forged X-Forwarded-For', async () => {
    const relay = await runRelay({ RATE_BURST: '10', RATE_PER_MINUTE: '1' });
    const answers = [];
    for (let i = 0; i < 30; i += 1) {
      const forged = { 'X-Forwarded-For': `192.0.2.${i}` };
      answers.push(await post(relay.port, { ...FIELDS, message: `poruka ${i}` }, forged));
    }
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.head).toMatch(/retry-after: \d+/i);
    const page = await post(relay.port, FIELDS, { Accept: 'text/html' });
    expect(page.body, 'the text comes back to a visitor without scripts').toContain(FIELDS.name);
  });

  it('counts each visitor behind a trusted proxy alone', async () => {
    const relay = await runRelay({ RATE_BURST: '1', TRUST_PROXY_HOPS: '1' });
    const from = (address: string, text: string) =>
      post(relay.port, { ...FIELDS, message: text }, { 'X-Forwarded-For': `1.2.3.4, ${address}` });
    expect((await from('192.0.2.1', 'a')).status).toBe(202);
    expect((await from('192.0.2.2', 'b')).status).toBe(202);
    expect((await from('192.0.2.1', 'c')).status).toBe(429);
  });
});
