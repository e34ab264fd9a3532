// What a visitor asks for in a shop, with the taps that it takes.
import type { Page } from 'playwright/test';
import { expect, test } from './support/test';

const FIELD = 'Nađite proizvod po nazivu ili nameni';
const TOOTH_GEL = 'Zubni gel sa aloe verom i propolisom';

async function find(page: Page, words: string): Promise<string[]> {
  await page.getByRole('searchbox', { name: FIELD }).fill(words);
  const status = page.getByRole('navigation', { name: 'Spisak proizvoda' }).getByRole('status');
  await expect(status).toHaveText(/^Nađeno proizvoda: \d+$/);
  return page.locator('main article:visible h2').allTextContents();
}

for (const [words, names] of [
  ['zubni', [TOOTH_GEL]],
  ['ZUBNI gel', [TOOTH_GEL]],
  ['sapun', ['Sapun od avokada']],
  ['bez fluora', [TOOTH_GEL]],
  ['od 4 godine', ['Dečje tablete za žvakanje']],
  ['decje', ['Dečje tablete za žvakanje']],
  ['bobicasti', ['Bobičasti napitak sa aloe verom']],
  ['nega fluora', [TOOTH_GEL]],
  ['usta', [TOOTH_GEL]],
  ['zubi', [TOOTH_GEL]],
] as const) {
  test(`„${words}“ leaves exactly what it names`, async ({ page }) => {
    await page.goto('/products');
    expect(await find(page, words)).toEqual(names);
  });
}

test('nobody finds a product by an illness', async ({ page }) => {
  await page.goto('/products');
  for (const words of [
    'dijabetes',
    'štitaste žlezde',
    'pritisak',
    'alergija',
    'varenje',
    'imunitet',
    'umor',
    'kosti',
  ])
    expect(await find(page, words), words).toEqual([]);
});

test('what searches comes with the first touch of the field, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/products', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await find(page, 'sapun');
  expect(scripts.filter((path) => path !== '/service-worker.js')).toEqual(['/product-filter.js']);
});

test('with nothing typed all products are back, and a link to a hidden one leads to it', async ({
  page,
}) => {
  await page.goto('/products');
  await find(page, 'zubni');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sapun od avokada' }).click();
  await expect(page).toHaveURL(/#17$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Sapun od avokada' })).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: FIELD })).toHaveValue('');
  await find(page, 'zubni');
  await page.getByRole('searchbox', { name: FIELD }).fill('');
  await expect(page.locator('main article:visible')).toHaveCount(20);
});

test('a tooth gel without fluoride is found in three taps, and its fact is seen before the last', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Pogledajte proizvode' }).click();
  const index = page.getByRole('navigation', { name: 'Spisak proizvoda' });
  await index.getByText('Nega i higijena').click();
  await expect(index.getByText('bez fluora')).toBeVisible();
  await index.getByRole('link', { name: TOOTH_GEL }).click();
  const entry = page.getByRole('article', { name: TOOTH_GEL });
  await expect(entry.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(entry.getByRole('link', { name: /^Kupi proizvod/ })).toBeInViewport({ ratio: 1 });
});

test('a named product is bought in three taps from the list, with no scroll', async ({ page }) => {
  await page.goto('/products');
  const index = page.getByRole('navigation', { name: 'Spisak proizvoda' });
  await index.getByText('Dodaci ishrani').click();
  await index.getByRole('link', { name: 'Mineralne tablete' }).click();
  const buy = page
    .getByRole('article', { name: 'Mineralne tablete' })
    .getByRole('link', { name: /^Kupi proizvod/ });
  await expect(buy).toBeInViewport({ ratio: 1 });
});

test('who is not sure may ask before she buys', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('link', { name: 'Pitajte me pre kupovine' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that does nothing', async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
