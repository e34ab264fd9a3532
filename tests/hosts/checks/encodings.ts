import { readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST } from '../support/built-site.ts';
import type { Host } from '../support/describe-host.ts';

const DECODE = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

export function checkEncodings(host: () => Host): void {
  const ASKED = { br: 'gzip, deflate, br, zstd', gzip: 'gzip, deflate', identity: 'identity' };

  test.each(Object.entries(ASKED) as [keyof typeof DECODE, string][])(
    'text comes as %s to who asks for "%s", as small as the build made it',
    async (encoding, accepted) => {
      const texts = [
        'index.html',
        'products.html',
        'service-worker.js',
        'favicon.svg',
        'sitemap-0.xml',
      ];
      for (const file of texts) {
        const path = `/${file.replace(/(index)?\.html$/, '')}`;
        const { headers, body } = await host().ask(path, { 'accept-encoding': accepted });
        expect(headers['content-encoding'] ?? 'identity', path).toBe(encoding);
        expect(headers.vary, path).toMatch(/accept-encoding/i);
        expect(DECODE[encoding](body).equals(readFileSync(`${DIST}/${file}`)), path).toBe(true);
        const built = { br: '.br', gzip: '.gz', identity: '' }[encoding];
        expect(body.length, path).toBe(statSync(`${DIST}/${file}${built}`).size);
      }
    },
  );

  test('who refuses brotli gets none', async () => {
    const { headers } = await host().ask('/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('each encoding has its own mark, so no cache mixes them', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const marks = await Promise.all(
      encodings.map(async (accepted) => {
        const { headers } = await host().ask('/products', { 'accept-encoding': accepted });
        return headers.etag;
      }),
    );
    expect(new Set(marks).size).toBe(encodings.length);
  });

  test('the page for what is not found is compressed too', async () => {
    const { status, headers, body } = await host().ask('/nema-je', { 'accept-encoding': 'br' });
    expect({ status, encoding: headers['content-encoding'] }).toEqual({
      status: 404,
      encoding: 'br',
    });
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(brotliDecompressSync(body).equals(readFileSync(`${DIST}/404.html`))).toBe(true);
  });

  test('a picture is not compressed again', async () => {
    const file = host().site.files.find((candidate) => candidate.endsWith('.avif'));
    const { headers } = await host().ask(`/${file}`, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('HEAD tells the same as GET, without the body', async () => {
    for (const path of ['/', '/products', '/favicon.svg', '/nema-je']) {
      const accepted = { 'accept-encoding': 'br' };
      const whole = await host().ask(path, accepted);
      const head = await host().ask(path, { ...accepted, ':method': 'HEAD' });
      // Caddy leaves the length of a compressed answer to HTTP/2.
      const differing = { date: '', 'content-length': '' };
      expect({ ...head.headers, ...differing }, path).toEqual({ ...whole.headers, ...differing });
      expect(head.body.length).toBe(0);
    }
  });
}
