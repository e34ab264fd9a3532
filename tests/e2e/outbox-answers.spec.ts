// What else than a plain yes comes back. What each answer means stands, row by row, in
// tests/unit/contact-sender.test.ts; here a visitor lives through one of each kind.
import {
  expectNothingKept,
  expectWaiting,
  readKept,
  result,
  sendMessage,
} from './support/contact-form';
import { ANSWERS } from './support/relay';
import { expect, siteTest as test } from './support/test';

const MINUTE = 60_000;

test('the sign-in page of a strange network is no receipt: it goes on after 5 min', async ({
  page,
  site,
}) => {
  await page.clock.install();
  site.answer = ANSWERS.redirect;
  await sendMessage(page);
  await expectWaiting(page);
  await expect(result(page)).toHaveText('Poruka čeka na slanje');
  expect(await readKept(page)).toHaveLength(1);
  site.answer = ANSWERS.accept;
  await page.clock.fastForward(5 * MINUTE);
  await expect(result(page)).toHaveText('Poruka je uspešno poslata');
  await expectNothingKept(page);
  expect(site.ids.size).toBe(1);
});

test('a swallowed answer is asked for again under the same key', async ({ page, site }) => {
  site.answer = ANSWERS.swallow;
  await sendMessage(page);
  await expectWaiting(page);
  site.answer = ANSWERS.accept;
  await expectNothingKept(page);
  expect(site.tries.length).toBeGreaterThan(1);
  expect(site.ids.size).toBe(1);
});
