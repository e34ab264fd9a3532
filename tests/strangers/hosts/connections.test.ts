// The redirects to https on Caddy and Apache, and the way to the relay behind Caddy.
import { expect, test } from 'vitest';
import { SITE_HEADERS } from '../../../src/build/headers.ts';
import { askPlainly } from './support/ask.ts';
import { describeHosts, WITH_RELAY } from './support/describe-hosts.ts';

describeHosts((host) => {
  test('plain http leads to https on the same host, the other host to the one of the site', async () => {
    const { host: name, otherHost, origin } = host().site.settings;
    for (const from of [name, otherHost]) {
      const { status, headers } = await askPlainly(host().httpPort, from, '/products?x=1');
      const { protocol, hostname, pathname, search } = new URL(headers.location ?? '');
      expect([301, 308]).toContain(status);
      expect(`${protocol}//${hostname}${pathname}${search}`).toBe(`https://${from}/products?x=1`);
    }
    const { status, headers } = await host().ask('/products?x=1', { ':authority': otherHost });
    expect({ status, location: headers.location }).toEqual({
      status: 301,
      location: `${origin}/products?x=1`,
    });
    expect(headers['strict-transport-security']).toBe(SITE_HEADERS['Strict-Transport-Security']);
  });

  test('the certificate authority is answered over plain http', async () => {
    const path = '/.well-known/acme-challenge/token';
    const { status, body } = await askPlainly(host().httpPort, host().site.settings.host, path);
    // Caddy gets its certificates without files.
    if (host().name === 'caddy') expect(status).toBe(308);
    else expect({ status, body }).toEqual({ status: 200, body: 'proof' });
  });

  test('an older browser is served over HTTP/1.1', async () => {
    expect(await host().sayRaw('GET /products HTTP/1.1')).toMatch(/^HTTP\/1\.1 200/);
  });
});

describeHosts((host) => {
  test("a message reaches the relay as it was sent, with the visitor's true address", async () => {
    const form = 'name=%C4%90or%C4%91e&message=Zdravo';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const pretended = { ...type, 'x-forwarded-for': '192.0.2.7' };
    const { headers, body, repeated } = await host().ask('/mail_cv.php?x=1', pretended, form);
    expect({ body: body.toString(), repeated }).toEqual({ body: 'relay', repeated: [] });
    const received = host().relay.received.at(-1);
    expect(received).toMatchObject({ path: '/mail_cv.php?x=1', body: form, headers: type });
    const addresses = String(received?.headers['x-forwarded-for']).split(',');
    expect(addresses.at(-1)?.trim()).toBe('127.0.0.1');
    // The relay's own words about its answer stay.
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
      'strict-transport-security': SITE_HEADERS['Strict-Transport-Security'],
    });
  });

  test('the state of the relay is told to the nightly check of the site', async () => {
    expect((await host().ask('/health')).status).toBe(200);
    expect(host().relay.received.at(-1)?.path).toBe('/health');
  });

  test.each(['/mail_cv.php/', '/mail_cv.php/health', '/mail_cv.php%2fhealth'])(
    '%s of the relay is not to be reached',
    async (path) => {
      const before = host().relay.received.length;
      expect([400, 404]).toContain((await host().ask(path)).status);
      expect(host().relay.received.length).toBe(before);
    },
  );
}, WITH_RELAY);
