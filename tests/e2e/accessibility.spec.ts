import { expectAccessible } from './support/accessible';
import { expect, PAGES, test } from './support/test';

for (const path of PAGES) {
  test(`${path} has nothing for axe to report`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test.describe('the 404 page', () => {
  test.use({ expectedMessages: [/404 \(Not Found\)/] });

  test('has nothing for axe to report', async ({ page }) => {
    await page.goto('/nema-ovoga');
    await expectAccessible(page);
  });
});

test('the open menu has nothing for axe to report', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Meni' }).click();
  await expectAccessible(page);
});

test('the fixed bar with the way back has nothing for axe to report', async ({ page }) => {
  await page.goto('/products');
  await page.evaluate(() => scrollTo(0, 2000));
  const link = page.getByRole('link', { name: 'Na vrh stranice' });
  await expect(link).toHaveCSS('opacity', '1');
  await expectAccessible(page);
});

test('an open list of products has nothing for axe to report', async ({ page }) => {
  await page.goto('/products');
  await page.getByText('Dodaci ishrani').first().click();
  await expectAccessible(page);
});

test('the form with errors, and the sent form, have nothing for axe to report', async ({
  page,
}) => {
  await page.route('**/mail_cv.php', (route) => route.fulfill({ status: 202, json: {} }));
  await page.goto('/contact');
  await page.getByLabel('Poruka').focus();
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(4);
  await expectAccessible(page);
  for (const input of await page.locator('form [required]').all()) await input.fill('a@primer.rs');
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect(page.getByText('Poruka je uspešno poslata')).toBeVisible();
  await expectAccessible(page);
});

test('the keyboard finds the way past the menu', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pređite na sadržaj' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
