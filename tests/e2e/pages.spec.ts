import { expect, PAGES, test } from './support/test';

test('every page has a clean address, a language and a name', { tag: '@engines' }, async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const path of PAGES) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.request().redirectedFrom(), path).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PAGES.length);
});

test('paper gets the text, without menu and footer', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/about-me', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeHidden();
    await expect(page.locator('#meni')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('search engines are told of every page and every product', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const found = (await read('/sitemap-0.xml')).matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = [...found].map(([, address = '']) => new URL(address).pathname);
  const products = paths.filter((path) => path.startsWith('/products/'));
  expect(products).toHaveLength(20);
  expect(paths.filter((path) => !products.includes(path)).sort()).toEqual([...PAGES].sort());
  expect(await read('/robots.txt')).toContain('sitemap-index.xml');
  const [, json = ''] = (await read('/products')).match(/ld\+json">([^<]+)</) ?? [];
  const collection = JSON.parse(json)['@graph'].at(-1);
  expect(collection['@type']).toBe('CollectionPage');
  const listed: { url: string }[] = collection.mainEntity.itemListElement;
  expect(listed.map(({ url }) => new URL(url).pathname).sort()).toEqual(products.sort());
  // An iPhone looks here without being told.
  expect((await request.get('/apple-touch-icon.png')).ok()).toBe(true);
});

test.describe('an unknown address', () => {
  test.use({ expectedMessages: [/404 \(Not Found\)/] });

  test('gets a page in Serbian that leads on', async ({ page }) => {
    const response = await page.goto('/nema-ovoga');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'Početna' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('her story and the offer to work together say what they must', async ({ page }) => {
  await page.goto('/about-me');
  await expect(page.getByRole('main')).toContainText('majka četvoro dece');
  await expect(page.getByRole('main')).toContainText('a ne medicinski savet');
  await page.goto('/business-cooperation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PRIDRUŽI SE NAŠEM TIMU');
  const main = page.getByRole('main');
  await expect(main).toContainText('Zarada nije zagarantovana.');
  await expect(main).toContainText('a mnogi ne zarade ništa');
  for (const question of [/Koliko košta početak/, /Kako se od saradnje odustaje/]) {
    await expect(main.getByRole('heading', { level: 3, name: question })).toBeVisible();
  }
  expect(await main.textContent()).not.toMatch(/\d\s*(?:din|rsd|evr|eur|€)/i);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
  await page.getByRole('link', { name: 'KONTAKTIRAJ TE NAS', exact: true }).click();
  await expect(page).toHaveURL(/\/contact#saradnja$/);
});

test('below the form stands what one asks before buying', async ({ page }) => {
  await page.goto('/contact');
  const answer = page.getByText(/odustanete u roku od 14.dana od prijema paketa/);
  await expect(answer).toBeHidden();
  await page.getByText('Kako vraćam proizvod i ko plaća poštarinu?').click();
  await expect(answer).toBeVisible();
});
