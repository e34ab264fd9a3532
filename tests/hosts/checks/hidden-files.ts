import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECRET } from '../support/built-site.ts';
import type { Host } from '../support/describe-host.ts';

export function checkHiddenFiles(host: () => Host): void {
  test.each([
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.git/',
    '/.git',
    '/images/.hidden',
    '/.htaccess',
    '/.nojekyll',
    '/_headers',
    '/_redirects',
    '/index.html.br',
    '/index.html.gz',
    '/products.html.br',
    '/404.html.gz',
  ])("%s is nobody's business", async (path) => {
    const { status, body } = await host().ask(path, { 'accept-encoding': 'br' });
    expect([403, 404]).toContain(status);
    expect(body.toString()).not.toContain(SECRET);
  });

  test('whom to tell of a weakness is public, and not out of date', async () => {
    const { status, headers, body } = await host().ask('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
    const text = body.toString();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Canonical: ${host().site.settings.origin}/.well-known/security.txt`);
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '').getTime();
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });

  test('the files of other servers are not in the site', () => {
    expect(existsSync('dist/nginx.conf') || existsSync('dist/Caddyfile')).toBe(false);
  });
}
