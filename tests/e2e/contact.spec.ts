import {
  catchMessages,
  expectClearOfBar,
  field,
  fillIn,
  openForm,
  VISITOR,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const LABELS = Object.keys(VISITOR);

test('the form has four labelled fields, with the other ways to reach the consultant beside it', async ({
  page,
}) => {
  await openForm(page);
  for (const label of LABELS) {
    await expect(page.locator('label', { hasText: label })).toBeVisible();
  }
  await expect(field(page, 'E-mail')).toHaveAttribute('type', 'email');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(main.getByText('Ime Prezime, nezavisna savetnica')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Politika privatnosti' })).toBeVisible();
  await expect(main.getByText('ne pišite podatke o zdravlju')).toBeVisible();
});

test('a half-written message is there again after a visit to another page', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.goto('/products');
  await page.goBack();
  for (const [label, value] of Object.entries(VISITOR)) {
    await field(page, label).focus();
    await expect(field(page, label)).toHaveValue(value);
  }
});

test('a sent form is replaced at once, without waiting for the answer', {
  tag: '@engines',
}, async ({ page }) => {
  const sent = await catchMessages(page, { answer: false });
  await openForm(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Pošalji' }).click();
  const confirmation = page
    .getByRole('main')
    .getByText('Poruka je uspešno poslata', { exact: true });
  await expect(confirmation).toBeFocused();
  await expectClearOfBar(page, confirmation);
  await expect(page.locator('form')).toHaveCount(0);
  await expect.poll(() => sent.length).toBe(1);
});

test('Enter sends the form too, and only a reload brings it back', { tag: '@engines' }, async ({
  page,
}) => {
  const sent = await catchMessages(page);
  await openForm(page);
  await fillIn(page);
  await field(page, 'E-mail').press('Enter');
  await expect(page.getByText('Poruka je uspešno poslata')).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Ime')).toHaveValue('');
});
