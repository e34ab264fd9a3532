// The finished site on Caddy and Apache, each with the file that the build ships for it.
import { readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PICTURE_POLICY, SITE_HEADERS } from '../../../src/build/headers.ts';
import { addressOf, DIST, findFiles, SECRET } from '../../build/support/built-site.ts';
import { HIDDEN, KEPT, LEADING_OUT, NOT_FOUND, OTHER_WAYS, TYPES } from './questions.ts';
import type { Client } from './support/ask.ts';
import { describeHosts } from './support/describe-hosts.ts';

const read = (file: string) => readFileSync(`${DIST}/${file}`);
const DECODE = { br: brotliDecompressSync, identity: (body: Buffer) => body };
const ENDINGS = { br: '.br', identity: '' };
type Encoding = keyof typeof DECODE;

describeHosts((host) => {
  const ask: Client['ask'] = (...question) => host().ask(...question);

  test('every page and file is there under its one address, with the type that browsers expect', async () => {
    for (const file of findFiles('**/*.{avif,html,jpg,js,png,svg,txt,webmanifest,xml}')) {
      if (file.startsWith('admin/') || file === '404.html') continue;
      const { status, headers, body } = await ask(addressOf(file));
      expect({ file, status }).toEqual({ file, status: 200 });
      expect(headers['content-type'], file).toMatch(TYPES[file.split('.').at(-1) ?? ''] ?? /^$/);
      expect(body.equals(read(file)), file).toBe(true);
    }
    expect((await ask('/admin/')).status).toBe(200);
    expect((await ask('/products?utm_source=viber&x=%C4%8D')).body).toEqual(read('products.html'));
  });

  test.each(OTHER_WAYS)('%s leads to %s in one step', async (asked, kept) => {
    const { origin } = host().site.settings;
    // Behind a proxy, a server that takes itself for the visitor's own would lead to http.
    const proxied = { 'x-forwarded-proto': 'https' };
    const { status, headers } = await ask(`${asked}?x=1`, proxied);
    const { href } = new URL(headers.location ?? '', origin);
    expect({ status, href }).toEqual({ status: 301, href: `${origin}${kept}?x=1` });
  });

  test.each(NOT_FOUND)('%s is not found, and says so with the page made for it', async (path) => {
    const { status, headers, body } = await ask(path, { 'accept-encoding': 'br' });
    const { 'cache-control': caching, 'content-security-policy': policy } = headers;
    expect({ status, caching, policy }).toEqual({
      status: 404,
      caching: 'no-cache',
      policy: SITE_HEADERS['Content-Security-Policy'],
    });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body)).toEqual(read('404.html'));
  });

  test.each(HIDDEN)('%s is not served', async (path) => {
    const { status, body } = await ask(path, { 'accept-encoding': 'br' });
    expect([403, 404]).toContain(status);
    expect(body.toString()).not.toContain(SECRET);
  });

  test.each(LEADING_OUT)('%s leads neither out of the folder nor to another site', async (path) => {
    const { status, headers, body } = await ask(path).catch(refused);
    if (status === 200) expect(body).toEqual(read('index.html'));
    else expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.location ?? headers['x-evil']).toBeUndefined();
    expect(body.toString()).not.toMatch(new RegExp(`${SECRET}|root:`));
    const raw = await host().sayRaw(`GET ${path} HTTP/1.1`);
    expect(raw).not.toMatch(new RegExp(`${SECRET}|root:|^location:`, 'im'));
    expect((await ask('/')).status).toBe(200);
  });

  test('every answer carries every header of the table, once', async () => {
    const pictures = ['images/*.avif', 'images/*.svg'].map((files) => `/${findFiles(files)[0]}`);
    const paths = ['/', '/products', '/admin/', '/products/', '/nema', '/outbox.js', ...pictures];
    for (const path of paths) {
      const { headers, repeated } = await ask(path);
      const ownPolicy = pictures.includes(path) && { 'Content-Security-Policy': PICTURE_POLICY };
      for (const [name, value] of Object.entries({ ...SITE_HEADERS, ...ownPolicy })) {
        expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
      }
      expect(repeated, path).toEqual([]);
      expect(headers['set-cookie'] ?? headers['access-control-allow-origin']).toBeUndefined();
      expect(headers.server ?? '', path).not.toMatch(/\d/);
    }
  });

  test.each(KEPT)('%s is kept: %s', async (pattern, caching) => {
    const [file = ''] = findFiles(pattern);
    const { headers } = await ask(addressOf(file));
    expect(headers['cache-control']).toBe(caching);
    expect(headers.expires).toBeUndefined();
    expect(headers.etag ?? headers['last-modified']).toBeTruthy();
  });

  test.each<[Encoding, string]>([
    ['br', 'gzip, deflate, br, zstd'],
    ['identity', 'identity'],
  ])(
    'text comes as %s to who asks for "%s", as small as the build made it',
    async (encoding, accepted) => {
      for (const file of ['index.html', 'products.html', 'service-worker.js', 'favicon.svg']) {
        const { headers, body } = await ask(addressOf(file), { 'accept-encoding': accepted });
        expect(headers['content-encoding'] ?? 'identity', file).toBe(encoding);
        expect(headers.vary, file).toMatch(/accept-encoding/i);
        expect(DECODE[encoding](body), file).toEqual(read(file));
        expect(body.length, file).toBe(statSync(`${DIST}/${file}${ENDINGS[encoding]}`).size);
      }
    },
  );

  test.each<Encoding>(['br', 'identity'])(
    'an unchanged page costs an answer without a body (%s)',
    async (encoding) => {
      const accepted = { 'accept-encoding': encoding };
      const { etag } = (await ask('/products', accepted)).headers;
      const same = await ask('/products', { ...accepted, 'if-none-match': String(etag) });
      expect({ status: same.status, length: same.body.length }).toEqual({ status: 304, length: 0 });
      expect(same.headers['cache-control']).toBe('no-cache');
      expect((await ask('/products', { ...accepted, 'if-none-match': '"x"' })).status).toBe(200);
      expect((await ask('/nema-je', { ...accepted, 'if-none-match': String(etag) })).status).toBe(
        404,
      );
    },
  );

  test('a broken download goes on where it stopped', async () => {
    const [file = ''] = findFiles('images/*.avif');
    const part = await ask(`/${file}`, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.body).toEqual(read(file).subarray(100, 200));
    const changed = await ask(`/${file}`, { range: 'bytes=0-9', 'if-range': '"x"' });
    expect(changed.body.length).toBe(read(file).length);
  });
});

function refused() {
  return { status: 499, headers: {} as Record<string, string | undefined>, body: Buffer.alloc(0) };
}
