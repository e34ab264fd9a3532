// „Šta nedostaje“ in the editor, on a phone: the list of what is missing, and its links to the fields.
import type { Locator } from 'playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, field, save, test } from './support/editor';

const MOST_TAPS = 12;

test('every entry before the launch is filled in with one form and one save', {
  tag: '@phone',
}, async ({ page, texts }) => {
  let taps = 0;
  const tap = async (place: Locator) => {
    taps += 1;
    await place.tap();
  };
  await page.goto('/admin');
  const left = page.getByRole('button', { name: 'Još 8 pre objavljivanja' });
  const list = page.getByRole('dialog', { name: 'Šta nedostaje' });
  await tap(left);
  await expectAccessible(page, '#missing');
  await expect(list).toContainText('Nije upisano: adresa ovog sajta');
  await tap(list.getByRole('link', { name: 'Nije upisano: ime i prezime' }));
  await expect(list).toBeHidden();
  await expect(field(page, 'Ime i prezime')).toBeFocused();
  await page.keyboard.type('Ana Đurić');
  for (const [label, typed] of [
    ['Telefon', '064 123 45 67'],
    ['E-mail', 'ana@primer.rs'],
    ['Adresa', 'Poštanski fah 12, 11000 Beograd'],
    ['Registracija', 'ne'],
    ['Internet prodavnica', 'prodavnica.rs'],
  ] as const) {
    await tap(field(page, label));
    await page.keyboard.type(typed);
  }
  await tap(page.locator('[data-key-path="confirmed"]').getByRole('button', { name: 'Danas' }));
  taps += 1;
  await save(page);
  await expect(page.getByRole('button', { name: 'Još 1 pre objavljivanja' })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(texts.changes('site.yaml').filter((line) => line.startsWith('+'))).toEqual([
    '+name: Ana Đurić',
    '+phone: "+381 64 123 45 67"',
    '+email: ana@primer.rs',
    '+address: Poštanski fah 12, 11000 Beograd',
    expect.stringMatching(/^\+registration: "?ne"?$/),
    '+shop_url: https://prodavnica.rs',
    expect.stringMatching(/^\+confirmed: \d{4}-\d\d-\d\d$/),
  ]);
});

test('an entry that may come later opens its question in three taps', {
  tag: '@phone',
}, async ({ page, texts }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: /pre objavljivanja/ }).tap();
  const list = page.getByRole('dialog', { name: 'Šta nedostaje' });
  const group = list.locator('details', { hasText: 'Pitanja o saradnji' });
  await group.locator('summary').tap();
  await group.getByRole('link', { name: /^Postoji li mesečni minimum/ }).tap();
  await expect(field(page, 'Gotova rečenica')).toBeInViewport();
  await expect(field(page, 'Gotova rečenica')).toHaveValue('Svakog meseca … .');
  expect(texts.changes()).toEqual([]);
});

test('a message that asks a customer for consent is copied from the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin');
  await page.getByRole('button', { name: /pre objavljivanja/ }).click();
  const group = page.locator('#missing details', { hasText: 'Utisci korisnika' });
  await group.locator('summary').click();
  await group.getByRole('button', { name: 'Kopiraj' }).click();
  await expect(group.getByRole('button', { name: 'Kopirano' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Pristajem da se ovo objavi na sajtu');
});
