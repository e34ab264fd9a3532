import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readHostSettings } from '../../src/build/hosting/host-settings.ts';
import { attribute, listElements } from '../../src/build/hosting/inline-code.ts';
import { listFiles, pageAddress, readPages } from '../../src/build/hosting/site-files.ts';
import { CARD_SIZE } from '../../src/lib/card-size.ts';
import { DIST } from './support/built-site.ts';

const pages = readPages(DIST, listFiles(DIST)).map(({ file, html }) => ({
  file,
  elements: listElements(html),
}));
type Page = (typeof pages)[number];
const listed = pages.filter((page) => canonical(page) !== undefined);

function canonical({ elements }: Page): string | undefined {
  const link = elements.find((element) => attribute(element, 'rel') === 'canonical');
  return link && attribute(link, 'href');
}

/** What a page's head says under this name, or under it as a property of Open Graph. */
function meta({ elements }: Page, name: string): string | undefined {
  const element = elements.find(
    (element) => attribute(element, 'name') === name || attribute(element, 'property') === name,
  );
  return element && attribute(element, 'content');
}

test('no element of any page has a style or a script in an attribute', () => {
  for (const { file, elements } of pages) {
    const found = elements.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(({ name, value }) => /^(style|on.*)$/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name }) => `<${tagName} ${name}>`),
    );
    expect({ file, found }).toEqual({ file, found: [] });
  }
});

test('no page loads anything from another host', () => {
  const { origin } = readHostSettings('.');
  const isForeign = (address: string) => new URL(address, origin).origin !== origin;
  for (const { file, elements } of pages) {
    const loaded = elements.flatMap((element) => {
      const loads = element.tagName !== 'a' && attribute(element, 'rel') !== 'canonical';
      return loads ? [attribute(element, 'src'), attribute(element, 'href')] : [];
    });
    const foreign = loaded.filter(
      (address) => address && !/^data:/.test(address) && isForeign(address),
    );
    expect({ file, foreign }).toEqual({ file, foreign: [] });
  }
});

test('every page that search engines may keep has a title and a description of the right length', () => {
  expect(listed.length).toBeGreaterThanOrEqual(7);
  for (const page of listed) {
    const title = page.elements.find(({ tagName }) => tagName === 'title')?.childNodes[0];
    const text = title && 'value' in title ? title.value : '';
    expect(meta(page, 'og:title'), page.file).toBe(text);
    expect(text.length, `${page.file}: ${text}`).toBeLessThanOrEqual(60);
    const description = meta(page, 'description') ?? '';
    expect(description.length, `${page.file}: ${description}`).toBeGreaterThanOrEqual(120);
    expect(description.length, `${page.file}: ${description}`).toBeLessThanOrEqual(155);
  }
});

test('every page that search engines may keep has its own address and its own picture', async () => {
  const { origin } = readHostSettings('.');
  for (const page of listed) {
    expect(canonical(page), page.file).toBe(`${origin}${pageAddress(page.file)}`);
    expect(meta(page, 'og:url'), page.file).toBe(canonical(page));
    expect(meta(page, 'og:locale'), page.file).toBe('sr_RS');
    const { pathname } = new URL(meta(page, 'og:image') ?? '');
    const picture = await sharp(`${DIST}${pathname}`).metadata();
    expect(picture, page.file).toMatchObject({ format: 'jpeg', ...CARD_SIZE });
    expect(meta(page, 'og:image:width'), page.file).toBe(String(CARD_SIZE.width));
    expect(meta(page, 'og:image:height'), page.file).toBe(String(CARD_SIZE.height));
    expect(meta(page, 'og:image:alt'), page.file).toMatch(/^[^–]+ – \S/);
  }
  const pictures = listed.map((page) => meta(page, 'og:image'));
  expect(new Set(pictures).size).toBe(listed.length);
});

test('a page that search engines should not keep has no address that one could share', () => {
  const others = pages.filter((page) => !listed.includes(page));
  expect(others.map(({ file }) => file).sort()).toEqual([
    '404.html',
    'admin/index.html',
    'offline.html',
  ]);
  for (const page of others) {
    if (page.file !== 'admin/index.html') expect(meta(page, 'robots'), page.file).toBe('noindex');
    expect(meta(page, 'og:url'), page.file).toBeUndefined();
    expect(meta(page, 'og:image'), page.file).toBeUndefined();
  }
});

test('the sitemap lists every page that search engines may keep, with days that have been', () => {
  const sitemap = readFileSync(`${DIST}/sitemap-0.xml`, 'utf8');
  const read = (name: string) =>
    [...sitemap.matchAll(new RegExp(`<${name}>([^<]+)</${name}>`, 'g'))].map(
      ([, text = '']) => text,
    );
  expect(read('loc').sort()).toEqual(listed.map(canonical).sort());
  for (const day of read('lastmod')) expect(Date.parse(day), day).toBeLessThanOrEqual(Date.now());
});

test('what servers are told lies beside the site, and belongs to this very build', () => {
  const csp = /sha256-[\w+/]+=/.exec(readFileSync(`${DIST}/_headers`, 'utf8'))?.[0] ?? 'none';
  expect(readFileSync('hosting/nginx.conf', 'utf8')).toContain(csp);
  expect(readFileSync('hosting/Caddyfile', 'utf8')).toContain(csp);
  expect(readFileSync('hosting/apache.conf', 'utf8')).toContain('<VirtualHost');
});

test('everybody whose code is in the scripts is named, with the words of the licence', () => {
  const notice = readFileSync(`${DIST}/NOTICE.txt`, 'utf8');
  for (const name of ['astro', 'react', 'react-dom', 'scheduler', 'embla-carousel']) {
    expect(notice).toMatch(new RegExp(`^(## )?${name}\\b.*\\(MIT\\)`, 'm'));
  }
  expect(notice.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(2);
});

test('what site.yaml does not ask for costs no visitor a byte', () => {
  const site = parse(readFileSync('src/content/site.yaml', 'utf8'));
  const html = readPages(DIST, listFiles(DIST)).map((page) => page.html);
  const isWritten = (text: string) => html.some((page) => page.includes(text));
  expect(isWritten('viber://chat')).toBe(Boolean(site.viber_phone));
  expect(isWritten('https://wa.me/3')).toBe(Boolean(site.whatsapp_phone));
});

test('robots may read everything but the editor, and find the sitemap', () => {
  const { origin } = readHostSettings('.');
  expect(readFileSync(`${DIST}/robots.txt`, 'utf8').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    `Sitemap: ${origin}/sitemap-index.xml`,
  ]);
  const index = readFileSync(`${DIST}/sitemap-index.xml`, 'utf8');
  expect(index).toContain(`<loc>${origin}/sitemap-0.xml</loc>`);
});

test('no page names a version of itself in another language: there is one', () => {
  for (const page of pages.filter(({ file }) => !file.startsWith('admin/'))) {
    const html = page.elements.find(({ tagName }) => tagName === 'html');
    expect(html && attribute(html, 'lang'), page.file).toBe('sr-Latn');
    const others = page.elements.filter((element) => attribute(element, 'hreflang') !== undefined);
    expect(
      others.map(({ tagName }) => tagName),
      page.file,
    ).toEqual([]);
    expect(meta(page, 'og:locale:alternate'), page.file).toBeUndefined();
  }
});
