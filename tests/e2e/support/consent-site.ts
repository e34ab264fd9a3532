// The site with a counter of visits and a service for advertisements, both played by the test.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { withOtherBuild } from './other-build';

const SCRIPTS = `optional_scripts:
  - kind: analitika
    name: Brojač
    provider: Brojač d.o.o.
    src: https://statistika.example.com/brojac.js
    attributes:
      data-site: "5"
    connects_to: [https://podaci.example.com]
    cookies:
      - { name: _brojac, purpose: Razlikuje posetioce, duration: 2 godine }
      - { name: _tok_*, purpose: Pamti tok jedne posete, duration: 30 minuta }
  - kind: marketing
    service: meta-pixel
    id: "1234567890"
`;

export const COUNTER = 'https://statistika.example.com/brojac.js';
export const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js';
/** What the counter asks for once it runs. */
export const VISIT = 'https://podaci.example.com/poseta';
/** The cookies in which the site keeps the choice. */
export const OWN = [
  'saglasnost-baner',
  'saglasnost-istek',
  'saglasnost-izbor',
  'saglasnost-ponuda',
];

export const test = withOtherBuild('consent', (copy) => {
  const file = copy.path('src/content/site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('optional_scripts: []\n', ''));
  appendFileSync(file, SCRIPTS);
}).extend({
  expectedHosts: [/^https:\/\/(statistika\.example|podaci\.example|connect\.facebook)\./],
});

/** Plays the third parties; returns the addresses that were asked, in order. */
export async function playThirdParties(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    const body = {
      [COUNTER]: `
        document.cookie = '_brojac=1;Path=/;Max-Age=9999';
        document.cookie = '_tok_5=1;Path=/';
        localStorage.setItem('_tok_5', '1');
        window.site = document.currentScript.dataset.site;
        fetch('${VISIT}', { mode: 'no-cors' });`,
      [PIXEL]: `document.cookie = '_fbp=1;Path=/'; window.commands = fbq.queue;`,
    }[route.request().url()];
    return route.fulfill({ contentType: 'text/javascript', body: body ?? '' });
  });
  return asked;
}

/**
 * Resolves when the third parties have asked for all they want on this page. Until then a request
 * of theirs may still be on its way, and would be taken for one of the next page.
 */
export async function expectAllAsked(asked: readonly string[]): Promise<void> {
  await expect.poll(() => asked.toSorted()).toEqual([COUNTER, PIXEL, VISIT].sort());
}

export const banner = (page: Page) => page.getByRole('region', { name: 'Izbor kolačića' });

/** Names of the cookies that the browser holds. */
export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort();
}
