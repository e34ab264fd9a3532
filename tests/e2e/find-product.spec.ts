// The search among the products, with the words and the taps of a shopper.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { HEADINGS, PRODUCTS, TOOTH_GEL } from './support/content.ts';
import { expect, part, test } from './support/test.ts';

const FIELD = 'Nađite proizvod po nazivu ili sastavu';

const searchField = (page: Page) => page.getByRole('searchbox', { name: FIELD });
const index = (page: Page) => page.getByRole('navigation', { name: 'Spisak proizvoda' });
const shown = (page: Page) => page.locator('main article:visible');

/** Types the words; resolves with the numbers of the products that are found. */
async function find(page: Page, words: string): Promise<number[]> {
  await searchField(page).fill(words);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(index(page).getByRole('status')).toHaveText(/\S/);
  const ids = await shown(page).evaluateAll((entries) => entries.map(({ id }) => Number(id)));
  const status = `${await index(page).getByRole('status').textContent()}`.replace(/\s/g, ' ');
  expect(status, words).toBe(
    ids.length > 0 ? `Nađeno proizvoda: ${ids.length}` : HEADINGS.nothing_found,
  );
  return ids;
}

/** A line has the numbers of products, and the words that find exactly these. */
const ANSWERS = readFileSync(join(import.meta.dirname, 'find-product.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .flatMap((line) => {
    const [, numbers = '', list = ''] = /^([\d ]*): (.*)$/.exec(line) ?? [];
    const ids = numbers.split(' ').filter(Boolean).map(Number);
    return list.split(', ').map((words) => ({ words, ids }));
  });

test('everyday words find the products that fit, and the name of an illness finds nothing', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/products');
  await find(page, 'sapun');
  const found = await searchField(page).evaluate((field: HTMLInputElement, asked) => {
    return asked.map(({ words }) => {
      field.value = words;
      dispatchEvent(new Event('pageshow')); // As a step back brings it: without waiting for a frame.
      const left = document.querySelectorAll('main article:not([hidden])');
      const ids = [...left].map(({ id }) => Number(id));
      return { words, ids: ids.sort((a, b) => a - b) };
    });
  }, ANSWERS);
  expect(found).toEqual(ANSWERS);
});

test('on a small phone the results are what one sees', { tag: '@phone' }, async ({ page }) => {
  await part('the first result is visible above the keyboard of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 430 });
    await page.goto('/products');
    await find(page, 'sapun');
    await expect(searchField(page)).toBeInViewport({ ratio: 1 });
    await expect(shown(page).getByRole('heading').first()).toBeInViewport();
    await expectAccessible(page, 'main');
  });
  await part(
    'a phone shows several results without their texts, and a single one with them',
    async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto('/products');
      const texts = shown(page).getByRole('heading', { name: 'Sastav' });
      for (const [words, areShort] of [
        ['vitamin c', true],
        ['poklon', true],
        ['zubni', false],
      ] as const) {
        const { length } = await find(page, words);
        await expect(texts, words).toHaveCount(areShort ? 0 : length);
        // A few results stand at once below the search, without the shelf in between.
        await expect(index(page).locator('li[data-product]:visible')).toHaveCount(
          words === 'vitamin c' ? length : 0,
        );
      }
    },
  );
});

test('a search is begun, answered and left', async ({ page }) => {
  await part(
    'a search without a result says why, and offers to ask or to see all products',
    async () => {
      await page.goto('/products');
      expect(await find(page, 'za zglobove')).toEqual([]);
      await expect(index(page).getByRole('status')).toContainText('a ne tegobe');
      await expectAccessible(page, 'main > nav');
      await index(page)
        .getByRole('link', { name: `Svi proizvodi (${PRODUCTS.length})` })
        .click();
      await expect(shown(page)).toHaveCount(PRODUCTS.length);
      await expect(searchField(page)).toHaveValue('');
      await expect(index(page).getByRole('link', { name: /^Aloe vera gel/ })).toBeFocused();
      await find(page, 'za zglobove');
      // The typed words may reveal something about the visitor's health, so they are not sent anywhere.
      await index(page).getByRole('link', { name: 'Pitajte me', exact: true }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(page.getByLabel('Poruka', { exact: true })).toHaveValue('');
    },
  );
  await part(
    'a tap on an example searches for it, and one more brings all products back',
    async () => {
      await page.goto('/products');
      const example = page.getByRole('button', { name: 'bez fluora' });
      const all = page.getByRole('button', { name: 'Svi proizvodi' });
      await expect(all).toBeHidden();
      await example.click();
      await expect(example).toHaveAttribute('aria-pressed', 'true');
      await expect(searchField(page)).toHaveValue('bez fluora');
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page).getByRole('heading', { level: 2 })).toHaveText(TOOTH_GEL.name);
      await all.click();
      await expect(shown(page)).toHaveCount(PRODUCTS.length);
      await expect(example).toHaveAttribute('aria-pressed', 'false');
      await expect(index(page).getByRole('listitem').getByRole('link').first()).toBeFocused();
    },
  );
  await part(
    'one tap leads from a product back to the shelf of its group, also during a search',
    async () => {
      await page.goto('about:blank');
      await page.goto('/products#14');
      const toGroup = page
        .getByRole('article', { name: TOOTH_GEL.name })
        .getByRole('link', { name: 'Nega i higijena' });
      await toGroup.click();
      await expect(index(page).getByRole('heading', { name: 'Nega i higijena' })).toBeInViewport();
      await page.goto('/products');
      await find(page, 'zubni');
      await toGroup.click();
      await expect(index(page).getByRole('heading', { name: 'Nega i higijena' })).toBeInViewport();
      await expect(shown(page)).toHaveCount(PRODUCTS.length);
    },
  );
  await part('the Back button restores the typed words and their results', async () => {
    await page.goto('/products');
    expect(await find(page, 'zubni')).toEqual([14]);
    await page.getByRole('heading', { level: 2, name: TOOTH_GEL.name }).getByRole('link').click();
    await page.waitForURL(/zubni-gel/);
    await page.goBack();
    await expect(searchField(page)).toHaveValue('zubni');
    await expect(shown(page)).toHaveCount(1);
  });
  await part('neither the search field nor the footer covers a result', async () => {
    await page.goto('/products');
    for (const words of ['bez fluora', 'zglobovi']) {
      await find(page, words);
      const { y = 0, height = 0 } = (await index(page).boundingBox()) ?? {};
      const next = page.locator('main article:visible, footer').first();
      const top = (await next.boundingBox())?.y ?? 0;
      expect(top - y - height, words).toBeGreaterThanOrEqual(24);
    }
  });
  await part(
    'an empty field shows all products, and a link to a hidden product shows it',
    async () => {
      await page.goto('/products');
      await find(page, 'zubni');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sapun od avokada' }).click();
      await expect(page).toHaveURL(/#17$/);
      await expect(
        page.getByRole('heading', { level: 2, name: 'Sapun od avokada' }),
      ).toBeInViewport();
      await expect(searchField(page)).toHaveValue('');
      await find(page, 'zubni');
      await searchField(page).fill('');
      await expect(shown(page)).toHaveCount(PRODUCTS.length);
    },
  );
  await part(
    'a tooth gel without fluoride is found in two taps, and the page shows that fact at once',
    async () => {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: 'Pogledajte proizvode' }).click();
      await index(page).getByRole('link', { name: 'Zubni gel' }).click();
      const entry = page.getByRole('article', { name: TOOTH_GEL.name });
      await expect(entry.getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(entry.getByText('bez fluora').first()).toBeInViewport();
      await expect(entry.getByRole('link', { name: /^Kupi proizvod/ })).toBeInViewport({
        ratio: 1,
      });
    },
  );
  await part('a visitor who is not sure may ask before buying', async () => {
    await page.goto('/products');
    await page.getByRole('link', { name: 'Pitajte me pre kupovine' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search field, which would do nothing, is hidden', async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
