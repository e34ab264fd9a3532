import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFile } from '../../src/browser/offline/offline-files.ts';
import { isPage } from '../../src/browser/offline/offline-pages.ts';
import {
  CONTACT,
  findKept,
  isKeepable,
  keep,
  NOTE,
  PAGES,
} from '../../src/browser/offline/offline-shelves.ts';

const ORIGIN = 'https://www.primer.rs';
const at = (path: string) => new URL(path, ORIGIN);

// biome-ignore format: one row a kind
test.each([
  ['a page', isPage, ['/', '/products', '/products#14', '/products/2', '/administracija'], ['/mail_cv.php', '/admin', '/admin/products', '/products?strana=2', '/og.jpg', '/sitemap-0.xml', 'https://drugi.rs/products']],
  ['a file', isFile, ['/images/aloe-gel.Ab_1.avif', '/scripts/ContactForm.island.Ab1.js'], ['/outbox.js', '/service-worker.js', '/favicon.svg', '/images/aloe-gel.avif?v=2', 'https://drugi.rs/images/aloe-gel.avif']],
])('what the service worker answers as %s', (_, isKind, known, others) => {
  for (const path of known) expect(isKind(at(path), ORIGIN), path).toBe(true);
  for (const path of others) expect(isKind(at(path), ORIGIN), path).toBe(false);
});

describe('the shelves', () => {
  const SHELF = { name: 'polica', limit: 3 };
  /** As much of the browser's cache as the shelves use: entries stay in the order of their last put. */
  const fakeCache = () => {
    const kept = new Map<string, Response>();
    const urlOf = (address: string) => at(address).href;
    return {
      match: async (address: string) => kept.get(urlOf(address)),
      put: async (address: string, answer: Response) => {
        kept.delete(urlOf(address));
        kept.set(urlOf(address), answer);
      },
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async (address: string) => kept.delete(urlOf(address)),
    };
  };
  const answer = (change: Partial<Response> = {}) =>
    ({ status: 200, type: 'basic', redirected: false, ...change }) as Response;

  beforeEach(() => {
    const cache = fakeCache();
    vi.stubGlobal('caches', { open: async () => cache });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('a full one gives up what was kept longest ago, and never the contact page or the note', async () => {
    for (const path of [NOTE, CONTACT, '/a', '/b', '/c', '/a', '/d']) {
      await keep(SHELF, path, answer());
    }
    const left = [];
    for (const path of [NOTE, CONTACT, '/a', '/b', '/c', '/d']) {
      if (await findKept(SHELF, path)) left.push(path);
    }
    expect(left).toEqual([NOTE, CONTACT, '/a', '/c', '/d']);
  });

  test.each([
    ['an error', { status: 404 }],
    ['a part', { status: 206 }],
    ['what a redirect led to', { redirected: true }],
    ['a redirect', { status: 0, type: 'opaqueredirect' as const }],
    ['an answer of another origin', { type: 'opaque' as const, status: 0 }],
    ['an answer that another origin shares', { type: 'cors' as const }],
  ])('%s is not kept', async (_, change) => {
    expect(isKeepable(answer(change))).toBe(false);
    await keep(PAGES, '/a', answer(change));
    expect(await findKept(PAGES, '/a')).toBeUndefined();
  });
});
