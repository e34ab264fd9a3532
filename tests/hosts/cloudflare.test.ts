// Cloudflare's own local server, the one that its users try their sites with. It weighs 230 MB, so
// it is no dependency; who has it gets these tests.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askPlainly } from './support/ask.ts';
import { type BuiltSite, copyBuiltSite } from './support/built-site.ts';
import { findFreePort, isListening, startServer } from './support/server-process.ts';

const WRANGLER = resolve('src/github/tools/node_modules/wrangler/bin/wrangler.js');
const obstacle = existsSync(WRANGLER)
  ? undefined
  : 'wrangler is not installed. To check Cloudflare Pages: npm ci --prefix src/github/tools';
if (obstacle) console.warn(obstacle);

describe.skipIf(obstacle)(obstacle ?? 'Cloudflare Pages, by wrangler', () => {
  let site: BuiltSite;
  let port: number;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    site = copyBuiltSite();
    port = await findFreePort();
    const options = [
      '--ip',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--inspector-port',
      `${await findFreePort()}`,
    ];
    const command = [
      process.execPath,
      WRANGLER,
      '--cwd',
      site.folder,
      'pages',
      'dev',
      'dist',
      ...options,
    ];
    const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: site.folder };
    stop = await startServer(
      [...command, '--compatibility-date', '2026-01-01'],
      () => isListening(port),
      env,
    );
  });
  afterAll(async () => {
    await stop?.();
    site?.remove();
  });

  const ask = (path: string) => askPlainly(port, site.settings.host, path);

  test('every page is there under its address with all its headers', async () => {
    for (const { address, headers } of site.plan.pages) {
      if (address === undefined) continue;
      const answer = await ask(address);
      expect(answer.status, address).toBe(200);
      const { 'Cache-Control': _, 'Content-Security-Policy': own, ...expected } = headers;
      for (const [name, value] of Object.entries({ ...site.plan.everywhere, ...expected })) {
        expect(answer.headers[name.toLowerCase()], `${address} ${name}`).toBe(value);
      }
      // Two policies in one header, and both hold.
      const { leastPolicy } = site.plan;
      expect(answer.headers['content-security-policy']).toBe(`${leastPolicy}, ${own}`);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('other ways to write a page lead to its address in one step', async () => {
    for (const { from, to } of site.plan.redirects) {
      const { status, location } = await ask(from);
      expect({ from, status, location }).toEqual({ from, status: 301, location: to });
    }
  });

  test('what is not found says so, and is not kept', async () => {
    for (const path of ['/nema-je', '/images/nema.avif', '/nema/', '//example.com/']) {
      const { status, headers, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(headers['cache-control']).not.toContain('immutable');
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(body).toContain('<h1');
    }
  });

  test('files whose name holds a hash are kept for a year', async () => {
    const file = site.files.find((path) => path.startsWith('scripts/'));
    const { headers } = await ask(`/${file}`);
    expect(headers['cache-control']).toBe('max-age=31536000, immutable');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
