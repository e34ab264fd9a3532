// Cloudflare's own local server, the one that its users try their Workers with, and the Worker that the
// build writes. It weighs 230 MB, so it is no dependency; who has it gets these tests.
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE_HEADERS } from '../../../src/build/headers.ts';
import { ANSWER_HEADERS } from '../../../src/model/page/answer-headers.ts';
import {
  addressOf,
  type BuiltSite,
  copyBuiltSite,
  findFiles,
  SECRET,
} from '../../build/support/built-site.ts';
import { findFreePort, startProcess } from '../../support/processes.ts';
import { HIDDEN, NOT_FOUND, OTHER_WAYS } from './questions.ts';
import { askPlainly } from './support/ask.ts';

const WRANGLER = resolve('node_modules/wrangler/bin/wrangler.js');
const obstacle = existsSync(WRANGLER)
  ? undefined
  : 'wrangler is not installed. To check Cloudflare: npm install --no-save --ignore-scripts wrangler@4.156.0';
if (obstacle) console.warn(obstacle);

describe.skipIf(obstacle)(obstacle ?? 'Cloudflare, by wrangler', () => {
  let site: BuiltSite;
  let port: number;
  let wrangler: ReturnType<typeof startProcess>;

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
    wrangler = startProcess(process.execPath, [WRANGLER, 'dev', ...options], { env });
    await wrangler.untilItListens(port);
  });
  afterAll(async () => {
    await wrangler?.close();
    site?.remove();
  });

  const ask = (path: string) => askPlainly(port, site.settings.host, path);

  test('every page is there under its address, with every header of the table', async () => {
    for (const file of findFiles('**/*.html')) {
      if (file === '404.html') continue;
      const { status, headers } = await ask(addressOf(file));
      expect(status, file).toBe(200);
      for (const [name, value] of Object.entries(SITE_HEADERS)) {
        expect(headers[name.toLowerCase()], `${file} ${name}`).toBe(value);
      }
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  // Cloudflare redirects only to a page that exists.
  test.each(OTHER_WAYS.filter(([, kept]) => kept !== '/nema'))(
    '%s leads to %s',
    async (asked, kept) => {
      const { status, headers } = await ask(asked);
      expect([301, 307, 308]).toContain(status);
      expect(headers.location).toBe(kept);
    },
  );

  test.each(NOT_FOUND)('%s is not found, and is not kept', async (path) => {
    const { status, headers, body } = await ask(path);
    expect({ status, caching: headers['cache-control'] }).toEqual({
      status: 404,
      caching: 'no-cache',
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(body).toContain('<h1');
  });

  test.each(HIDDEN)('%s is not served', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain(SECRET);
  });

  test('files whose name holds a hash are kept for a year', async () => {
    const [picture] = findFiles('images/*.svg');
    const { headers } = await ask(`/${picture}`);
    expect(headers['cache-control']).toBe('max-age=31536000, immutable');
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
    for (const [name, value] of Object.entries(ANSWER_HEADERS)) {
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

  test('the scheduled event of Cloudflare is answered, which checks for waiting messages', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/cdn-cgi/handler/scheduled`);
    expect(await answer.text()).toBe('ok');
  });
});
