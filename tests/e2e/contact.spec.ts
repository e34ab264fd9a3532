import type { Locator, Page, Request } from 'playwright/test';
import { expectAccessible } from './support/accessible';
import {
  catchMessages,
  field,
  fillIn,
  holdScripts,
  openForm,
  sendEarly,
  VISITOR,
} from './support/contact-form';
import { expect, test } from './support/test';

const FIELD_NAMES = ['name', 'phoneNumber', 'email', 'message'];
const LABELS = Object.keys(VISITOR);

/** The element lies in the window, below the fixed bar. */
async function expectClearOfBar(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const bar = await page.locator('#vrh > div').boundingBox();
  const box = await element.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

/** Fields of a multipart body. */
function readMultipart(request: Request): Record<string, string> {
  const body = request.postDataBuffer()?.toString('utf8') ?? '';
  const parts = body.matchAll(/name="([^"]+)"\r\n(?:[^\r\n]+\r\n)*\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]));
}

test('the form has four labelled fields and the ways to reach her stand beside it', async ({
  page,
}) => {
  await openForm(page);
  for (const [index, label] of LABELS.entries()) {
    await expect(field(page, label)).toHaveAttribute('placeholder', label);
    await expect(field(page, label)).toHaveAttribute('name', FIELD_NAMES[index] ?? '');
    await expect(page.locator('label', { hasText: label })).toBeVisible();
  }
  await expect(field(page, 'E-mail')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Poruka')).toHaveAttribute('rows', '5');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(main.getByText('Ime Prezime, nezavisna savetnica')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Politika privatnosti' })).toBeVisible();
  await expect(main.getByText('ne pišite podatke o zdravlju')).toBeVisible();
});

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

test('the next try clears the marks that no longer hold', async ({ page }) => {
  await openForm(page);
  const send = page.getByRole('button', { name: 'Pošalji' });
  await send.click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(4);
  await fillIn(page);
  await field(page, 'E-mail').fill('');
  await send.click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await expect(field(page, 'E-mail')).toBeFocused();
});

test('a field tells how much more fits once it is nearly full, and what is too long is not sent', async ({
  page,
}) => {
  const sent = await catchMessages(page);
  await openForm(page);
  await fillIn(page);
  const message = field(page, 'Poruka');
  // A line end counts once, the white space around the text does not.
  await message.fill(`${'a'.repeat(9977)}\nb   \n`);
  await expect(message).toHaveAccessibleDescription('Možete da upišete još 21 znak.');
  await expect(message).not.toHaveAttribute('aria-invalid');
  const pasted = 'ž'.repeat(10_250);
  await message.fill(pasted);
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(
    'Predugačko: skratite za 250 znakova (najviše 10.000).',
  );
  await expectAccessible(page);
  // Nothing was cut, and nothing has left.
  await expect(message).toHaveValue(pasted);
  expect(sent).toHaveLength(0);
  await message.fill(pasted.slice(250));
  await expect(message).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0] && readMultipart(sent[0])['message']).toBe(pasted.slice(250));
});

for (const [label, limit, end] of [
  ['Ime', 200, '1'],
  ['Telefon', 100, '1'],
  ['E-mail', 320, '@primer.rs'],
] as const) {
  test(`the field „${label}“ takes ${limit} signs and says when there are more`, async ({
    page,
  }) => {
    const sent = await catchMessages(page);
    await openForm(page);
    await fillIn(page);
    await field(page, label).fill(end.padStart(limit + 1, '1'));
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(
      `Predugačko: skratite za 1 znak (najviše ${limit}).`,
    );
    expect(sent).toHaveLength(0);
    await field(page, label).fill(end.padStart(limit, '1'));
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await expect.poll(() => sent.length).toBe(1);
  });
}

test('an address that the browser would refuse is asked about each time, an odd one once', async ({
  page,
}) => {
  const sent = await catchMessages(page);
  await openForm(page);
  await fillIn(page);
  const email = field(page, 'E-mail');
  const send = page.getByRole('button', { name: 'Pošalji' });
  for (const address of [
    'jelena',
    'jelena@',
    'jelena@',
    'jelena j@gmail.com',
    'đina@gmail.com',
    'đina@gmail.com',
    'jelena@gmail',
  ]) {
    await email.fill(address);
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/ime@gmail\.com/);
    await expect(email).toHaveValue(address);
  }
  expect(sent).toHaveLength(0);
  await send.click();
  await expect.poll(() => sent.length).toBe(1);
});

test('a mistyped address and a number without digits get a hint as soon as they are left', async ({
  page,
}) => {
  await openForm(page);
  await field(page, 'E-mail').fill('mira(at)primer.rs');
  await field(page, 'Telefon').fill('abc');
  await field(page, 'Poruka').focus();
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/ime@gmail\.com/);
  await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/nema nijednu cifru/);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await field(page, 'E-mail').fill('mira@primer.rs');
  await expect(field(page, 'E-mail')).not.toHaveAccessibleDescription(/\S/);
});

test('the first tap on an untouched form marks the four fields, also when its code is late', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Pošalji' }).tap();
  // The browser shows its own words at the field to which it moves the focus.
  await expect(field(page, 'Ime')).not.toBeFocused();
  release();
  await expect(page.locator('[aria-invalid]')).toHaveCount(4);
  await expect(field(page, 'Ime')).toBeFocused();
});

test('a filled form is replaced at once, without waiting for the answer', async ({ page }) => {
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

test('one message carries the four fields and the address of the recipient', async ({ page }) => {
  const sent = await catchMessages(page);
  await openForm(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await expect.poll(() => sent.length).toBe(1);
  const [message] = sent;
  if (!message) throw new Error('nothing was sent');
  expect(message.method()).toBe('POST');
  expect(message.headers()['content-type']).toMatch(/^multipart\/form-data/);
  const { id, ...fields } = readMultipart(message);
  expect(id).toMatch(/^[\w-]{16,64}$/);
  expect(fields).toEqual({
    name: VISITOR.Ime,
    phoneNumber: VISITOR.Telefon,
    email: VISITOR['E-mail'],
    message: VISITOR.Poruka.replace('\n', '\r\n'),
    website: '',
    to: 'ime.prezime@example.com',
  });
});

test('Enter sends the form too, and only a reload brings it back', async ({ page }) => {
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

test('what she types before the scripts arrive is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'Ime').fill(VISITOR.Ime);
  release();
  await expect(page.locator('form')).toHaveAttribute('novalidate', '');
  await expect(field(page, 'Ime')).toHaveValue(VISITOR.Ime);
});

test('no code is fetched before the form is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/scripts\//.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/contact');
  await field(page, 'Poruka').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await field(page, 'Ime').focus();
  await expect
    .poll(() => scripts.map((url) => /ContactForm|client/.exec(url)?.[0]).sort())
    .toEqual(expect.arrayContaining(['ContactForm', 'client']));
});

test('a finger that scrolls past the form does not touch it', async ({ page }) => {
  await page.goto('/contact');
  const session = await page.context().newCDPSession(page);
  const box = await field(page, 'Ime').boundingBox();
  if (!box) throw new Error('the field has no place');
  const [x, y] = [box.x + box.width / 2, Math.min(box.y, 700)];
  await session.send('Input.synthesizeScrollGesture', { x, y, yDistance: -300 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
  await expect(field(page, 'Ime')).not.toBeFocused();
});

test('a message that is sent while the code is on its way is sent once', async ({ page }) => {
  const sent = await catchMessages(page);
  const release = await holdScripts(page);
  await sendEarly(page);
  await page.getByRole('button', { name: 'Pošalji' }).click();
  expect(sent).toHaveLength(0);
  release();
  await expect(page.getByText('Poruka je uspešno poslata')).toBeFocused();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0] && readMultipart(sent[0])['message']).toBe(VISITOR.Poruka.replace('\n', '\r\n'));
});

test.describe('on a first visit, with no service worker yet', () => {
  test.use({ serviceWorkers: 'block', expectedMessages: [/ERR_FAILED|Error hydrating/] });

  test('when the code cannot come the browser sends the message at once', async ({ page }) => {
    const sent = await catchMessages(page);
    await page.route('**/scripts/*.js', (route) => route.abort());
    await page.clock.install();
    await sendEarly(page);
    await page.clock.runFor(3000);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.isNavigationRequest()).toBe(true);
  });

  test('when the code does not come the browser itself sends the message', async ({ page }) => {
    const sent = await catchMessages(page);
    await page.clock.install();
    await holdScripts(page);
    await sendEarly(page);
    expect(sent).toHaveLength(0);
    await page.clock.fastForward(8000);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.isNavigationRequest()).toBe(true);
  });
});

test.describe('when the message cannot leave', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Failed to load resource/] });

  test('the visitor still sees her form replaced', async ({ page }) => {
    await page.route('**/mail_cv.php', (route) => route.abort());
    await openForm(page);
    await fillIn(page);
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await expect(page.getByText('Poruka je uspešno poslata')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form posts the same fields', async ({ page }) => {
    const sent = await catchMessages(page);
    await page.goto('/contact');
    for (const label of LABELS) await expect(field(page, label)).toHaveAttribute('required', '');
    await fillIn(page);
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.method()).toBe('POST');
    expect(Object.keys(sent[0] ? readMultipart(sent[0]) : {})).toEqual([
      ...FIELD_NAMES,
      'website',
      'to',
    ]);
  });
});
