import { expect, PAGES, test } from './support/test';

test('every page answers at its clean address, without a redirect', async ({ request }) => {
  for (const path of PAGES) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test('every page says its language and its name', { tag: '@engines' }, async ({ page }) => {
  const titles = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PAGES.length);
});

test('the products are listed for search engines one by one', async ({ page }) => {
  await page.goto('/products');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const collection = JSON.parse(json ?? '')['@graph'].at(-1);
  expect(collection['@type']).toBe('CollectionPage');
  expect(collection.mainEntity.itemListElement).toHaveLength(20);
  expect(collection.mainEntity.itemListElement[13].url).toMatch(/\/products\/zubni-gel$/);
});

test('icons, manifest, sitemap and robots are in place', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('link[rel="icon"], link[rel="manifest"]');
  for (const link of await links.all()) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true);
  }
  // An iPhone looks here without being told.
  expect((await request.get('/apple-touch-icon.png')).ok()).toBe(true);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);

  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const products = addresses.filter((address) => address.startsWith('/products/'));
  expect(products).toHaveLength(20);
  expect(addresses.filter((address) => !products.includes(address)).sort()).toEqual(
    [...PAGES].sort(),
  );
  expect(await (await request.get('/robots.txt')).text()).toContain('sitemap-index.xml');
});

test('every internal link and anchor leads somewhere', async ({ page, request }) => {
  const links = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();
  for (const path of PAGES) {
    await page.goto(path);
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll('a[href]')].map((a) => (a as HTMLAnchorElement).href),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    anchors.set(path, new Set(found.ids));
    for (const link of found.links) links.set(link, path);
  }
  const { origin } = new URL(page.url());
  const internal = [...links.keys()]
    .map((link) => new URL(link))
    .filter((url) => url.origin === origin);
  expect(internal.length).toBeGreaterThan(25);
  for (const url of internal) {
    const response = await request.get(url.pathname, { maxRedirects: 0 });
    expect(response.status(), `${links.get(url.href)} → ${url.pathname}`).toBe(200);
    const id = url.hash.slice(1);
    if (!id) continue;
    // The contact page knows a product by its number.
    const [, product] = /^\/contact#proizvod-(\d+)$/.exec(url.pathname + url.hash) ?? [];
    const isThere = product
      ? anchors.get('/products')?.has(product)
      : (anchors.get(url.pathname)?.has(id) ?? (await response.text()).includes(`id="${id}"`));
    expect(isThere, `${url.pathname}${url.hash}`).toBe(true);
  }
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
  await expect(main).toContainText('a neki ne zarade ništa');
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

test('a page without an interactive part ships no script file', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of PAGES.filter((path) => path !== '/' && path !== '/contact')) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
});
