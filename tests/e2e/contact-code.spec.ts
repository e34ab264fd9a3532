import type { Page } from 'playwright/test';
import {
  catchMessages,
  field,
  fieldsOf,
  fillIn,
  holdScripts,
  sendEarly,
  VISITOR,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const FIELD_NAMES = ['name', 'phoneNumber', 'email', 'message'];
const LABELS = Object.keys(VISITOR);

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

test.describe('on a first visit', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Error hydrating/] });

  const drop = (page: Page) => page.route('**/scripts/*.js', (route) => route.abort());
  const broken = { contentType: 'text/javascript', body: 'throw new Error("The code is broken.")' };
  const spoil = (page: Page) => page.route('**/scripts/*.js', (route) => route.fulfill(broken));
  for (const [what, prepare, ms] of [
    ['cannot come', drop, 3000],
    ['comes broken', spoil, 3000],
    ['does not come', holdScripts, 8000],
  ] as const) {
    test(`when the code ${what} the browser itself sends the message`, async ({ page }) => {
      const sent = await catchMessages(page);
      await page.clock.install();
      await prepare(page);
      await sendEarly(page);
      await page.clock.runFor(ms);
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]?.isNavigationRequest()).toBe(true);
    });
  }
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
    expect(Object.keys(await fieldsOf(sent[0]))).toEqual([...FIELD_NAMES, 'website', 'to']);
  });
});
