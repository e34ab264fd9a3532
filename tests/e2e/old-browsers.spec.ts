// iOS 15, Chrome 90, Firefox 100: no popover, no ranges in media queries, no cascade layers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { catchMessages, holdScripts, sendEarly } from './support/contact-form.ts';
import { becomeOld } from './support/old-browser.ts';
import { DIST } from './support/site-server.ts';
import { expect, PAGES, part, test } from './support/test.ts';

const ROUTES = [...PAGES, '/offline'] as const;

// The browser logs each script that a test blocks.
test.use({ bypassCSP: true, expectedMessages: [/Failed to load resource: net::ERR_FAILED/] });

test.beforeEach(({ page }) => becomeOld(page));

/** Expects that a tap on the middle of the element hits it, and nothing that covers it. */
async function expectInReach(element: Locator, what: string): Promise<void> {
  const isHit = await element.evaluate((node) => {
    node.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (node.contains(hit) || hit.contains(node));
  });
  expect(isHit, what).toBe(true);
}

test('every page is whole', async ({ page }) => {
  await part('the menu is a list under the bar, and it covers nothing', async () => {
    await page.setViewportSize({ width: 320, height: 780 });
    for (const path of PAGES) {
      await page.goto(path);
      const menu = page.getByRole('navigation', { name: 'Glavni meni' });
      await expect(menu.getByRole('link')).toHaveCount(6);
      await expect(page.getByRole('button', { name: 'Meni' })).toBeHidden();
      for (const link of await menu.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        await expectInReach(link, `${path}: ${await link.textContent()}`);
      }
      const [bar, main] = [await menu.boundingBox(), await page.getByRole('main').boundingBox()];
      expect((bar?.y ?? 0) + (bar?.height ?? 0), path).toBeLessThanOrEqual((main?.y ?? 0) + 0.5);
      await expectInReach(page.getByRole('heading', { level: 1 }), `${path}: h1`);
      if (path === '/contact') await expectAccessible(page, 'body > header, nav[id]');

      await page.evaluate(() => scrollTo(0, 700));
      // The page may scroll smoothly.
      const isAbove = () =>
        page.evaluate(
          () =>
            document.elementFromPoint(innerWidth / 2, 40)?.closest('body > header, nav[id]') !==
            null,
        );
      await expect.poll(isAbove, `${path}: the menu scrolls away with the page`).toBe(false);
    }
  });
  await part('every route keeps its colours, its column and its one screen of width', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of ROUTES) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      await expect(page.locator('body'), path).toHaveCSS('margin', '0px');
      await expect(page.locator('html'), path).toHaveCSS('background-color', 'rgb(251, 248, 241)');
      const hidden = page.locator('main .visually-hidden');
      const widths = await hidden.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().width),
      );
      expect(Math.max(0, ...widths), path).toBeLessThanOrEqual(1);
      const skip = page.getByRole('link', { name: 'Pređite na sadržaj' });
      if ((await skip.count()) > 0) await expect(skip, path).not.toBeInViewport();
    }
  });
});

test('a message can be written and sent by the form itself', async ({ page }) => {
  await page.route('**/scripts/*.js', (route) => route.abort());
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  await expect(form).toHaveAttribute('action', /mail_cv\.php$/);
  await expectInReach(form.getByRole('button', { name: 'Pošalji' }), 'Pošalji');
});

test('a message sent before the form’s code has come is sent once, when it comes', async ({
  page,
}) => {
  const sent = await catchMessages(page);
  const release = await holdScripts(page);
  await sendEarly(page);
  release();
  await expect(page.getByText('Poruka je uspešno poslata')).toBeFocused();
  expect(sent).toHaveLength(1);
});

test('the search works', async ({ page }) => {
  await part('a product is found by typing', async () => {
    await page.goto('/products');
    await page.getByRole('searchbox').fill('sapun');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
  await part('an example says that it is what the visitor searches for', async () => {
    await page.goto('/products');
    const example = page.getByRole('button', { name: 'bez fluora' });
    await example.click();
    await expect(example).toHaveAttribute('aria-pressed', 'true');
  });
});

test('whoever saves data gets the smallest pictures, and none that is loaded once more', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  // The end of the page, behind which its scripts run, comes when its first picture is loaded.
  const first = page.locator('picture > [loading=lazy]').first();
  await page.route('**/end.js', async (route) => {
    await first.scrollIntoViewIfNeeded();
    await expect(first).toHaveJSProperty('complete', true);
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('/products', async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace('</body>', '<script src="/end.js"></script></body>');
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await page.goto('/products');
  const sources = page.locator('source:has(+ [loading=lazy])');
  await expect(sources.last()).toHaveAttribute('sizes', '1px');
  await expect(sources.first()).not.toHaveAttribute('sizes', '1px');
});

test('no page uses a feature that such a browser lacks without an alternative', () => {
  for (const path of ROUTES) {
    const html = readFileSync(join(DIST, `${path === '/' ? 'index' : path}.html`), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].join('\n');
    expect(styles.match(/@media[^{]*[<>][^{]*\{|@layer[^{;]*/g), path).toBeNull();
  }
});
