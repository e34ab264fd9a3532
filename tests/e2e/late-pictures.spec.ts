// On a slow line the page itself comes in parts, and its pictures later: what a visitor reads stays where it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './support/site-server';
import { expect, PAGES, screenOf, siteTest as test } from './support/test';
import { watchShifts } from './support/wire';

test.use({ serviceWorkers: 'block' });

for (const width of [360, 390, 768, 1024, 1280, 1920]) {
  test(`at ${width} px nothing moves while a page and then its pictures come`, {
    tag: screenOf(width),
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    const session = await page.context().newCDPSession(page);
    const shifts = await watchShifts(session);
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
      const rest = Promise.withResolvers<void>();
      const pictures = Promise.withResolvers<void>();
      site.special.set(path, async (response) => {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.write(html.slice(0, cut));
        await rest.promise;
        response.end(html.slice(cut));
      });
      await page.route('/images/**', async (route) => {
        await pictures.promise;
        await route.continue();
      });

      const earlier = shifts.sum();
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      const places = [await place()];
      rest.resolve();
      await page.waitForLoadState('domcontentloaded');
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      places.push(await place());
      pictures.resolve();
      // Also those that a visitor has not yet scrolled to.
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
        return Promise.all([...document.images].map((image) => image.decode()));
      });
      places.push(await place());
      expect(await height(), `${path}: its height`).toBe(before);
      expect(new Set(places.filter(Boolean)), path).toHaveProperty('size', 1);
      expect(shifts.sum() - earlier, `${path}: what moved`).toBeLessThanOrEqual(0.01);
      await page.unroute('/images/**');
    }
  });
}
