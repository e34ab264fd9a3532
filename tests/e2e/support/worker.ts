import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { CACHE_NAME, CONTACT_PAGE, OFFLINE_PAGE } from '../../../src/browser/offline/site-cache.ts';
import { DIST, type SiteServer, say } from './site-server.ts';

export const WORKER = '/service-worker.js';
/** A patience that no machine exhausts, in milliseconds. */
export const ENDLESS = 600_000;

/** Addresses that the device keeps for when there is no network. */
export function keptOf(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    const kept = await (await caches.open(name)).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  }, CACHE_NAME);
}

/** Opens and touches a page: the worker is installed, and keeps this page and the files that it always keeps. */
export async function openWithWorker(
  page: Page,
  path = '/about-me',
  always = [OFFLINE_PAGE, CONTACT_PAGE],
): Promise<void> {
  // The page listens for a touch once it has loaded; on a busy machine the network is idle long before.
  await page.goto(path, { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  const visited = new URL(page.url()).pathname;
  await expect.poll(() => keptOf(page)).toEqual(expect.arrayContaining([visited, ...always]));
}

/**
 * Serves a worker that takes an answer for a late one after so many milliseconds in place of 2,000: a machine with much
 * other work may need longer for any answer.
 */
export async function setPatience(site: SiteServer, milliseconds: number): Promise<void> {
  const patience = `const start = setTimeout;
    self.setTimeout = (act, ms, ...rest) => start(act, ms === 2000 ? ${milliseconds} : ms, ...rest);`;
  const code = await readFile(join(DIST, WORKER), 'utf8');
  site.special.set(WORKER, say(200, patience + code, 'text/javascript'));
}

/** The whole network of the visitor, the service worker's too. */
export async function setNetwork(page: Page, site: SiteServer, isThere: boolean): Promise<void> {
  site.connected = isThere;
  await page.context().setOffline(!isThere);
}
