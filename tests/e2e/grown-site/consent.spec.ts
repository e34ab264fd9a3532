import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  banner,
  COUNTER,
  choose,
  cookieNames,
  expectAllAsked,
  OWN,
  PIXEL,
  PIXEL_START,
  test,
} from '../support/consent';
import { DIST } from '../support/site-server';
import { expect, test as siteAsItIs } from '../support/test';

// Safari before 15.4 does not report by which button a form was submitted.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Reflect.deleteProperty(SubmitEvent.prototype, 'submitter')),
);

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

test('a visitor who accepts all is not asked again for 365 days', async ({ page, asked }) => {
  await page.goto('/');
  await choose(page, 'Prihvatam sve');
  await expect(banner(page)).toContainText('Vaš izbor je sačuvan.');
  await expectAllAsked(asked);
  expect(await page.evaluate(() => Reflect.get(window, 'site'))).toBe('5');
  const commands = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'commands')));
  await expect.poll(commands).toBe('[["init","1234567890"],["track","PageView"]]');
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
  await choose(page, 'U redu');
  await expect(banner(page)).toBeHidden();
  asked.length = 0;
  await page.goto('/contact');
  await expectAllAsked(asked);
  await expect(banner(page)).toBeHidden();
});

test('a visitor who refuses all gets no script and is not asked again', async ({ page, asked }) => {
  await page.goto('/');
  await choose(page, 'Odbijam sve');
  await page.goto('/products');
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual(OWN);
});

test('no script is loaded in a browser that holds the editor’s token', async ({ page, asked }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('sveltia-cms.user', '{"token":"tajna"}'));
  await choose(page, 'Prihvatam sve');
  await expect(banner(page)).toContainText('Vaš izbor je sačuvan.');
  await page.goto('/products');
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
  // The same browser, after the editor has signed out.
  await page.evaluate(() => localStorage.removeItem('sveltia-cms.user'));
  await page.goto('/');
  await expect.poll(() => asked).toEqual(expect.arrayContaining([COUNTER, PIXEL]));
});

test('the kinds of scripts can be chosen by keyboard alone', async ({ page, asked }) => {
  await page.goto('/about-me');
  await banner(page).getByRole('button', { name: 'Odbijam sve' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Statistika poseta' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sačuvajte izbor' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The focus moves to the confirmation.
  await expect(page.locator(':focus')).toContainText('Vaš izbor je sačuvan.');
  await expect.poll(() => asked).toContain(COUNTER);
  expect(asked).not.toContain(PIXEL);
  expect(asked).not.toContain(PIXEL_START);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the choice is changed and withdrawn on the page about cookies', async ({ page, asked }) => {
  await page.goto('/');
  await choose(page, 'Prihvatam sve');
  await expectAllAsked(asked);
  asked.length = 0;
  await banner(page).getByRole('link', { name: 'Politika kolačića' }).click();
  await expectAllAsked(asked);
  const main = page.getByRole('main');
  const state = main.getByRole('status');
  await expect(state).toContainText(
    /statistika poseta\u00a0– prihvaćeno; oglasi\u00a0– prihvaćeno. Važi do \d+\. \d+\. \d{4}\./,
  );
  await expect(main.getByRole('checkbox', { name: 'Oglasi' })).toBeChecked();
  await expect.poll(() => cookieNames(page)).toEqual(['_brojac', '_piksel', '_tok_5', ...OWN]);

  await main.getByRole('checkbox', { name: 'Statistika poseta' }).uncheck();
  asked.length = 0;
  await main.getByRole('button', { name: 'Sačuvajte izbor' }).click();
  await expect(state).toContainText('statistika poseta\u00a0– odbijeno; oglasi\u00a0– prihvaćeno');
  await expect.poll(() => cookieNames(page)).toEqual(['_piksel', ...OWN]);
  const stored = () => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
  expect(await page.evaluate(stored)).toEqual([]);
  await expect.poll(() => asked).toEqual([PIXEL_START, PIXEL]);

  await main.getByRole('button', { name: 'Odbijam sve' }).click();
  await expect(state).toContainText('statistika poseta\u00a0– odbijeno; oglasi\u00a0– odbijeno');
  await expect.poll(() => cookieNames(page)).toEqual(OWN);
  asked.length = 0;
  await page.reload();
  await expect(state).toContainText('oglasi\u00a0– odbijeno');
  expect(asked).toEqual([]);
});

test('the visitor is asked again when the list of scripts has changed', async ({ page, asked }) => {
  await page.goto('/');
  await choose(page, 'Prihvatam sve');
  await expectAllAsked(asked);
  await expect.poll(() => cookieNames(page)).toEqual(['_brojac', '_piksel', '_tok_5', ...OWN]);
  await page.context().addCookies([{ name: OWN[0] ?? '', value: 'stari', url: page.url() }]);
  asked.length = 0;
  await page.goto('/products');
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => cookieNames(page)).toEqual(OWN);
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, because nothing is loaded', async ({ page }) => {
    await page.goto('/cookie-policy');
    await expect(banner(page)).toBeHidden();
    // Playwright's text of a page omits <noscript>.
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
    // The cookie policy has the names of the cookies in brackets.
    const text = readFileSync(join(DIST, name), 'utf8').replace(/\(saglasnost-[a-z]+\)/g, '');
    expect(text, name).not.toMatch(/saglasnost-|data-consent-banner|Prihvatam sve/);
  }
});
