// Pages kept for offline use, after an update of the site or of the service worker.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { CACHE_NAME } from '../../src/browser/offline/site-cache.ts';
import { expectAwake, field, fillIn, result, send } from './support/contact-form.ts';
import { makeSecondBuild } from './support/second-build.ts';
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const portrait = (page: Page) => page.getByRole('main').getByRole('img').first();
const isShown = (page: Page) =>
  portrait(page).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

let build: string;
test.beforeAll(async () => {
  build = await makeSecondBuild();
});
test.afterAll(() => rm(build, { recursive: true }));

test('a page of the old build stays complete offline, and is the new one online', async ({
  page,
  site,
}) => {
  await setPatience(site, ENDLESS);
  await openWithWorker(page);
  const old = await portrait(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => keptOf(page)).toContain(new URL(old).pathname);

  site.build = build;
  await page.goto('/business-cooperation');
  await expect(heading(page)).toHaveText(/novo$/);
  await setNetwork(page, site, false);
  await page.goto('/about-me');
  await expect(heading(page)).toHaveText('O meni');
  await expect.poll(() => isShown(page)).toBe(true);

  await setNetwork(page, site, true);
  await page.goto('/about-me');
  await expect(heading(page)).toHaveText('O meni – novo');
  await expect(portrait(page)).toHaveJSProperty('currentSrc', old.replace(/\.(\w+)$/, '-2.$1'));
  await expect.poll(() => isShown(page)).toBe(true);
});

test('a form that was used before works with no network', async ({ page, site }) => {
  await openWithWorker(page, '/contact');
  const touch = async () => {
    await field(page, 'Ime').click();
    await expectAwake(page);
  };
  await touch();
  await expect.poll(async () => (await keptOf(page)).join()).toContain('ContactMessages');
  site.build = build;
  await setNetwork(page, site, false);
  await page.reload();
  await touch();
  await fillIn(page);
  await send(page);
  await expect(result(page)).toBeFocused();
  await setNetwork(page, site, true);
  await expect.poll(() => site.tries.length).toBe(1);
});

const update = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update());

test('a newer worker deletes the cache of the old one', async ({ page, site }) => {
  await openWithWorker(page);
  const code = await readFile(join(DIST, WORKER), 'utf8');
  expect(code).toContain(CACHE_NAME);
  const newer = code.replaceAll(CACHE_NAME, 'sajt-nov');
  site.special.set(WORKER, say(200, newer, 'text/javascript'));
  await update(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(CACHE_NAME);
  await page.goto('/cookie-policy');
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('sajt-nov');
  await setNetwork(page, site, false);
  await page.reload();
  await expect(heading(page)).toHaveText('Politika kolačića');
});

test('the lines in the README remove the worker and all that it keeps', async ({ page, site }) => {
  await openWithWorker(page);
  const readme = await readFile(join(DIST, '../src/browser/README.md'), 'utf8');
  const [, lines = ''] = readme.match(/```js\n(addEventListener\('install'[^`]*)```/) ?? [];
  expect(lines).not.toBe('');
  site.special.set(WORKER, say(200, lines, 'text/javascript'));
  await update(page);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await page.reload();
  await expect(heading(page)).toHaveText('O meni');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
