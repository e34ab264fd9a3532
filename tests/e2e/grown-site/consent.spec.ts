// Scripts of others and the consent they need (`src/consent/`). The stand-ins below answer for two such services.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test as base } from '../support/grown-site.ts';
import { DIST } from '../support/site-server.ts';
import { test as siteAsItIs } from '../support/test.ts';

const COUNTER = 'https://statistika.example.com/brojac.js';
const PIXEL = 'https://oglasi.example.com/piksel.js';
/** What the counter asks for once it runs. */
const VISIT = 'https://podaci.example.com/poseta';
const ALL = [COUNTER, PIXEL, VISIT].sort();
const OWN = ['saglasnost-baner', 'saglasnost-istek', 'saglasnost-izbor', 'saglasnost-ponuda'];
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Above the host of the site, as `primer.rs` is above `www.primer.rs`: counters set cookies for all of it. */
const DOMAIN = 'primer.localhost';

/** `asked` are the addresses of others, in order. */
const test = base.extend<{ asked: string[] }>({
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
            fetch('${VISIT}', { mode: 'no-cors' });`,
          [PIXEL]: "document.cookie = '_piksel=1;Path=/';",
        }[route.request().url()];
        return route.fulfill({ contentType: 'text/javascript', body: body ?? '' });
      });
      await use(asked);
    },
    { auto: true },
  ],
});

const question = (page: Page) => page.getByRole('region', { name: 'Izbor kolačića' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name });
const open = (page: Page) => question(page).getByText('Izbor kolačića').click();

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort();
}

test('before the answer nothing is loaded or kept, and nothing moves', async ({ page, asked }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        // On a busy machine the page moves while it is still loading, with a question or without.
        const { domContentLoadedEventEnd: end } = performance.getEntriesByType(
          'navigation',
        )[0] as PerformanceNavigationTiming;
        if (end > 0 && shift.startTime > end)
          document.documentElement.dataset['shift'] = JSON.stringify(shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/contact', '/404']) {
    await page.goto(path);
    await expect(answer(page, 'Odbijam sve')).toBeInViewport();
    expect(await page.locator('html').getAttribute('data-shift'), path).toBeNull();
  }
  await expectAccessible(page);
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
});

test('yes and no look the same, and nothing is chosen in advance', async ({ page }) => {
  await page.goto('/');
  const looks = ['Prihvatam sve', 'Odbijam sve'].map((name) =>
    answer(page, name).evaluate((button) => {
      const { backgroundColor, color, fontSize, fontWeight, border } = getComputedStyle(button);
      const { height } = button.getBoundingClientRect();
      return { backgroundColor, color, fontSize, fontWeight, border, height };
    }),
  );
  const [yes, no] = await Promise.all(looks);
  expect(no).toEqual(yes);
  expect(yes?.height).toBeGreaterThanOrEqual(44);
  for (const box of await question(page).getByRole('checkbox').all())
    await expect(box).not.toBeChecked();
});

test('a visitor who accepts all is not asked again for 365 days', async ({ page, asked }) => {
  // In Greenwich the day before.
  await page.clock.setFixedTime('2027-03-01T00:30:00+01:00');
  await page.goto('/');
  const before = Date.now();
  await answer(page, 'Prihvatam sve').click();
  await expect.poll(() => asked.toSorted()).toEqual(ALL);
  const after = Date.now();
  const own = (await page.context().cookies()).filter(({ name }) => OWN.includes(name));
  for (const { expires, sameSite } of own) {
    // In seconds, of a clock that the story cannot set.
    expect(expires).toBeGreaterThan((before + YEAR_MS) / 1000 - 2);
    expect(expires).toBeLessThan((after + YEAR_MS) / 1000 + 2);
    expect(sameSite).toBe('Lax');
  }
  expect(Object.fromEntries(own.map(({ name, value }) => [name, value]))).toEqual({
    'saglasnost-baner': expect.stringMatching(/^[\da-f]{8}$/),
    'saglasnost-izbor': 'analitika.marketing',
    'saglasnost-ponuda': 'analitika.marketing',
    'saglasnost-istek': '2028-02-29',
  });
  asked.length = 0;
  await page.goto('/contact');
  await expect.poll(() => asked.toSorted()).toEqual(ALL);
  await expect(answer(page, 'Odbijam sve')).toBeHidden();
});

test('a visitor who refuses all gets no script and is not asked again', async ({ page, asked }) => {
  await page.goto('/');
  await answer(page, 'Odbijam sve').click();
  await page.goto('/products');
  await expect(question(page)).toBeVisible();
  await expect(answer(page, 'Odbijam sve')).toBeHidden();
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual(OWN);
});

test('no script is loaded in a browser that holds the editor’s token', async ({ page, asked }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('uredjivac-prijava', '{"token":"tajna"}'));
  await answer(page, 'Prihvatam sve').click();
  await page.goto('/products');
  await expect(answer(page, 'Odbijam sve')).toBeHidden();
  expect(asked).toEqual([]);
});

test('one category is chosen by keyboard, and withdrawn on any page', async ({ page, asked }) => {
  await page.goto('/');
  await question(page).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(answer(page, 'Sačuvajte izbor')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page, 'Odbijam sve')).toBeHidden();
  await expect.poll(() => asked.toSorted()).toEqual([VISIT, COUNTER].sort());
  await expect.poll(() => cookieNames(page)).toEqual(['_brojac', '_tok_5', ...OWN]);

  await page.goto('/about-me');
  await open(page);
  await expect(question(page).getByRole('checkbox', { name: 'Statistika poseta' })).toBeChecked();
  await expect.poll(() => asked.length).toBe(4);
  await answer(page, 'Prihvatam sve').click();
  // What runs already is not begun once more.
  await expect.poll(() => asked.slice(4)).toEqual([PIXEL]);
  await open(page);
  await answer(page, 'Odbijam sve').click();
  await expect.poll(() => cookieNames(page)).toEqual(OWN);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the visitor is asked again when the list of scripts has changed', async ({ page, asked }) => {
  await page.goto('/');
  await answer(page, 'Prihvatam sve').click();
  await expect.poll(() => asked.toSorted()).toEqual(ALL);
  await page.context().addCookies([{ name: 'saglasnost-baner', value: 'stari', url: page.url() }]);
  asked.length = 0;
  await page.goto('/products');
  await expect(answer(page, 'Odbijam sve')).toBeInViewport();
  await expect.poll(() => cookieNames(page)).toEqual(OWN);
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, because nothing is loaded', async ({ page, asked }) => {
    await page.goto('/');
    await expect(question(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

siteAsItIs('a site without such scripts ships not a byte of all this', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter(
    (name) => /\.(html|js)$/.test(name) && !name.startsWith('admin'),
  )) {
    // The cookie policy has the names of the cookies in brackets.
    const text = readFileSync(join(DIST, name), 'utf8').replace(/\(saglasnost-[a-z]+\)/g, '');
    expect(text, name).not.toMatch(/saglasnost-|data-consent=|Prihvatam sve/);
  }
});
