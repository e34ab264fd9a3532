// Pictures of pages as a phone shows them, straight from the folder of a build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { type Browser, type BrowserContext, chromium, type Route } from 'playwright';
import type { Rows } from './find-differences.ts';
import { type Address, fileOf } from './find-pages.ts';

const ORIGIN = 'http://predlog.localhost';
/** CSS pixels of a common phone; a picture has as many. */
const WIDTH = 390;

/** One piece of text or one picture, and between which rows it stands. */
export interface Piece extends Rows {
  /** The text, or the picture's address. */
  what: string;
}

export interface Photo {
  /** The whole page from top to bottom as a PNG. */
  picture: Buffer;
  /** What is on it, in reading order. */
  pieces: Piece[];
}

export interface Camera {
  /** Undefined when this build has no such page. */
  take: (build: string, address: Address) => Promise<Photo | undefined>;
  close: () => Promise<void>;
}

/** With the Chromium at `CHROMIUM_PATH`, or the Chrome of this machine. */
export async function openCamera(): Promise<Camera> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chrome' }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const contexts = new Map<string, BrowserContext>();
  return {
    take: async (build, address) => {
      if (!existsSync(join(build, fileOf(address)))) return undefined;
      const context = contexts.get(build) ?? (await openBuild(browser, build));
      contexts.set(build, context);
      const page = await context.newPage();
      await page.goto(ORIGIN + address, { waitUntil: 'load' });
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
      const pieces = await page.evaluate(listPieces);
      await page.close();
      return { picture, pieces };
    },
    close: () => browser.close(),
  };
}

/** Runs in the page. */
function listPieces(): Piece[] {
  const pieces: Piece[] = [];
  const add = (what: string, { top, bottom, width }: DOMRect) => {
    if (width > 1 && bottom - top > 1) {
      pieces.push({ what, top: Math.floor(top + scrollY), bottom: Math.ceil(bottom + scrollY) });
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLImageElement) add(node.currentSrc, node.getBoundingClientRect());
    if (!(node instanceof Text) || !node.data.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    add(node.data.trim().replace(/\s+/g, ' '), range.getBoundingClientRect());
  }
  return pieces;
}

async function openBuild(browser: Browser, build: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 844 },
    locale: 'sr-Latn-RS',
    reducedMotion: 'reduce',
    // Without scripts nothing moves, asks for consent or waits to be scrolled to.
    javaScriptEnabled: false,
  });
  await context.route('**/*', (route) => answer(route, build));
  return context;
}

function answer(route: Route, build: string): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  if (origin !== ORIGIN) return route.abort();
  const path = decodeURIComponent(pathname);
  const file = join(build, /\.\w+$/.test(path) ? path : fileOf(path));
  if (!file.startsWith(build) || !existsSync(file)) return route.fulfill({ status: 404, body: '' });
  return route.fulfill({ body: readFileSync(file), contentType: lookup(file) ?? 'text/html' });
}
