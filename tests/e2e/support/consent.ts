// Stand-ins for the counter of visits and the service for advertisements.
import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from 'playwright/test';
import { test as base } from './grown-site';

export const COUNTER = 'https://statistika.example.com/brojac.js';
export const PIXEL = 'https://oglasi.example.com/piksel.js';
/** The site's own script that must run before the pixel, the script for advertisements. */
export const PIXEL_START = '/pokreni-piksel.js';
/** What the counter asks for once it runs. */
const VISIT = 'https://podaci.example.com/poseta';
/** The cookies in which the site keeps the choice. */
export const OWN = [
  'saglasnost-baner',
  'saglasnost-istek',
  'saglasnost-izbor',
  'saglasnost-ponuda',
];

/** Above the host of the site, as `primer.rs` is above `www.primer.rs`: counters set cookies for all of it. */
const DOMAIN = 'primer.localhost';

/** `asked` are the addresses of third parties and the pixel's start, in order. */
export const test = base.extend<{ asked: string[] }>({
  baseURL: ({ site }, use) => use(site.url.replace('localhost', `www.${DOMAIN}`)),
  expectedHosts: [/^https:\/\/(statistika\.example|podaci\.example|oglasi\.example)\./],
  asked: [
    async ({ page }, use) => {
      const asked: string[] = [];
      await page.route(/^https:\/\//, (route) => {
        asked.push(route.request().url());
        const body = {
          [COUNTER]: `
            document.cookie = '_brojac=1;Path=/;Max-Age=9999;Domain=${DOMAIN}';
            document.cookie = '_tok_5=1;Path=/';
            localStorage.setItem('_tok_5', '1');
            sessionStorage.setItem('_tok_6', '1');
            window.site = document.currentScript.dataset.site;
            fetch('${VISIT}', { mode: 'no-cors' });`,
          [PIXEL]: `document.cookie = '_piksel=1;Path=/'; window.commands = piksel.queue;`,
        }[route.request().url()];
        return route.fulfill({ contentType: 'text/javascript', body: body ?? '' });
      });
      await page.route(`**${PIXEL_START}`, async (route) => {
        asked.push(PIXEL_START);
        // This script arrives later than the script that needs it.
        await setTimeout(300);
        return route.continue();
      });
      await use(asked);
    },
    { auto: true },
  ],
});

/**
 * Resolves when the third parties have asked for all they want on this page. Until then a request
 * of theirs may still be on its way, and would be taken for one of the next page.
 */
export async function expectAllAsked(asked: readonly string[]): Promise<void> {
  await expect.poll(() => asked.toSorted()).toEqual([COUNTER, PIXEL, PIXEL_START, VISIT].sort());
}

export const banner = (page: Page) => page.getByRole('region', { name: 'Izbor kolačića' });

export async function choose(page: Page, name: string): Promise<void> {
  await banner(page).getByRole('button', { name }).click();
}

/** Names of the cookies that the browser holds. */
export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort();
}
