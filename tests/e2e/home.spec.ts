import { expect, test } from './support/test';

const FEATURED = [
  { name: 'Aloe napici', product: 1 },
  { name: 'Zubni gel', product: 14 },
  { name: 'Stik dezodorans', product: 15 },
  { name: 'Sapun od avokada', product: 17 },
  { name: 'Balzam za usne', product: 16 },
];

test('she greets with her portrait, in sight at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const portrait = page.getByRole('img', { name: /savetnica/ });
  await expect(portrait).toBeInViewport();
  await expect(portrait).toHaveAttribute('fetchpriority', 'high');
});

test('three blocks tell of aloe vera, of her and of working with her', async ({ page }) => {
  await page.goto('/');
  for (const title of ['Šta je aloe vera?', 'O meni', 'Poslovna saradnja']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
});

test('each of the five featured products leads to its entry', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Izdvajam za Vas' }).getByRole('listitem');
  await expect(cards).toHaveCount(FEATURED.length);
  for (const [index, { name, product }] of FEATURED.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\S/);
    const more = card.getByRole('link', { name: /^Saznaj više/ });
    await expect(more).toHaveAttribute('href', `/products#${product}`);
  }
  await expect(page.getByRole('link', { name: 'POGLEDAJTE SVE PROIZVODE' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('every page ends with the same footer', async ({ page }) => {
  await page.goto('/about-me');
  const footer = page.getByRole('contentinfo');
  const thumbnails = footer.getByRole('navigation').getByRole('link');
  await expect(thumbnails).toHaveText(FEATURED.map(({ name }) => name));
  for (const [index, { product }] of FEATURED.entries()) {
    await expect(thumbnails.nth(index)).toHaveAttribute('href', `/products#${product}`);
  }
  await expect(footer.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  for (const network of ['Facebook', 'Instagram']) {
    // Without an address in site.yaml the icon is named but leads nowhere.
    await expect(footer.getByRole('img', { name: network })).toBeVisible();
    await expect(footer.getByRole('link', { name: network })).toHaveCount(0);
  }
  for (const policy of ['Politika privatnosti', 'Politika kolačića']) {
    await footer.getByRole('link', { name: policy }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
