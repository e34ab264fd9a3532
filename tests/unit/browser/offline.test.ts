import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFile } from '../../../src/browser/offline/offline-files.ts';
import { cacheEssentials, isPage } from '../../../src/browser/offline/offline-pages.ts';
import { cacheAnswer } from '../../../src/browser/offline/site-cache.ts';

const ORIGIN = 'https://www.primer.rs';
const at = (path: string) => new URL(path, ORIGIN);

test.each([
  [
    'a page',
    isPage,
    ['/', '/products', '/products#14', '/products/2', '/administracija'],
    [
      '/mail_cv.php',
      '/admin',
      '/admin/products',
      '/products?strana=2',
      '/og.jpg',
      '/sitemap.xml',
      'https://drugi.rs/products',
    ],
  ],
  [
    'a file',
    isFile,
    ['/images/aloe-gel.Ab_1.avif', '/scripts/ContactForm.island.Ab1.js'],
    [
      '/outbox.js',
      '/service-worker.js',
      '/favicon.svg',
      '/images/aloe-gel.avif?v=2',
      'https://drugi.rs/images/aloe-gel.avif',
    ],
  ],
])('what the service worker answers as %s', (_, isKind, known, others) => {
  for (const path of known) expect(isKind(at(path), ORIGIN), path).toBe(true);
  for (const path of others) expect(isKind(at(path), ORIGIN), path).toBe(false);
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
    ({ status: 200, type: 'basic', redirected: false, ...change }) as Response;

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
    ['an error', { status: 404 }],
    ['a part', { status: 206 }],
    ['what a redirect led to', { redirected: true }],
    ['a redirect', { status: 0, type: 'opaqueredirect' as const }],
    ['an answer of another origin', { type: 'opaque' as const, status: 0 }],
    ['an answer that another origin shares', { type: 'cors' as const }],
  ])('%s is not kept', async (_, change) => {
    await cacheAnswer('/a', answer(change));
    expect([...kept]).toEqual([]);
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
