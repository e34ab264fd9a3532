import { connect } from 'node:tls';
import { expect, test } from 'vitest';
import { SECRET } from '../support/built-site.ts';
import type { Host } from '../support/describe-host.ts';

const LEADING_OUT = [
  '/../outside.txt',
  '/../../../../../../etc/passwd',
  '/images/../../outside.txt',
  '/%2e%2e/outside.txt',
  '/%2e%2e%2foutside.txt',
  '/images/..%2f..%2foutside.txt',
  '/images/%2e%2e/%2e%2e/outside.txt',
  '/..%5coutside.txt',
  '/images/..%5c..%5coutside.txt',
  '/%252e%252e/outside.txt',
  '/images/....//....//outside.txt',
  '/..;/outside.txt',
  '/%c0%ae%c0%ae/outside.txt',
];

export function checkOddRequests(host: () => Host): void {
  test.each(LEADING_OUT)('%s does not lead out of the site', async (path) => {
    const { status, body } = await host().ask(path);
    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toMatch(new RegExp(`${SECRET}|root:`));
    const raw = await host().sayRaw(
      `GET ${path} HTTP/1.1\nHost: ${host().site.settings.host}\nConnection: close\n\n`,
    );
    expect(raw).toMatch(/^HTTP\/1\.1 40[034]/);
    expect(raw).not.toContain(SECRET);
  });

  test.each([
    '//example.com/',
    '//example.com/%2e%2e',
    '/\\example.com/',
    '/%5cexample.com/',
    '///example.com',
    '/%0d%0aLocation:%20https://example.com/',
    '/products%0d%0aX-Evil:%20x/',
  ])('%s does not lead to another site', async (path) => {
    const { status, headers } = await host().ask(path);
    expect([200, 400, 403, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(headers['x-evil']).toBeUndefined();
  });

  test.each([
    '/%00',
    '/products%00',
    '/products%00.html',
    '/%ff%fe',
    '/%zz',
    '/%',
    '/products%20',
    '/products.',
    '/products;x=1',
    '/con',
    '/~root',
  ])('%s gets a calm answer', async (path) => {
    const { status, body } = await host().ask(path).catch(refused);
    expect([400, 403, 404, 'refused']).toContain(status);
    expect((await host().ask('/')).status).toBe(200);
    expect(body.toString()).not.toContain(SECRET);
  });

  test('an address longer than any real one is refused, and the next visitor is served', async () => {
    for (const path of [`/${'a'.repeat(9000)}`, `/${'a'.repeat(60_000)}`]) {
      const { status } = await host().ask(path).catch(refused);
      expect([403, 404, 414, 431, 'refused']).toContain(status);
      expect((await host().ask('/')).status).toBe(200);
    }
  });

  test('even what is refused unread carries the promise of https', async () => {
    const answer = await host().sayRaw(
      `GET /${'a'.repeat(9000)} HTTP/1.1\nHost: ${host().site.settings.host}\nConnection: close\n\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    expect(answer).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/i);
  });

  test.each(['//', '//products', '/./products', '/images/../products', '/%70roducts'])(
    '%s is the page or nothing',
    async (path) => {
      const { status, headers } = await host().ask(path);
      expect([200, 301, 307, 308, 400, 404]).toContain(status);
      if (headers.location) expect(headers.location).toMatch(/^(https:\/\/[^/]+)?\/(products)?$/);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    'a page takes no %s',
    async (method) => {
      for (const path of ['/', '/products', '/favicon.svg']) {
        const { status, headers } = await host().ask(path, { ':method': method }, 'x=1');
        expect(status, path).toBe(405);
        expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
      }
    },
  );

  test('nothing is echoed to a TRACE', async () => {
    const answer = await host().sayRaw(
      `TRACE / HTTP/1.1\nHost: ${host().site.settings.host}\nX-Secret: ${SECRET}\nConnection: close\n\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405/);
    expect(answer).not.toContain(SECRET);
  });

  test.each([
    ['ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256', true],
    ['AES256-SHA', false],
    ['ECDHE-RSA-AES256-SHA', false],
    ['CAMELLIA256-SHA', false],
  ])('the cipher %s: %s', async (ciphers, isSpoken) => {
    expect(await speaks(host(), ciphers)).toBe(isSpoken);
  });

  test('an older browser is served over HTTP/1.1', async () => {
    const answer = await host().sayRaw(
      `GET /products HTTP/1.1\nHost: ${host().site.settings.host}\nConnection: close\n\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
  });
}

function speaks({ httpsPort: port, site }: Host, ciphers: string): Promise<boolean> {
  const tls = { port, host: '127.0.0.1', servername: site.settings.host };
  return new Promise((resolve) => {
    const socket = connect(
      { ...tls, ciphers, maxVersion: 'TLSv1.2', rejectUnauthorized: false },
      () => resolve(socket.destroy() && true),
    );
    socket.on('error', () => resolve(false));
  });
}

/** A server may end the stream of a request that breaks HTTP's own rules. */
function refused() {
  return { status: 'refused', body: '' };
}
