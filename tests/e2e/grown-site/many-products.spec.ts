import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expectAccessible } from '../support/accessible';
import { HEADINGS, TOOTH_GEL } from '../support/content';
import { test } from '../support/grown-site';
import { expect } from '../support/test';

/** Bytes that the list of products may have, and the bytes of a host's headers among these. */
const PRODUCTS_PAGE = 26_000;
const HEADERS = 600;
/** Of forty products, three have a question: the tea, and two copies whose new names no claim covers. */
const SHOWN = 37;

// One after the other in one worker: all need one build, and the other workers need not wait for it.
test.describe.configure({ mode: 'default' });

test('many products stand in the list as cards, within its budget', async ({ page, site }) => {
  const html = readFileSync(`${site.build}/products.html`);
  expect(brotliCompressSync(html).length).toBeLessThan(PRODUCTS_PAGE - HEADERS);
  await page.goto('/products');
  await expect(page.getByRole('article')).toHaveCount(SHOWN);
  await expect(page.getByRole('link', { name: /^Kupi proizvod/ })).toHaveCount(SHOWN);
  await expect(page.getByRole('link', { name: /^Pitajte me ?:/ })).toHaveCount(SHOWN);
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

test('cards are found by the same words, though their texts are on their own pages', async ({
  page,
}) => {
  await page.goto('/products');
  const shown = page.locator('main article:visible h2');
  for (const words of ['pasta za zube', 'hlorofil', 'usta']) {
    await page.getByRole('searchbox').fill(words);
    await expect(shown).toHaveText([TOOTH_GEL.name, new RegExp(`^${TOOTH_GEL.name} \\d+$`)]);
  }
  await page.getByRole('searchbox').fill('imunitet');
  await expect(shown).toHaveCount(0);
});

test('while no featured product is shown no page has a heading over nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Izdvajam za Vas' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Izdvojeni proizvodi' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pogledajte proizvode' })).toBeVisible();
});

test('an answer about working together stands below its question, with the links in it', async ({
  page,
}) => {
  await page.goto('/business-cooperation');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Kako počinjemo',
    'Kako izgleda saradnja',
    'Otvoreno o novcu',
    'Ono što svi pitaju',
  ]);
  const question = main.getByRole('heading', { level: 3 }).first();
  await expect(question).toHaveText(/^Koliko košta početak/);
  await question.click();
  await expect(main.getByRole('link', { name: 'Pišite mi' })).toHaveAttribute('href', '/contact');
});

test('no page says that an unregistered consultant is registered', async ({ page }) => {
  for (const path of ['/', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.locator('body')).toContainText(
      'Ana Đurić, nezavisna savetnica · Poštanski fah 12, 11000 Beograd',
    );
    await expect(page.locator('body')).not.toContainText(/\bMB\b|\bPIB\b/);
  }
});

test('each page says once who sells and that the consultant earns; a product page near the button', async ({
  page,
}) => {
  const earns = page.getByText('Kada kupite preko moje veze, dobijam proviziju.');
  for (const path of ['/', '/products', '/products/zubni-gel']) {
    await page.goto(path);
    await expect(page.getByText('Prodavac je Firma d.o.o. Od kupovine')).toHaveCount(1);
    await expect(earns).toHaveCount(1);
  }
  await expect(page.getByRole('main').filter({ has: earns })).toHaveCount(1);
});

test('a product with a question is held back, and nothing else waits for an answer', async ({
  page,
  site,
}) => {
  expect(globSync('products/biljni-caj.html', { cwd: site.build })).toEqual([]);
  await page.goto('/products');
  await expect(
    page.getByRole('heading', { name: 'Biljni čaj sa cvetom aloe', exact: true }),
  ).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('leči želudac');
});

test('a network without an address has no icon, and a phone is shown in its full form', async ({
  page,
}) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('li[aria-hidden] svg')).toHaveCount(0);
  await expect(footer.getByRole('link', { name: '+381 64 123 45 67' })).toHaveAttribute(
    'href',
    'tel:+381641234567',
  );
});

test('„Kupi proizvod“ leads to the product where its place in the shop is known, else to the shop; its page says so', async ({
  page,
}) => {
  await page.goto('/products');
  const buy = (name: string) =>
    page.getByRole('link', { name: new RegExp(`^Kupi proizvod ?: ${name} \\(`) });
  await expect(buy(TOOTH_GEL.name)).toHaveAttribute('href', 'https://prodavnica.rs/zubni-gel');
  await expect(buy('Aloe vera gel')).toHaveAttribute('href', 'https://prodavnica.rs');
  const { price = '', price_in_shop = '' } = HEADINGS;
  for (const [path, said, other] of [
    ['/products/zubni-gel', price, price_in_shop],
    ['/products/aloe-gel', price_in_shop, price],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(said);
    await expect(page.getByRole('main')).not.toContainText(other);
  }
});

test('no page of a launched site has a placeholder', async ({ site }) => {
  const pages = globSync('**/*.html', { cwd: site.build }).filter((file) => !/^admin/.test(file));
  expect(pages.length).toBeGreaterThan(40);
  for (const file of pages) {
    // A script may hold a list of lists.
    const html = readFileSync(`${site.build}/${file}`, 'utf8').replace(
      /<script[\s\S]*?<\/script>/g,
      '',
    );
    expect(html, file).not.toMatch(/\[\[|\]\]/);
  }
});
