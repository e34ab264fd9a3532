import { expect, test } from 'vitest';
import type { Host } from '../support/describe-host.ts';

export function checkCaching(host: () => Host): void {
  const find = (pattern: RegExp) => {
    const file = host().site.files.find((candidate) => pattern.test(candidate));
    if (!file) throw new Error(`The build has no file like ${pattern}`);
    return `/${file}`;
  };

  test('a file whose name holds its hash is kept for a year and never asked for again', async () => {
    for (const path of [
      find(/^images\/.*avif$/),
      find(/^images\/.*svg$/),
      find(/^scripts\/.*js$/),
    ]) {
      const { headers } = await host().ask(path);
      expect(headers['cache-control'], path).toBe('max-age=31536000, immutable');
    }
  });

  test('pages and whatever has a lasting name are asked for anew', async () => {
    const lasting = ['/', '/products', '/robots.txt', '/manifest.webmanifest', '/sitemap-0.xml'];
    const scripts = host().site.files.filter((file) => /^[^/]+\.js$/.test(file));
    expect(scripts).toContain('outbox.js');
    for (const path of [...lasting, ...scripts.map((file) => `/${file}`)]) {
      const { headers } = await host().ask(path);
      expect(headers['cache-control'], path).toBe('no-cache');
      expect(headers.etag ?? headers['last-modified'], path).toBeTruthy();
    }
  });

  test('an icon is kept for a day', async () => {
    const { headers } = await host().ask('/favicon.svg');
    expect(headers['cache-control']).toBe('max-age=86400');
  });

  test.each(['br', 'gzip', 'identity'])(
    'an unchanged page costs an answer without a body (%s)',
    async (encoding) => {
      const ask = (headers: Record<string, string>) =>
        host().ask('/products', { 'accept-encoding': encoding, ...headers });
      const { headers } = await ask({});
      const same = await ask({ 'if-none-match': String(headers.etag) });
      expect({ status: same.status, length: same.body.length }).toEqual({ status: 304, length: 0 });
      expect(same.headers['cache-control']).toBe('no-cache');
      const sinceThen = await ask({ 'if-modified-since': String(headers['last-modified']) });
      expect(sinceThen.status).toBe(304);
      const changed = await ask({ 'if-none-match': '"another"' });
      expect(changed.status).toBe(200);
      expect(changed.body.length).toBeGreaterThan(1000);
    },
  );

  test('a page that is not found is never "unchanged"', async () => {
    const { headers } = await host().ask('/nema-je');
    const again = await host().ask('/nema-je', { 'if-none-match': String(headers.etag ?? '*') });
    expect(again.status).toBe(404);
  });

  test('a broken download goes on where it stopped', async () => {
    const path = find(/^images\/.*avif$/);
    const { body, headers } = await host().ask(path);
    const part = await host().ask(path, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${body.length}`);
    expect(part.body.equals(body.subarray(100, 200))).toBe(true);
    const end = await host().ask(path, { range: 'bytes=-10' });
    expect(end.body.equals(body.subarray(-10))).toBe(true);
    const beyond = await host().ask(path, { range: `bytes=${body.length}-` });
    expect(beyond.status).toBe(416);
    const changed = await host().ask(path, { range: 'bytes=0-9', 'if-range': '"another"' });
    expect({ status: changed.status, length: changed.body.length }).toEqual({
      status: 200,
      length: body.length,
    });
    const unchanged = await host().ask(path, {
      range: 'bytes=0-9',
      'if-range': String(headers.etag),
    });
    expect(unchanged.status).toBe(206);
  });
}
