import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { growProducts } from '../support/grow-products';
import { withOtherBuild } from './support/other-build';
import { expect } from './support/test';

/** What a page of products may weigh, and what a host's headers take of it. */
const PRODUCTS_PAGE = 26_000;
const HEADERS = 600;

const test = withOtherBuild('forty-products', (copy) =>
  growProducts(copy.path('src/content/products'), 40, 'shared'),
);

test('forty products stand on three pages, and each keeps its budget', async ({ site }) => {
  const pages = readdirSync(site.build).filter((name) => /^products.*html$/.test(name));
  expect(pages.sort()).toEqual(['products-2.html', 'products-3.html', 'products.html']);
  const texts = pages.map((name) => readFileSync(`${site.build}/${name}`, 'utf8'));
  for (const text of texts)
    expect(brotliCompressSync(text).length).toBeLessThan(PRODUCTS_PAGE - HEADERS);
  expect(texts.map((text) => text.match(/<article/g)?.length)).toEqual([15, 10, 15]);
  const titles = texts.map((text) => text.match(/<title>([^<]*)/)?.[1]);
  expect(new Set(titles).size).toBe(3);
});

test('a link to a product that moved to another page still arrives', async ({ page }) => {
  await page.goto('/products#34');
  await expect(page).toHaveURL(/\/products-3#34$/);
  await expect(page.getByRole('article').and(page.locator('[id="34"]'))).toBeInViewport();
  await page.goto('/products-2#3');
  await expect(page).toHaveURL(/\/products#3$/);
});

test('cards and the footer lead straight to the page that the product is on', async ({
  page,
  site,
}) => {
  await page.goto('/about-me');
  site.asked.length = 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sapun od avokada' }).click();
  await expect(page).toHaveURL(/\/products-2#17$/);
  await expect(
    page.getByRole('heading', { name: 'Sapun od avokada', exact: true }),
  ).toBeInViewport();
  expect(site.asked.filter((path) => path.startsWith('/products'))).toEqual(['/products-2']);
});

test('below the products are the ways to the other pages', async ({ page, site }) => {
  await page.goto('/products');
  const choice = page.getByRole('navigation', { name: 'Strane sa proizvodima' });
  await expect(choice.getByRole('link', { name: 'Strana 1' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await choice.getByRole('link', { name: 'Sledeći proizvodi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2. strana');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/products-2$/);
  expect(readFileSync(`${site.build}/sitemap-0.xml`, 'utf8')).toContain('/products-3<');
  const { violations } = await new AxeBuilder({ page }).include('nav[data-per-page]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
