import { expect, test } from 'vitest';
import type { Host } from '../support/describe-host.ts';

export function checkRelay(host: () => Host): void {
  test("a message reaches the relay as it was sent, with the visitor's address", async () => {
    const { relay, site } = host();
    if ('origin' in site.settings.relay) return;
    const { path } = site.settings.relay;
    const form = 'name=%C4%90or%C4%91e&message=Zdravo';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers, body, repeated } = await host().ask(`${path}?x=1`, type, form);
    expect({ status, body: body.toString(), repeated }).toEqual({
      status: 200,
      body: 'relay',
      repeated: [],
    });
    expect(relay.received.at(-1)).toMatchObject({
      path: `${path}?x=1`,
      body: form,
      headers: { 'x-forwarded-for': '127.0.0.1', ...type },
    });
    // The relay's own words about its answer stay, and nothing of a page's comes to them.
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['permissions-policy']).toBeUndefined();
  });

  test('a visitor cannot pretend to come from elsewhere', async () => {
    const { relay, site } = host();
    if ('origin' in site.settings.relay) return;
    const pretended = { 'x-forwarded-for': '192.0.2.7' };
    await host().ask(site.settings.relay.path, pretended, 'name=x');
    const last = String(relay.received.at(-1)?.headers['x-forwarded-for']).split(',').at(-1);
    expect(last?.trim()).toBe('127.0.0.1');
  });

  test('nothing else of the relay is to be reached', async () => {
    const { relay } = host();
    const before = relay.received.length;
    for (const path of [
      '/health',
      '/mail_cv.php/',
      '/mail_cv.php/health',
      '/mail_cv.php%2fhealth',
    ]) {
      const { status } = await host().ask(path);
      expect([400, 404], path).toContain(status);
    }
    expect(relay.received.length).toBe(before);
  });
}
