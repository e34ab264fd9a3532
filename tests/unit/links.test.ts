import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shapeHostSettings } from '../../src/build/hosting/host-settings.ts';
import { checkExternalLinks } from '../../src/build/links/external-links.ts';
import { checkInternalLinks } from '../../src/build/links/internal-links.ts';

const settings = shapeHostSettings('https://www.primer.rs', '/mail_cv.php', 'a@primer.rs');

describe('the links of a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'links-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function check(files: Record<string, string>) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return checkInternalLinks(folder, settings);
  }

  it('are right when each leads to a page, a place in it, or a file', () => {
    const { problems, looked } = check({
      'index.html': `<a href="/products#7">a</a><a href="#tu">b</a><p id="tu"></p>
        <img src="/a.jpg" srcset="/a.jpg 1x, /a.avif 2x"><form action="/mail_cv.php"></form>
        <a href="mailto:a@primer.rs">m</a><a href="tel:+381">t</a><link rel="manifest" href="/m.webmanifest">`,
      'products.html':
        '<h2 id="7"></h2><a href="https://www.primer.rs/">c</a><a href="/?x=1">d</a>',
      'a.jpg': '',
      'a.avif': '',
      'm.webmanifest': '{"start_url":"/","icons":[{"src":"/a.jpg"}]}',
      'sitemap-0.xml': '<urlset><url><loc>https://www.primer.rs/products</loc></url></urlset>',
      'worker.js': 'import"./b.js";caches.match(`/products`)',
      'b.js': '',
    });
    expect(problems).toEqual([]);
    expect(looked).toBe(14);
  });

  it.each([
    ['<a href="/nema">', 'na sajtu nema te stranice ni tog fajla'],
    ['<a href="nema">', 'na sajtu nema te stranice ni tog fajla'],
    ['<a href="/products/">', 'stranica ima adresu „/products“'],
    ['<a href="/products.html">', 'stranica ima adresu „/products“'],
    ['<a href="/products#99">', 'na stranici „/products“ nema mesta „99“'],
    ['<a href="#nema">', 'na stranici „/“ nema mesta „nema“'],
    ['<img src="/nema.jpg">', 'nema te stranice ni tog fajla'],
    ['<img srcset="/products 1x, /nema.avif 2x">', '„/nema.avif“'],
    ['<style>p{background:url("/nema.svg")}</style>', '„/nema.svg“'],
    ['<script src="/nema.js"></script>', '„/nema.js“'],
    ['<meta property="og:image" content="https://www.primer.rs/nema.jpg">', 'nema.jpg'],
    ['<link rel="canonical" href="https://www.primer.rs/nema">', 'nema'],
    ['<a href="http://[">', 'to nije ispravna adresa'],
    ['<a href="/products#50%">', 'to nije ispravna adresa'],
  ])('%s is told with what is wrong', (mistake, words) => {
    const { problems } = check({ 'index.html': mistake, 'products.html': '<h2 id="7"></h2>' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });

  it.each([
    ['a.css', 'p{background:url(nema.png)}'],
    ['a.js', 'import("./nema.js")'],
    ['service-worker.js', 'const NOTE = "/nema"'],
    ['m.webmanifest', '{"icons":[{"src":"/nema.png"}]}'],
    ['sitemap-0.xml', '<loc>https://www.primer.rs/nema</loc>'],
    ['robots.txt', 'Sitemap: https://www.primer.rs/nema.xml'],
  ])('a mistake in %s is told', (file, text) => {
    const { problems } = check({ 'index.html': '', [file]: text });
    expect(problems).toEqual([expect.stringContaining(`/${file}: „`)]);
  });

  it('to other sites are listed with the pages that have them', () => {
    const link = '<a href="https://drugi.rs/a#b">';
    const { external, problems } = check({ 'index.html': link, 'products.html': link });
    expect(problems).toEqual([]);
    expect([...external]).toEqual([['https://drugi.rs/a#b', ['/', '/products']]]);
  });
});

describe('links to other sites', () => {
  it('are told apart: working, broken, for a person to look at, out of reach', async () => {
    const server = createServer((request, response) => {
      const { url = '', method } = request;
      if (url === '/slow') return;
      const status = url === '/no-head' && method === 'GET' ? 200 : Number(url.slice(1)) || 405;
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const paths = ['/200', '/no-head', '/404', '/410', '/403', '/500'];
    const verdicts = [
      ...(await checkExternalLinks(
        paths.map((path) => origin + path),
        60_000,
      )),
      ...(await checkExternalLinks([`${origin}/slow`], 200)),
      ...(await checkExternalLinks(['http://127.0.0.1:1/'], 60_000)),
    ];
    server.closeAllConnections();
    server.close();
    expect(verdicts.map(({ state }) => state)).toEqual([
      'works',
      'works',
      'broken',
      'broken',
      'unsure',
      'unsure',
      'unsure',
      'unreachable',
    ]);
  });
});
