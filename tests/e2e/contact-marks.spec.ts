import { expectAccessible } from './support/accessible.ts';
import {
  catchMessages,
  expectClearOfBar,
  field,
  fieldsOf,
  fillIn,
  holdScripts,
  openForm,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test('empty and blank fields are marked, the first takes the focus, nothing is sent', {
  tag: '@engines',
}, async ({ page }) => {
  const sent = await catchMessages(page);
  await openForm(page);
  await field(page, 'Telefon').fill('+381 64 123 45 67');
  await field(page, 'Poruka').fill('   \n ');
  await page.getByRole('button', { name: 'Pošalji' }).click();
  for (const label of ['Ime', 'E-mail', 'Poruka']) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(/\S/);
  }
  await expect(field(page, 'Telefon')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Ime')).toBeFocused();
  await expectClearOfBar(page, page.locator('label', { hasText: 'Ime' }));
  await expect(field(page, 'Telefon')).toHaveValue('+381 64 123 45 67');
  expect(sent).toHaveLength(0);
});

test('an error disappears when its field is filled in, and returns at the next try if the field is empty', async ({
  page,
}) => {
  await openForm(page);
  const send = page.getByRole('button', { name: 'Pošalji' });
  await send.click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(4);
  await fillIn(page);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await field(page, 'E-mail').fill('');
  await send.click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await expect(field(page, 'E-mail')).toBeFocused();
});

test('a text that is too long is reported and not sent', async ({ page }) => {
  const sent = await catchMessages(page);
  await openForm(page);
  await fillIn(page);
  const message = field(page, 'Poruka');
  // A line end counts as one character, the white space around the text does not count.
  await message.fill(`${'a'.repeat(9998)}\nb   \n`);
  await expect(message).not.toHaveAttribute('aria-invalid');
  const pasted = 'ž'.repeat(10_250);
  await message.fill(pasted);
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(
    'Predugačko: skratite za 250 znakova (najviše 10.000).',
  );
  await expectAccessible(page, 'main');
  // The text was not cut, and nothing was sent.
  await expect(message).toHaveValue(pasted);
  expect(sent).toHaveLength(0);
  await message.fill(pasted.slice(250));
  await expect(message).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect((await fieldsOf(sent[0]))['message']).toBe(pasted.slice(250));
});

test('each field reports when its text is too long', async ({ page }) => {
  const sent = await catchMessages(page);
  await openForm(page);
  await fillIn(page);
  for (const [label, limit, end] of [
    ['Ime', 200, '1'],
    ['Telefon', 100, '1'],
    ['E-mail', 320, '@primer.rs'],
  ] as const) {
    await field(page, label).fill(end.padStart(limit + 1, '1'));
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(
      `Predugačko: skratite za 1 znak (najviše ${limit}).`,
    );
    expect(sent).toHaveLength(0);
    await field(page, label).fill(end.padStart(limit, '1'));
  }
  // No mail server takes so long an address: it fits, and is asked about once.
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/ime@gmail\.com/);
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect.poll(() => sent.length).toBe(1);
});

test('an invalid address is always refused; an odd address or number raises a question once', async ({
  page,
}) => {
  const sent = await catchMessages(page);
  await openForm(page);
  await fillIn(page);
  const email = field(page, 'E-mail');
  const phone = field(page, 'Telefon');
  const send = page.getByRole('button', { name: 'Pošalji' });
  await phone.fill('abc');
  await send.click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('064 123 45 67');
  for (const address of [
    'jelena',
    'jelena@',
    'jelena@',
    'jelena j@gmail.com',
    'jelena@gmail',
    // Addresses that the browser itself would refuse.
    'đina@gmail.com',
  ]) {
    await email.fill(address);
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/ime@gmail\.com/);
    await expect(email).toHaveValue(address);
  }
  await expectAccessible(page, 'main');
  expect(sent).toHaveLength(0);
  await send.click();
  await expect.poll(() => sent.length).toBe(1);
  expect((await fieldsOf(sent[0]))['email']).toBe('đina@gmail.com');
});

test('a mistyped address and a number without digits get a hint when the visitor leaves the field', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await field(page, 'E-mail').fill('mira(at)primer.rs');
  await field(page, 'Telefon').fill('abc');
  // The visitor pauses before going on.
  await page.clock.runFor(2000);
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/ime@gmail\.com/);
  await expect(field(page, 'Telefon')).not.toHaveAccessibleDescription(/\S/);
  await field(page, 'Poruka').focus();
  await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/nema nijednu cifru/);
  // A screen reader reads the hint although another field has the focus.
  await expect(page.getByText('ime@gmail.com')).toHaveAttribute('aria-live', 'polite');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expectAccessible(page, 'main');
  await field(page, 'E-mail').fill('mira@primer.rs');
  await expect(field(page, 'E-mail')).not.toHaveAccessibleDescription(/\S/);
  // At a try to send, the words of the hint become an error.
  await field(page, 'E-mail').fill('mira(at)primer.rs');
  await field(page, 'Poruka').focus();
  await page.clock.runFor(2000);
  await expect(page.getByText('ime@gmail.com')).toHaveClass('fine');
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect(page.getByText('ime@gmail.com')).toHaveClass('error');
  await expect(page.getByText('ime@gmail.com')).toHaveAttribute('aria-live', 'off');
});

test('sending an untouched form marks the four fields, also when the form’s code is late', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Pošalji' }).tap();
  // The browser shows its own message at the field to which it moves the focus.
  await expect(field(page, 'Ime')).not.toBeFocused();
  release();
  await expect(page.locator('[aria-invalid]')).toHaveCount(4);
  await expect(field(page, 'Ime')).toBeFocused();
});
