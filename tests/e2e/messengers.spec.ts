// The site as it is when site.yaml asks for all that is off by default: her messengers, and
// links to send a product to somebody.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { withOtherBuild } from './support/other-build';
import { expect } from './support/test';

/** What a page of products may weigh, and what a host's headers take of it. */
const PRODUCTS_PAGE = 26_000;
const HEADERS = 600;
const ORIGIN = 'https://www.example.com';
const SETTINGS = {
  viber_phone: '"+381 60 111 22 33"',
  whatsapp_phone: '"+381 60 444 55 66"',
  product_sharing: 'true',
  site_url: ORIGIN,
};

const test = withOtherBuild('messengers', (copy) => {
  const file = copy.path('src/content/site.yaml');
  const site = Object.entries(SETTINGS).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^${key}:.*$`, 'm'), `${key}: ${value}`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, site);
});

test('every product can be sent to somebody, and its link be copied', async ({ page }) => {
  for (const [path, count] of [
    ['/products', 15],
    ['/products-2', 5],
  ] as const) {
    await page.goto(path);
    const entries = await page.getByRole('article').all();
    expect(entries).toHaveLength(count);
    for (const entry of entries) {
      const name = (await entry.getByRole('heading', { level: 2 }).textContent()) ?? '';
      const id = await entry.getAttribute('id');
      const link = (to: string) =>
        entry.getByRole('link', { name: new RegExp(`^${to} ?: ${name}$`) });
      for (const [messenger, address] of [
        ['Viber', /^viber:\/\/forward\?/],
        ['WhatsApp', /^https:\/\/wa\.me\/\?/],
      ] as const) {
        const href = (await link(messenger).getAttribute('href')) ?? '';
        expect(href).toMatch(address);
        expect(new URL(href).searchParams.get('text')).toBe(`${name} ${ORIGIN}${path}#${id}`);
      }
      const copied = await link('Veza').evaluate((a) => (a as HTMLAnchorElement).href);
      expect(copied).toMatch(new RegExp(`${path}#${id}$`));
    }
  }
});

test('the links to send a product are as large as a finger, and fit their line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/products#14');
  const links = page
    .locator('[id="14"]')
    .getByText(/^Podelite:/)
    .getByRole('link');
  await expect(links).toHaveCount(3);
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const { violations } = await new AxeBuilder({ page }).include('[id="14"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('with them every page of products keeps its budget', async ({ site }) => {
  for (const file of ['products.html', 'products-2.html']) {
    const html = readFileSync(`${site.build}/${file}`);
    expect(brotliCompressSync(html).length, file).toBeLessThan(PRODUCTS_PAGE - HEADERS);
  }
});

test('the contact page leads to her messengers, the note for no network does not', async ({
  page,
}) => {
  await page.goto('/contact');
  const direct = page.getByRole('region', { name: 'Javite se direktno' });
  await expect(direct.getByRole('link', { name: 'Pišite na Viber' })).toHaveAttribute(
    'href',
    'viber://chat?number=%2B381601112233',
  );
  await expect(direct.getByRole('link', { name: 'Pišite na WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/381604445566',
  );
  const { violations } = await new AxeBuilder({ page }).include('#sadrzaj').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.goto('/offline');
  await expect(page.getByRole('link', { name: 'Viber' })).toHaveCount(0);
});

test.describe('a link to a messenger', () => {
  test.use({ expectedHosts: [/^https:\/\/wa\.me\//] });

  test('is not stopped by the page’s policy', async ({ page }) => {
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.goto('/contact');
    await page.getByRole('main').getByRole('link', { name: 'Pišite na WhatsApp' }).click();
    await expect(page).toHaveURL('https://wa.me/381604445566');
  });
});
