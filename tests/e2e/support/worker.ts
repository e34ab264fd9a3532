import { expect, type Page } from 'playwright/test';
import { CONTACT, FILES, NOTE, PAGES } from '../../../src/browser/offline/offline-shelves';

/** Addresses that the device keeps for when there is no network. */
export function keptOf(page: Page): Promise<string[]> {
  return page.evaluate(
    async (names) => {
      const shelves = await Promise.all(names.map((name) => caches.open(name)));
      const kept = await Promise.all(shelves.map((shelf) => shelf.keys()));
      return kept.flat().map(({ url }) => new URL(url).pathname);
    },
    [PAGES.name, FILES.name],
  );
}

/** Does something on the page, so that the worker comes and keeps it and what it always keeps. */
export async function installWorker(page: Page, always = [NOTE, CONTACT]): Promise<void> {
  await page.keyboard.press('Shift');
  const visited = new URL(page.url()).pathname;
  await expect.poll(() => keptOf(page)).toEqual(expect.arrayContaining([visited, ...always]));
}
