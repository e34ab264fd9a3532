import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expectAccessible } from './support/accessible';
import { test } from './support/grown-site';
import { expect } from './support/test';

/** What the list of products may weigh, and what a host's headers take of it. */
const PRODUCTS_PAGE = 26_000;
const HEADERS = 600;

test('forty products stand in the list as cards, within its budget', async ({ page, site }) => {
  const html = readFileSync(`${site.build}/products.html`);
  expect(brotliCompressSync(html).length).toBeLessThan(PRODUCTS_PAGE - HEADERS);
  await page.goto('/products');
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(page.getByRole('link', { name: /^Kupi proizvod/ })).toHaveCount(40);
  await expect(page.getByRole('link', { name: /^Pitajte me ?:/ })).toHaveCount(40);
  await expect(page.getByRole('heading', { name: 'Sastav' })).toHaveCount(0);
  await expectAccessible(page, 'main');
});

test('a link to a product by its number leads to its card, and that to its texts', async ({
  page,
}) => {
  await page.goto('/products#34');
  const card = page.locator('[id="34"]');
  await expect(card).toBeInViewport();
  const text = (await card.textContent()) ?? '';
  expect(text.indexOf('Alergeni')).toBeGreaterThan(0);
  expect(text.indexOf('Alergeni')).toBeLessThan(text.indexOf('Kupi proizvod'));
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/proizvod-34$/);
  await expect(page.getByRole('heading', { name: 'Sastav' })).toBeVisible();
});

test('cards are found by what a cosmetic does, though its texts are on its own page', async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('searchbox').fill('usta');
  await expect(page.locator('main article:visible h2')).toHaveText([
    'Zubni gel sa aloe verom i propolisom',
    /^Zubni gel sa aloe verom i propolisom \d+$/,
  ]);
  await page.getByRole('searchbox').fill('imunitet');
  await expect(page.locator('main article:visible')).toHaveCount(0);
});

test('without featured products no page has a heading over nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Izdvajam za Vas' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Izdvojeni proizvodi' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pogledajte proizvode' })).toBeVisible();
});

test('an answer about working together stands below its question, the others are still to ask', async ({
  page,
}) => {
  await page.goto('/business-cooperation');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Kako izgleda ovaj posao',
    'Ono što svi pitaju',
    'Šta da me pitate pre odluke',
  ]);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([/^Koliko košta početak/]);
  await expect(main.getByRole('link', { name: 'Pišite mi' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('listitem').filter({ hasText: '?' })).toHaveCount(3);
});
