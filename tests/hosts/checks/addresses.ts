import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askPlainly } from '../support/ask.ts';
import { DIST } from '../support/built-site.ts';
import type { Host } from '../support/describe-host.ts';

export function checkAddresses(host: () => Host): void {
  test('every page is there under its address, whole and at once', async () => {
    for (const { file, address } of host().site.plan.pages) {
      if (address === undefined) continue;
      const { status, headers, body } = await host().ask(address);
      expect({ address, status, type: headers['content-type'] }).toEqual({
        address,
        status: 200,
        type: expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      });
      expect(body.equals(readFileSync(`${DIST}${file}`)), address).toBe(true);
    }
  });

  test('a question behind the address changes nothing', async () => {
    const plain = await host().ask('/products');
    const { status, body } = await host().ask('/products?utm_source=viber&x=%C4%8D');
    expect(status).toBe(200);
    expect(body.equals(plain.body)).toBe(true);
  });

  test('other ways to write a page lead to its address in one step, with the question kept', async () => {
    const { plan, settings } = host().site;
    for (const { from, to } of plan.redirects) {
      const { status, headers } = await host().ask(`${from}?x=1`);
      const target = new URL(headers.location ?? '', settings.origin);
      expect({ from, status, target: target.href }).toEqual({
        from,
        status: 301,
        target: `${settings.origin}${to}?x=1`,
      });
      expect((await host().ask(target.pathname)).status).toBe(200);
    }
  });

  test('every other file is there with the type that browsers expect', async () => {
    const types: Record<string, RegExp> = {
      avif: /^image\/avif$/,
      jpg: /^image\/jpeg$/,
      js: /^(text|application)\/javascript; ?charset=utf-8$/i,
      png: /^image\/png$/,
      svg: /^image\/svg\+xml/,
      txt: /^text\/plain; ?charset=utf-8$/i,
      webmanifest: /^application\/manifest\+json/,
      xml: /^(text|application)\/xml/,
    };
    for (const file of host().site.files) {
      const extension = file.slice(file.lastIndexOf('.') + 1);
      if (extension === 'html' || file.startsWith('admin/')) continue;
      const { status, headers } = await host().ask(`/${file}`, { ':method': 'HEAD' });
      expect({ file, status }).toEqual({ file, status: 200 });
      expect(headers['content-type'], file).toMatch(types[extension] ?? /^$/);
    }
  });

  test.each([
    '/nema-je',
    '/nema/je/',
    '/products/nema',
    '/products.html/',
    '/PRODUCTS',
    '/404',
    '/404.html',
    '/images',
    '/images/',
    '/images/nema.avif',
    '/nema.php',
  ])('%s is not found, and says so with the page made for it', async (path) => {
    const { status, headers, body } = await host().ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.equals(readFileSync(`${DIST}/404.html`))).toBe(true);
  });

  test('the certificate authority is answered over plain http', async () => {
    const path = '/.well-known/acme-challenge/token';
    const { status, body } = await askPlainly(host().httpPort, host().site.settings.host, path);
    // Caddy gets its certificates without files.
    if (status !== 308) expect({ status, body }).toEqual({ status: 200, body: 'proof' });
  });

  test('plain http leads to https on the same host, the other host to the one of the site', async () => {
    const { host: name, otherHost, origin } = host().site.settings;
    for (const from of [name, otherHost]) {
      const plain = await askPlainly(host().httpPort, from, '/products?x=1');
      const { status, location, headers } = plain;
      // A promise about https that came over plain http could be anybody's.
      expect(headers['strict-transport-security']).toBeUndefined();
      const to = new URL(location);
      expect([301, 308]).toContain(status);
      expect(`${to.protocol}//${to.hostname}${to.pathname}${to.search}`).toBe(
        `https://${from}/products?x=1`,
      );
    }
    const other = await host().ask('/products?x=1', { ':authority': otherHost });
    expect({ status: other.status, location: other.headers.location }).toEqual({
      status: 301,
      location: `${origin}/products?x=1`,
    });
  });
}
