import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COLOURS } from '../../src/model/page/colours.ts';
import { type BuiltPage, readBuiltPages } from './support/built-pages.ts';
import { DIST, ORIGIN } from './support/built-site.ts';

/** The size in pixels that Facebook, WhatsApp and Viber recommend. */
const CARD_SIZE = { width: 1200, height: 630 };

const { origin } = ORIGIN;
const pages = readBuiltPages();
const visited = pages.filter(({ file }) => !file.startsWith('admin/'));
const listed = pages.filter((page) => canonical(page) !== undefined);

function canonical({ elements }: BuiltPage): string | undefined {
  return elements.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];
}

/** The content of the `meta` with this name, or with this property of Open Graph. */
function meta({ elements }: BuiltPage, name: string): string | undefined {
  return elements.find(
    ({ tag, attributes }) =>
      tag === 'meta' &&
      [attributes['name'], attributes['property'], attributes['http-equiv']].includes(name),
  )?.attributes['content'];
}

test('every page says that it is in Serbian, in Latin letters', () => {
  const languages = visited.map(({ elements }) => elements[0]?.attributes['lang']);
  expect(new Set(languages)).toEqual(new Set(['sr-Latn']));
});

test('every page has one policy, before any script, that forbids what the page does not need', () => {
  for (const page of visited) {
    const tags = page.elements.map(({ tag, attributes }) =>
      attributes['http-equiv'] ? 'policy' : tag,
    );
    const at = tags.indexOf('policy');
    expect(tags.lastIndexOf('policy'), page.file).toBe(at);
    expect(tags.slice(0, at), page.file).toEqual(['html', 'head', 'meta']);
    const policy = meta(page, 'content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; .*base-uri 'none'$/);
    expect(policy).not.toMatch(/unsafe|https?:\/\/\*|\s\*/);
  }
});

test.each(['about-me.html', 'business-cooperation.html', 'contact.html'])(
  '%s shows no picture twice',
  (file) => {
    const { elements = [] } = pages.find((page) => page.file === file) ?? {};
    const shown = elements.flatMap(({ tag, attributes: { src = '', alt } }) =>
      tag === 'img' && alt ? [src] : [],
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown).size).toBe(shown.length);
  },
);

describe('every page that search engines may keep', () => {
  test('has a title and a description of the right length', () => {
    expect(listed.length).toBeGreaterThanOrEqual(7);
    for (const page of listed) {
      const title = page.elements.find(({ tag }) => tag === 'title')?.text ?? '';
      expect(meta(page, 'og:title'), page.file).toBe(title);
      expect(title.length, `${page.file}: ${title}`).toBeLessThanOrEqual(60);
      const { length } = meta(page, 'description') ?? '';
      expect(length >= 120 && length <= 155, `${page.file}: ${length}`).toBe(true);
    }
  });

  test.each(globSync('src/content/policies/*.mdx'))(
    'has the title that %s has for them',
    (file) => {
      const [, title] = /^seo_title: (.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
      const page = listed.find(({ address }) => address === `/${basename(file, '.mdx')}`);
      expect(
        page?.elements.find(({ tag }) => tag === 'title')?.text.replaceAll('\u00a0', ' '),
      ).toBe(title);
    },
  );

  test('has its own address and its own picture, light enough for WhatsApp', async () => {
    for (const page of listed) {
      expect(canonical(page), page.file).toBe(`${origin}${page.address}`);
      expect(meta(page, 'og:url'), page.file).toBe(canonical(page));
      expect(meta(page, 'og:locale'), page.file).toBe('sr_RS');
      const file = `${DIST}${new URL(meta(page, 'og:image') ?? '').pathname}`;
      expect(await sharp(file).metadata(), page.file).toMatchObject({
        format: 'jpeg',
        ...CARD_SIZE,
      });
      expect(statSync(file).size, file).toBeLessThan(300_000);
      expect(meta(page, 'og:image:width'), page.file).toBe(String(CARD_SIZE.width));
      expect(meta(page, 'og:image:height'), page.file).toBe(String(CARD_SIZE.height));
      expect(meta(page, 'og:image:alt'), page.file).toMatch(/\S/);
    }
    expect(new Set(listed.map((page) => meta(page, 'og:image'))).size).toBe(listed.length);
  });

  test.each([
    ['og', 'pages/pocetna', 'cover'],
    ['cards/sapun-od-avokada', 'products/sapun-od-avokada', 'contain'],
  ] as const)('%s.jpg shows the picture meant for it, %s: %s', async (card, picture, fit) => {
    const how = { fit, position: sharp.strategy.attention, background: COLOURS.cream };
    const look = (file: string) => sharp(file).resize(24, 13, how).raw().toBuffer();
    const meant = await look(`src/content/${picture}.jpg`);
    const shown = await look(`${DIST}/${card}.jpg`);
    const apart = shown.map((value, at) => Math.abs(value - (meant[at] ?? 0)));
    expect(apart.reduce((sum, value) => sum + value) / apart.length).toBeLessThan(8);
  });

  test('the card of a product with notes shows the product, and a note beside it', async () => {
    const { height } = CARD_SIZE;
    const card = `${DIST}/cards/zubni-gel.jpg`;
    const left = { left: 0, top: 0, width: height, height };
    const right = { ...left, left: height, width: CARD_SIZE.width - height };
    const look = (picture: Buffer) => sharp(picture).resize(12, 12).raw().toBuffer();
    const shown = await look(await sharp(card).extract(left).toBuffer());
    const meant = await look(readFileSync('src/content/products/zubni-gel.jpg'));
    const apart = shown.map((value, at) => Math.abs(value - (meant[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(16);
    const { channels } = await sharp(await sharp(card).extract(right).toBuffer()).stats();
    expect(channels.map(({ min }) => min < 100)).toEqual([true, true, true]);
  });

  test('is in the sitemap, no other is, and robots find it', () => {
    const sitemap = readFileSync(`${DIST}/sitemap.xml`, 'utf8');
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses.sort()).toEqual(listed.map(canonical).sort());
    expect(readFileSync(`${DIST}/robots.txt`, 'utf8').split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /admin',
      `Sitemap: ${origin}/sitemap.xml`,
    ]);
  });
});

test('a page that search engines should not keep has no address to share', () => {
  const others = pages.filter((page) => !listed.includes(page));
  const files = others.map(({ file }) => file).sort();
  expect(files).toEqual(['404.html', 'admin/index.html', 'offline.html']);
  for (const page of others) {
    expect(meta(page, 'robots'), page.file).toBe('noindex');
    expect(meta(page, 'og:url') ?? meta(page, 'og:image'), page.file).toBeUndefined();
  }
});

test('each picture reserves its space while it loads', async () => {
  const pictures = visited.flatMap(({ elements }) =>
    elements.map(({ attributes }) => attributes).filter(({ src }) => src?.endsWith('.jpg')),
  );
  expect(pictures.length).toBeGreaterThan(20);
  for (const { src = '', width, height } of pictures) {
    const { width: wide, height: high } = await sharp(`${DIST}${src}`).metadata();
    expect([width, height], src).toEqual([wide, high].map(String));
  }
});

test.each(globSync('src/content/about/*.md'))('the picture of %s has its description', (file) => {
  const [, alt] = /^alt: (.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  const home = visited.find(({ address }) => address === '/');
  const said = home?.elements.map(({ attributes }) => attributes['alt']);
  expect(said).toContain(alt);
});

test('each format of a picture is named by its type, so that a browser skips an unknown one', () => {
  const sources = visited.flatMap(({ elements }) => elements.filter(({ tag }) => tag === 'source'));
  expect(sources.filter(({ attributes }) => attributes['type'] !== 'image/avif')).toEqual([]);
});

test('no line breaks between a number and its unit', () => {
  for (const { file, html } of visited) {
    const text = html.replace(/<(script|style).*?<\/\1>|<[^>]*>/gs, '');
    expect(text.match(/\d (?:ml|l|g|kg|mg|µg|°C)(?!\p{L})/gu), file).toBeNull();
  }
});

test('no page has a placeholder: what is not known yet is said in general words', () => {
  for (const { file, html } of visited) expect(html, file).not.toMatch(/\[\[|\]\]|POPUNITI/);
});

test('the notice names every package whose code is in the scripts', () => {
  const notice = readFileSync(`${DIST}/NOTICE.txt`, 'utf8');
  for (const name of ['@astrojs/react', 'react', 'react-dom', 'scheduler', 'embla-carousel']) {
    expect(notice).toMatch(new RegExp(`^## ${name} - .*\\(MIT\\)`, 'm'));
  }
  expect(notice).toContain('Permission is hereby granted');
});

test('a feature that site.yaml does not use adds no byte to a page', () => {
  const site = parse(readFileSync('src/content/site.yaml', 'utf8'));
  const isWritten = (text: string) => pages.some(({ html }) => html.includes(text));
  expect(isWritten('viber://chat')).toBe(Boolean(site.viber_phone));
  expect(isWritten('https://wa.me/3')).toBe(Boolean(site.whatsapp_phone));
});
