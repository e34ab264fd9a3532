import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccessible, expectNoSidewaysScrollAtAnySize } from './support/accessible';
import { withOtherBuild } from './support/other-build';
import { DIST } from './support/relay';
import { expect, test as siteAsItIs } from './support/test';

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
const COUNTER = 'https://statistika.example.com/brojac.js';
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The site with a counter of visits and a service for advertisements, both played by the test. */
const test = withOtherBuild((copy) => {
  const file = copy.path('src/content/site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('optional_scripts: []\n', ''));
  appendFileSync(file, SCRIPTS);
});

test.use({
  expectedHosts: [/^https:\/\/(statistika\.example|podaci\.example|connect\.facebook)\./],
});

/** Plays the third parties; returns the addresses that were asked, in order. */
async function playThirdParties(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    const body = {
      [COUNTER]: `
        document.cookie = '_brojac=1;Path=/;Max-Age=9999';
        document.cookie = '_tok_5=1;Path=/';
        localStorage.setItem('_tok_5', '1');
        window.site = document.currentScript.dataset.site;
        fetch('https://podaci.example.com/poseta', { mode: 'no-cors' });`,
      [PIXEL]: `document.cookie = '_fbp=1;Path=/'; window.commands = fbq.queue;`,
    }[route.request().url()];
    return route.fulfill({ contentType: 'text/javascript', body: body ?? '' });
  });
  return asked;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Izbor kolačića' });
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();
const OWN = ['saglasnost-baner', 'saglasnost-istek', 'saglasnost-izbor', 'saglasnost-ponuda'];

test('before the answer nothing is loaded, nothing is kept and nothing moves', async ({ page }) => {
  const asked = await playThirdParties(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        document.documentElement.dataset['shift'] = String(shift.toJSON().value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/products', '/contact', '/nema-ovoga', '/cookie-policy']) {
    await page.goto(path === '/nema-ovoga' ? '/404' : path);
    await expect(banner(page)).toBeVisible();
    await page.mouse.wheel(0, 2000);
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
  }
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('yes and no weigh the same, and no yes is chosen beforehand', async ({ page }) => {
  await page.goto('/');
  const looks = ['Prihvatam sve', 'Odbijam sve'].map((name) =>
    banner(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight, border } = getComputedStyle(button);
        const { width, height, top } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, border, width, height, top };
      }),
  );
  const [yes, no] = await Promise.all(looks);
  expect(no).toEqual(yes);
  expect(yes?.height).toBeGreaterThanOrEqual(44);
  await banner(page).getByText('Biram po vrsti').click();
  for (const box of await banner(page).getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked();
  }
});

test('who accepts all gets all, for 365 days, and is not asked again', async ({ page }) => {
  const asked = await playThirdParties(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Prihvatam sve' }).click();
  await expect(banner(page)).toContainText('Vaš izbor je sačuvan.');
  await expect.poll(() => asked).toEqual(expect.arrayContaining([COUNTER, PIXEL]));
  await expect.poll(() => asked).toContain('https://podaci.example.com/poseta');
  expect(await page.evaluate(() => Reflect.get(window, 'site'))).toBe('5');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'commands')))
    .toEqual([
      ['init', '1234567890'],
      ['track', 'PageView'],
    ]);
  const own = (await page.context().cookies()).filter(({ name }) => OWN.includes(name));
  expect(own.map(({ name }) => name).sort()).toEqual(OWN);
  for (const { expires, sameSite } of own) {
    expect(Math.abs(expires * 1000 - Date.now() - YEAR_MS)).toBeLessThan(60_000);
    expect(sameSite).toBe('Lax');
  }
  const value = (name: string) => own.find((cookie) => cookie.name === name)?.value;
  expect(value('saglasnost-izbor')).toBe('analitika.marketing');
  expect(value('saglasnost-ponuda')).toBe('analitika.marketing');
  expect(value('saglasnost-istek')).toBe(new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10));
  await banner(page).getByRole('button', { name: 'U redu' }).click();
  await expect(banner(page)).toBeHidden();
  asked.length = 0;
  await page.goto('/contact');
  await expect.poll(() => asked).toEqual(expect.arrayContaining([COUNTER, PIXEL]));
  await expect(banner(page)).toBeHidden();
});

test('who refuses all gets nothing and is not asked again', async ({ page }) => {
  const asked = await playThirdParties(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Odbijam sve' }).click();
  await page.goto('/products');
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(await names(page)).toEqual(OWN);
});

test('the keyboard alone chooses by kind', async ({ page }) => {
  const asked = await playThirdParties(page);
  await page.goto('/about-me');
  await banner(page).getByRole('button', { name: 'Odbijam sve' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Statistika poseta' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sačuvaj izbor' })).toBeFocused();
  await page.keyboard.press('Enter');
  // What has just been said is where the keyboard goes on from.
  await expect(page.locator(':focus')).toContainText('Vaš izbor je sačuvan.');
  await expect.poll(() => asked).toContain(COUNTER);
  expect(asked).not.toContain(PIXEL);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the choice is changed and withdrawn on the page about cookies', async ({ page }) => {
  const asked = await playThirdParties(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Prihvatam sve' }).click();
  await expect.poll(() => asked).toContain('https://podaci.example.com/poseta');
  await banner(page).getByRole('link', { name: 'Politika kolačića' }).click();
  const main = page.getByRole('main');
  const state = main.getByRole('status');
  await expect(state).toContainText(
    /statistika poseta\u00a0– prihvaćeno; oglasi\u00a0– prihvaćeno. Važi do \d+\. \d+\. \d{4}\./,
  );
  await expect(main.getByRole('checkbox', { name: 'Oglasi' })).toBeChecked();
  await expect.poll(() => names(page)).toEqual(['_brojac', '_fbp', '_tok_5', ...OWN]);

  await main.getByRole('checkbox', { name: 'Statistika poseta' }).uncheck();
  asked.length = 0;
  await main.getByRole('button', { name: 'Sačuvaj izbor' }).click();
  await expect(state).toContainText('statistika poseta\u00a0– odbijeno; oglasi\u00a0– prihvaćeno');
  await expect.poll(() => names(page)).toEqual(['_fbp', ...OWN]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect.poll(() => asked).toEqual([PIXEL]);

  await main.getByRole('button', { name: 'Odbijam sve' }).click();
  await expect(state).toContainText('statistika poseta\u00a0– odbijeno; oglasi\u00a0– odbijeno');
  await expect.poll(() => names(page)).toEqual(OWN);
  asked.length = 0;
  await page.reload();
  await expect(state).toContainText('oglasi\u00a0– odbijeno');
  expect(asked).toEqual([]);
});

test('another list of scripts is asked about anew', async ({ page }) => {
  const asked = await playThirdParties(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Prihvatam sve' }).click();
  await expect.poll(() => names(page)).toContain('_brojac');
  await page.context().addCookies([{ name: OWN[0] ?? '', value: 'stari', url: page.url() }]);
  asked.length = 0;
  await page.goto('/products');
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(OWN);
  expect(asked).toEqual([]);
});

test('the banner covers nothing, and neither text size nor screen reader stumbles over it', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  await banner(page).getByText('Biram po vrsti').click();
  await expectAccessible(page);
  await expectNoSidewaysScrollAtAnySize(page);
  const isInFlow = await banner(page).evaluate((section) => {
    const main = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    return (
      getComputedStyle(section).position === 'static' &&
      main >= section.getBoundingClientRect().bottom
    );
  });
  expect(isInFlow).toBe(true);
});

test('the page about cookies follows what the site uses', async ({ page }) => {
  await page.goto('/cookie-policy');
  const main = page.getByRole('main');
  await expect(main).not.toContainText('ne postavlja kolačiće');
  await expect(main).toContainText('samo ako ih dozvolite');
  for (const cell of ['_brojac', '_tok_*', '_fbp', '_fbc', '90 dana', '30 minuta']) {
    await expect(main.getByRole('cell').filter({ hasText: cell }).first()).toBeVisible();
  }
  await expect(main).toContainText(
    /Brojač\u00a0– pružalac: Brojač d\.o\.o\., adresa skripte: statistika\.example\.com/,
  );
  await expect(main.getByRole('status')).toContainText('Još niste izabrali');
  await expectAccessible(page);
  await page.goto('/privacy-policy');
  await expect(main).not.toContainText('danas');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, because nothing is loaded', async ({ page }) => {
    await page.goto('/cookie-policy');
    await expect(banner(page)).toBeHidden();
    // Playwright's own text leaves <noscript> out.
    expect(await page.getByRole('main').innerText()).toContain(
      'neobavezni kolačići ne postavljaju',
    );
    await expect(page.getByRole('button', { name: 'Prihvatam sve' })).toBeHidden();
  });
});

siteAsItIs('a site without such scripts ships not a byte of all this', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.(html|js)$/.test(name) && !name.startsWith('admin'));
  for (const name of code) {
    const text = readFileSync(join(DIST, name), 'utf8');
    expect(text, name).not.toMatch(/saglasnost-|data-consent-banner|Prihvatam sve/);
  }
});
