import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { gate } from './support/hold.ts';
import { DIST, say } from './support/site-server.ts';
import { expect, siteTest as test } from './support/test.ts';
import {
  ENDLESS,
  keptOf,
  openWithWorker,
  setNetwork,
  setPatience,
  WORKER,
} from './support/worker.ts';

const NO_NETWORK = 'Trenutno ste bez interneta';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** File names of the pictures that the page shows. */
function shownPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
}

test('a page that was read opens without a network, unchanged', async ({ page, site }) => {
  await openWithWorker(page);
  const shown = await shownPictures(page);
  expect(shown.length).toBeGreaterThan(0);
  await expect.poll(() => keptOf(page)).toEqual(expect.arrayContaining(shown));
  // No file was loaded over the network a second time, and no script before the first touch of the page.
  for (const path of ['/about-me', ...shown])
    expect(site.asked.filter((other) => other === path)).toHaveLength(1);
  expect(site.asked.filter((path) => path.endsWith('.js'))).toEqual([WORKER]);

  await setNetwork(page, site, false);
  await page.reload();
  await expect(heading(page)).toHaveText('O meni');
  await expect.poll(() => shownPictures(page)).toEqual(expect.arrayContaining(shown));
});

test('a page that came with a query is kept under its own address', async ({ page, site }) => {
  await openWithWorker(page, '/about-me?fbclid=1');
  await setNetwork(page, site, false);
  await page.goto('/about-me');
  await expect(heading(page)).toHaveText('O meni');
});

test('a page opens without a network by whichever address a visitor comes', async ({
  page,
  site,
}) => {
  await openWithWorker(page);
  await setNetwork(page, site, false);
  for (const path of [
    '/contact/',
    '/Contact',
    '/about-me/?fbclid=1',
    '/about-me?utm_source=viber',
  ]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(path.startsWith('/a') ? 'O meni' : 'Kontakt');
  }
});

test('a page that the host has taken away is gone from the device at the first answer', async ({
  page,
  site,
}) => {
  await openWithWorker(page);
  site.special.set('/about-me', say(404, '<h1>Stranica nije pronađena</h1>'));
  await page.goto('/about-me');
  await expect.poll(() => keptOf(page)).not.toContain('/about-me');
  await setNetwork(page, site, false);
  await page.goto('/about-me');
  await expect(heading(page)).toHaveText(NO_NETWORK);
});

test('the device never answers in the place of the relay', async ({ page, site }) => {
  await openWithWorker(page);
  site.special.set('/health', say(200, '{"ok":true}', 'application/json'));
  await page.goto('/health');
  site.special.set('/health', (response) => response.destroy());
  await expect(page.goto('/health')).rejects.toThrow(/ERR_EMPTY_RESPONSE/);
});

test('an address that was never opened shows what works without a network', async ({
  page,
  site,
}) => {
  await openWithWorker(page);
  await setNetwork(page, site, false);
  // No search engine or cache may take the note for the page.
  expect((await page.goto('/products'))?.status()).toBe(503);
  await expect(heading(page)).toHaveText(NO_NETWORK);
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(['O meni', 'Kontakt', /^\+381/, /@/]);
  await expect(page.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  await expectAccessible(page);

  await setNetwork(page, site, true);
  await expect(page).toHaveURL(/\/products$/);
  await expect(heading(page)).toHaveText(/najprodavanijim proizvodima/);
});

test('an answer in time is shown', async ({ page, site }) => {
  await setPatience(site, ENDLESS);
  await openWithWorker(page);
  site.edit = (html) => html.replace('O meni</h1>', 'O meni, novo</h1>');
  await page.goto('/about-me');
  await expect(heading(page)).toHaveText('O meni, novo');
});

test('a late answer is shown, too, if no page is kept', async ({ page, site }) => {
  await setPatience(site, 0);
  await openWithWorker(page);
  await page.goto('/products');
  await expect(heading(page)).toHaveText(/najprodavanijim proizvodima/);
});

test('after two seconds the kept page is shown, and the answer kept', async ({ page, site }) => {
  await openWithWorker(page);
  site.edit = (html) => html.replace('O meni</h1>', 'O meni, novo</h1>');
  const answer = gate();
  site.wait = (path) => (path === '/about-me' ? answer.opened : undefined);
  await page.goto('/about-me');
  await expect(heading(page)).toHaveText('O meni');
  answer.open();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/about-me'))?.text()))
    .toContain('O meni, novo');
  await setNetwork(page, site, false);
  await page.reload();
  await expect(heading(page)).toHaveText('O meni, novo');
});

test('a visitor who saves data gets the offline note in advance, and no page', async ({
  page,
  site,
}) => {
  const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;
  const code = await readFile(join(DIST, WORKER), 'utf8');
  site.special.set(WORKER, say(200, saving + code, 'text/javascript'));
  await openWithWorker(page, '/about-me', ['/offline']);
  await setNetwork(page, site, false);
  await page.goto('/contact');
  await expect(heading(page)).toHaveText(NO_NETWORK);
  await expect(page.locator('main a[href="/contact"]:visible')).toHaveCount(0);
  expect(site.asked).not.toContain('/contact');
});
