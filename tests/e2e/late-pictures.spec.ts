// On a slow line the page itself comes in parts, and its pictures later: what a visitor reads stays where it is.
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DIST } from './support/site-server.ts';
import { expect, PAGES, screenOf, siteTest as test } from './support/test.ts';
import { watchShifts } from './support/wire.ts';

test.use({ serviceWorkers: 'block' });

const WIDTHS = [360, 390, 768, 1024, 1280, 1920];

test('nothing moves while a page and then its pictures come', async ({ page, site }, {
  project,
}) => {
  const session = await page.context().newCDPSession(page);
  const shifts = await watchShifts(session);
  let pictures = Promise.withResolvers<void>();
  await page.route('/images/**', async (route) => {
    await pictures.promise;
    await route.continue();
  });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  /** Where the first heading is; undefined until it is seen. */
  const place = () =>
    page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (!heading?.checkVisibility({ visibilityProperty: true })) return undefined;
      const { x, y } = heading.getBoundingClientRect();
      return `${x}, ${y}`;
    });

  for (const path of [...PAGES, '/products/aloe-gel', '/products/kardio-coq10']) {
    const html = readFileSync(join(DIST, `${path === '/' ? 'index' : path}.html`), 'utf8');
    const [first = '', ...parts] = cutIntoParts(html);
    for (const width of WIDTHS.filter((one) => screenOf(one) === `@${project.name}`)) {
      await page.setViewportSize({ width, height: 800 });
      pictures = Promise.withResolvers();
      const asked = Promise.withResolvers<ServerResponse>();
      site.special.set(path, (response) => {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.write(first);
        asked.resolve(response);
      });

      await page.goto(path, { waitUntil: 'commit' });
      // The page before has moved, too, when the window got another width.
      const earlier = shifts.sum();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      const places = [await place()];
      const response = await asked.promise;
      for (const part of parts) {
        response.write(part);
        await page.evaluate(drawTwice);
        places.push(await place());
      }
      response.end();
      await page.waitForLoadState('domcontentloaded');
      const before = await height();
      places.push(await place());
      pictures.resolve();
      await page.evaluate(loadAllPictures);
      // What has moved is counted when it is drawn.
      await page.evaluate(drawTwice);
      places.push(await place());
      const where = `${path} at ${width} px`;
      expect.soft(await height(), `${where}: its height`).toBe(before);
      expect.soft([...new Set(places.filter(Boolean))], where).toHaveLength(1);
      expect.soft(shifts.sum() - earlier, `${where}: what moved`).toBeLessThanOrEqual(0.01);
    }
  }
});

/** Also those that a visitor has not yet scrolled to; runs in the page. */
async function loadAllPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const late = [...document.images].filter((image) => !image.complete);
  await Promise.all(
    late.map((image) => new Promise((done) => image.addEventListener('load', done))),
  );
}

/** Runs in the page. */
function drawTwice(): Promise<number> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Characters that come at once on a slow line, and those of the first screen. */
const PART = 3_000;
const FIRST_SCREEN = 18_000;

/** The page in the parts in which it comes; the first one ends inside of the menu. */
function cutIntoParts(html: string): string[] {
  const menu = html.indexOf('</li>', html.indexOf('<nav'));
  const starts = Array.from({ length: FIRST_SCREEN / PART }, (_, index) => menu + index * PART);
  return [0, ...starts].map((start, index) => html.slice(start, starts[index]));
}
