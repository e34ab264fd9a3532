// The budgets of pages in bytes, for visitors on a slow, metered line. A failure names the page and the
// bytes over its budget; the table shows how many bytes are left.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type PagesServer, servePages } from '../support/pages-server.ts';
import { DIST } from './support/site-server.ts';
import { expect, PAGES, test } from './support/test.ts';
import { type Screen, type Transfer, type Visit, visit } from './support/wire.ts';

/** Ten TCP segments: the bytes that a server sends before the first acknowledgement. */
const FIRST_WINDOW = 14_600;
/** The page with twenty full texts takes two such windows; its visible part is in the first. */
const ALL_PRODUCTS = 26_000;
/**
 * 1,350 of these bytes are Astro's code for islands, in pages with an island; 70 begin a message with its
 * subject; 50 are for phones of 2021 and for a form whose code does not load.
 */
const INLINE_SCRIPTS = 2_970;

/** The numbers of one page: bytes on the wire, unless they say otherwise. */
interface Budget {
  /** The document with its headers. */
  first: number;
  /** With the pictures in the window. */
  initial: number;
  scrolled: number;
  /** Requests, before and after scrolling. */
  requests: [initial: number, scrolled: number];
  /** The heaviest picture on a phone of 412 px, and on a wide screen. */
  picture: number;
}

const TEXT: Budget = {
  first: FIRST_WINDOW,
  initial: 30_000,
  scrolled: 50_000,
  requests: [8, 10],
  picture: 25_000,
};
const BUDGETS: Record<string, Budget> = {
  // On a slow machine the carousel moves on meanwhile: the requests to the end include the pictures of all its cards.
  '/': { ...TEXT, initial: 24_000, scrolled: 130_000, requests: [8, 23] },
  '/about-me': { ...TEXT, requests: [9, 10] },
  '/products': {
    first: ALL_PRODUCTS,
    initial: 42_000,
    scrolled: 320_000,
    requests: [4, 28],
    picture: 14_000,
  },
  '/contact': { ...TEXT, initial: 19_000, scrolled: 24_000, requests: [8, 8], picture: 14_000 },
};
/** What is loaded on a wide screen, which shows larger pictures, and more of them before scrolling. */
const WIDE: Record<string, Partial<Budget>> = {
  '/': { initial: 47_000, requests: [12, 23] },
  '/products': { initial: 50_000 },
  '/business-cooperation': { initial: 42_000 },
  '/contact': { initial: 24_000 },
};
const PHONES: Screen[] = [
  { width: 412, height: 823, density: 1.75, isPhone: true },
  { width: 360, height: 800, density: 3, isPhone: true },
];
const WIDE_SCREEN: Screen = { width: 1280, height: 800, density: 1, isPhone: false };

// One worker, so that one table has all pages.
test.describe.configure({ mode: 'default' });

const rows: string[] = [];
let server: PagesServer;
test.beforeAll(async () => {
  server = await servePages(DIST);
});
test.afterAll(() => {
  server.close();
  console.log(`\nBytes on the wire, and what is left of the budget\n${rows.join('\n')}\n`);
});

for (const path of [...PAGES, '/products/devetodnevni-program', '/nema-ovoga']) {
  const hasPictures = /^\/$|products/.test(path);
  for (const screen of [...(hasPictures ? PHONES : PHONES.slice(0, 1)), WIDE_SCREEN]) {
    test(`${path} keeps its budget at ${screen.width} px`, async ({ browser }) => {
      const budget = { ...(BUDGETS[path] ?? TEXT), ...(!screen.isPhone && WIDE[path]) };
      const seen = await visit(browser, `https://localhost:${server.port}${path}`, screen);
      rows.push(describeVisit(`${path} ${screen.width}`, seen, budget));

      expectWithin(`${path}, the first response`, seen.first, budget.first);
      expectWithin(`${path}, before scrolling`, sum(atOnce(seen.initial)), budget.initial);
      expectWithin(`${path}, scrolled to the end`, sum(seen.scrolled), budget.scrolled);
      const [initial, scrolled] = budget.requests;
      expect(seen.initial.length, `${path}: requests before scrolling`).toBeLessThanOrEqual(
        initial,
      );
      expect(seen.scrolled.length, `${path}: requests to the end`).toBeLessThanOrEqual(scrolled);
      expect(seen.redirects, `${path}: redirects`).toBe(0);
      expect(seen.moved, `${path}: things that moved by themselves`).toEqual([]);
      // The home page has an island whose code comes when she has scrolled to it; the form's code
      // waits for a touch.
      const seenUntil = path === '/' ? seen.initial : seen.scrolled;
      const code = seenUntil.filter(({ type }) => !['document', 'image'].includes(type));
      expect(code, `${path}: scripts, styles or fonts`).toEqual([]);
      if (screen !== PHONES[1]) {
        for (const { url, type, bytes } of seen.scrolled) {
          if (type === 'image') expectWithin(`${path}, the picture ${url}`, bytes, budget.picture);
        }
      }
    });
  }
}

test('the scripts inside a page weigh at most 3 kB', () => {
  for (const path of [...PAGES, '/products/zubni-gel', '/404']) {
    const html = readFileSync(join(DIST, `${path === '/' ? 'index' : path}.html`), 'utf8');
    const scripts = [...html.matchAll(/<script(?! type="application)[^>]*>([\s\S]*?)<\/script>/g)];
    const code = scripts.map(([, text = '']) => text).join('');
    expectWithin(`${path}, inline scripts`, brotliCompressSync(code).length, INLINE_SCRIPTS);
  }
});

test('the outbox weighs at most 2.3 kB, the service worker with it 4 kB', () => {
  const read = (name: string) => readFileSync(join(DIST, name), 'utf8');
  const weigh = (text: string) => gzipSync(text).length;
  const [worker, start] = [read('service-worker.js'), read('outbox.js')];
  // Both the pages' script and the service worker contain it.
  const outbox = read(start.match(/scripts\/outbox\.[\w-]+\.js/)?.[0] ?? '');
  expectWithin('the outbox', weigh(start) + weigh(outbox), 2300);
  expectWithin('the service worker', weigh(worker), 4000);
  // The scripts import nothing: neither a worker nor a page waits for another file.
  expect(outbox).not.toMatch(/\bimport\b/);
  expect(worker).not.toMatch(/\b(import|importScripts)\b/);
});

const atOnce = (transfers: Transfer[]) => transfers.filter(({ isAhead }) => !isAhead);

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}

function expectWithin(what: string, bytes: number, budget: number): void {
  const excess = bytes - budget;
  expect(excess, `${what}: ${bytes} bytes, ${excess} over the budget of ${budget}`).toBeLessThan(1);
}

/** „/contact 412   first 7253 (7347)   initial 7: 15061 (4939)   scrolled …“ */
function describeVisit(name: string, { first, initial, scrolled }: Visit, budget: Budget): string {
  const part = (title: string, transfers: Transfer[], limit: number) => {
    const types = [...new Set(transfers.map(({ type }) => type))].map((type) => {
      const some = transfers.filter((transfer) => transfer.type === type);
      return `${type} ${some.length}/${sum(some)}`;
    });
    return `${title} ${sum(transfers)} (${limit - sum(transfers)} left): ${types.join(', ')}`;
  };
  return [
    `${name.padEnd(26)} first ${first} (${budget.first - first} left)`,
    `  ${part('initial', atOnce(initial), budget.initial)}`,
    `  ${part('to the end', scrolled, budget.scrolled)}`,
  ].join('\n');
}
