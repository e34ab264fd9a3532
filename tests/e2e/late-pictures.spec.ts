// On a slow line the page itself comes in parts, and its pictures later: what a visitor reads stays where it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './support/site-server';
import { expect, PAGES, screenOf, siteTest as test } from './support/test';
import { watchShifts } from './support/wire';

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
  /** Where the first heading is; undefined until it has come. */
  const place = () =>
    page.evaluate(() => {
      const box = document.querySelector('h1')?.getBoundingClientRect();
      return box && `${box.x}, ${box.y}`;
    });

  for (const path of [...PAGES, '/products/aloe-gel', '/products/kardio-coq10']) {
    const html = readFileSync(join(DIST, `${path === '/' ? 'index' : path}.html`), 'utf8');
    // In the middle of the first picture, which on the home page is beside the greeting.
    const main = html.indexOf('<main');
    const cut = html.indexOf(html.includes('<picture', main) ? '<picture' : '</h1>', main);
    for (const width of WIDTHS.filter((one) => screenOf(one) === `@${project.name}`)) {
      await page.setViewportSize({ width, height: 800 });
      pictures = Promise.withResolvers();
      const rest = Promise.withResolvers<void>();
      site.special.set(path, async (response) => {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.write(html.slice(0, cut));
        await rest.promise;
        response.end(html.slice(cut));
      });

      await page.goto(path, { waitUntil: 'commit' });
      // The page before has moved, too, when the window got another width.
      const earlier = shifts.sum();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      const places = [await place()];
      rest.resolve();
      await page.waitForLoadState('domcontentloaded');
      const before = await height();
      places.push(await place());
      pictures.resolve();
      await page.evaluate(loadAllPictures);
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
  // What has moved is counted when it is drawn.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
