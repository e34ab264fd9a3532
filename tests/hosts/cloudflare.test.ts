// Cloudflare's own local server, the one that its users try their Workers with, and the Worker that the
// build writes. It weighs 230 MB, so it is no dependency; who has it gets these tests.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askPlainly } from './support/ask.ts';
import { type BuiltSite, copyBuiltSite, SECRET } from './support/built-site.ts';
import { findFreePort, isListening, startServer } from './support/server-process.ts';

const WRANGLER = resolve('node_modules/wrangler/bin/wrangler.js');
const obstacle = existsSync(WRANGLER)
  ? undefined
  : 'wrangler is not installed. To check Cloudflare: npm install --no-save --ignore-scripts wrangler@4.156.0';
if (obstacle) console.warn(obstacle);

describe.skipIf(obstacle)(obstacle ?? 'Cloudflare, by wrangler', () => {
  let site: BuiltSite;
  let port: number;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    site = copyBuiltSite();
    cpSync('hosting/cloudflare', join(site.folder, 'hosting/cloudflare'), { recursive: true });
    writeFileSync(
      join(site.folder, 'relej.env'),
      'SMTP_URL=smtp://127.0.0.1:1\nMAIL_TO=a@primer.rs\nMAIL_FROM=b@primer.rs\n',
    );
    port = await findFreePort();
    const options = [
      ...['--config', join(site.folder, 'hosting/cloudflare/wrangler.jsonc')],
      ...['--env-file', join(site.folder, 'relej.env'), '--persist-to', join(site.folder, 'state')],
      ...['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${await findFreePort()}`],
    ];
    const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: site.folder };
    const isReady = () => isListening(port);
    stop = await startServer([process.execPath, WRANGLER, 'dev', ...options], isReady, env);
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

  test('a page beside a folder of its name answers at once', async () => {
    const { status, location } = await ask('/products');
    expect({ status, location }).toEqual({ status: 200, location: '' });
  });

  test('what is meant for hosts alone, and what nobody meant, is found by no visitor', async () => {
    const paths = ['/_headers', '/_redirects', '/.htaccess', '/.assetsignore', '/index.html.br'];
    for (const path of [...paths, '/.env', '/.git/config', '/images/.hidden', '/tend']) {
      const { status, body } = await ask(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body).not.toContain(SECRET);
    }
    expect((await ask('/.well-known/security.txt')).status).toBe(200);
  });

  test('the form of the same address keeps a message, with and without scripts', async () => {
    const send = (text: string, accept: string) => {
      const body = new FormData();
      for (const field of ['name', 'phoneNumber', 'email']) body.set(field, 'Ana');
      body.set('message', text);
      const headers = { Accept: accept, Origin: site.settings.origin };
      return fetch(`http://127.0.0.1:${port}/mail_cv.php`, { method: 'POST', body, headers });
    };
    const answer = await send('Dobar dan', 'application/json');
    expect(answer.status).toBe(202);
    expect(answer.headers.get('access-control-allow-origin')).toBe(site.settings.origin);
    // As a browser does that follows the form: it asks for a page.
    const page = await send('Dobro veče', 'text/html');
    expect(page.status).toBe(202);
    expect(await page.text()).toContain('Poruka je uspešno poslata');
    for (const [name, value] of Object.entries(site.plan.everywhere)) {
      expect(page.headers.get(name)).toBe(value);
    }
    const { status, body } = await ask('/health');
    expect({ status, ...JSON.parse(body) }).toMatchObject({ status: 200, ok: true });
  });

  test('the sign-in says what is missing, and the page’s own headers do not close its window', async () => {
    const { status, body, headers } = await ask('/auth?provider=github');
    expect(status).toBe(400);
    expect(body).toContain('nedostaje GITHUB_CLIENT_ID');
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });

  test('its own clock looks after the messages', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/cdn-cgi/handler/scheduled`);
    expect(await answer.text()).toBe('ok');
  });

  test('the relay alone is the same Worker without the site', () => {
    const read = (name: string) => {
      const text = readFileSync(join('hosting/cloudflare', name), 'utf8');
      return JSON.parse(text.replace(/^\/\/.*$/m, ''));
    };
    const { assets, name: _, ...whole } = read('wrangler.jsonc');
    const { name: __, ...alone } = read('relay.jsonc');
    expect(alone).toEqual(whole);
    expect(assets.directory).toBe('../../dist');
  });
});
