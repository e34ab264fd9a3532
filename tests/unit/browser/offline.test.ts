import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFile } from '../../../src/browser/offline/offline-files.ts';
import { cacheEssentials, pageOf } from '../../../src/browser/offline/offline-pages.ts';
import {
  CACHE_NAME,
  cacheAnswer,
  deleteOldCaches,
} from '../../../src/browser/offline/site-cache.ts';
import { MAIL_PATH } from '../../../src/model/contact/contact-message.ts';
import { SIGN_IN_PATHS } from '../../../src/sign-in/sign-in.ts';

const ORIGIN = 'https://www.primer.rs';
const at = (path: string) => new URL(path, ORIGIN);

test.each([
  ['/', ['/', '/#sadrzaj', '/?utm_source=viber', '/index.html', '/index', '/INDEX.HTML']],
  [
    '/contact',
    ['/contact', '/contact/', '/contact.html', '/Contact', '/contact/?fbclid=a&x=%C4%8D'],
  ],
  ['/products', ['/products#14', '/products?strana=2', '/PRODUCTS/']],
  [
    '/products/zubni-gel',
    ['/products/zubni-gel', '/products/Zubni-gel.html', '/products/zubni-gel/'],
  ],
  ['/administracija', ['/administracija']],
  [
    undefined,
    [
      ...[MAIL_PATH, '/health', '/health/', '/Health?a', ...SIGN_IN_PATHS],
      ...['/admin', '/admin/', '/admin/products', '/admin/index.html'],
      ...['/og.jpg', '/sitemap.xml', '/outbox.js', '/.well-known/security.txt'],
      'https://drugi.rs/products',
    ],
  ],
])('the page %s has one address on the device, however it is written', (page, written) => {
  for (const path of written) expect(pageOf(at(path), ORIGIN), path).toBe(page);
});

test('the service worker answers files whose name holds a hash', () => {
  for (const path of ['/images/aloe-gel.Ab_1.avif', '/scripts/ContactForm.island.Ab1.js'])
    expect(isFile(at(path), ORIGIN), path).toBe(true);
  for (const path of [
    '/outbox.js',
    '/service-worker.js',
    '/favicon.svg',
    '/images/aloe-gel.avif?v=2',
    'https://drugi.rs/images/aloe-gel.avif',
  ])
    expect(isFile(at(path), ORIGIN), path).toBe(false);
});

describe('the cache of pages and files', () => {
  /** The part of the browser's `Cache` that the worker uses: entries are in the order of their last put. */
  const kept = new Set<string>();
  const cache = {
    put: async (address: string) => {
      kept.delete(address);
      kept.add(address);
    },
    keys: async () => [...kept],
    delete: async (address: string) => kept.delete(address),
  };
  const answer = (change: Partial<Response> = {}) =>
    ({
      status: 200,
      type: 'basic',
      redirected: false,
      headers: new Headers(),
      ...change,
    }) as Response;

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('caches', { open: async () => cache });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('when full, drops the entry that was stored longest ago', async () => {
    const pages = Array.from({ length: 200 }, (_, page) => `/${page}`);
    for (const path of [...pages, '/0', '/new']) await cacheAnswer(path, answer());
    expect([...kept]).toEqual([...pages.slice(2), '/0', '/new']);
  });

  test.each([
    ['is not found', { status: 404 }],
    ['is gone', { status: 410 }],
    ['may not be kept', { headers: new Headers({ 'Cache-Control': 'no-store' }) }],
    [
      'may not be kept, and more',
      { headers: new Headers({ 'Cache-Control': 'private, No-Store' }) },
    ],
  ])('a page that %s is deleted at the first such answer', async (_, change) => {
    await cacheAnswer('/a', answer());
    await cacheAnswer('/b', answer());
    await cacheAnswer('/a', answer(change));
    expect([...kept]).toEqual(['/b']);
  });

  test.each([
    ['an error', { status: 503 }],
    ['a part', { status: 206 }],
    ['what a redirect led to', { redirected: true }],
    ['a redirect', { status: 0, type: 'opaqueredirect' as const }],
    ['an answer of another origin', { type: 'opaque' as const, status: 0 }],
    ['an answer that another origin shares', { type: 'cors' as const }],
  ])('%s is not kept', async (_, change) => {
    await cacheAnswer('/a', answer(change));
    expect([...kept]).toEqual([]);
    await cacheAnswer('/a', answer());
    await cacheAnswer('/a', answer(change));
    expect([...kept], 'nor does it take away what is kept').toEqual(['/a']);
  });

  test.each([
    ['not kept yet', ['/offline', '/contact'], undefined],
    ['of today', [], 23],
    ['of yesterday', ['/offline', '/contact'], 25],
  ])(
    'when the pages that open without a network are %s, these are asked for: %j',
    async (_, asked, hours) => {
      const date = new Date(Date.now() - (hours ?? 0) * 3_600_000).toUTCString();
      const page = hours && { headers: new Headers({ date }) };
      vi.stubGlobal('caches', { open: async () => cache, match: async () => page });
      vi.stubGlobal('fetch', async () => answer());
      await cacheEssentials();
      expect([...kept]).toEqual(asked);
    },
  );
});

test('a new worker of the site deletes its older caches, and leaves the editor’s', async () => {
  const names = new Set(['sajt-1', CACHE_NAME, 'uredjivac-1']);
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  await deleteOldCaches();
  expect([...names]).toEqual([CACHE_NAME, 'uredjivac-1']);
  vi.unstubAllGlobals();
});
