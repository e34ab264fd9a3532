// A message that has waited for long.
import { expectAccessible } from './support/accessible.ts';
import {
  endTry,
  expectNothingKept,
  expectWaiting,
  nudge,
  openForm,
  outboxStatus,
  readKept,
  result,
  sendMessage,
} from './support/contact-form.ts';
import { ANSWERS, refuse } from './support/site-server.ts';
import { expect, siteTest as test } from './support/test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 86_400_000;
const WEEK = 7 * DAY;

test.describe('with no worker that could send it', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that returns from the back/forward cache tries again, and a tab that is shown again', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    site.open = false;
    await sendMessage(page);
    await expectWaiting(page);
    // After eight more tries the next one is five minutes away.
    for (let tries = 0; tries < 8; tries += 1) {
      await page.clock.fastForward(5 * MINUTE);
      await endTry(page);
    }
    // From here on no timer fires and no connection returns: only the return to the page can send it.
    await page.clock.pauseAt(Date.now() + 2 * HOUR);
    await endTry(page);
    site.open = true;
    site.answer = refuse(503);
    await page.clock.setSystemTime(Date.now() + 4 * HOUR);
    expect(site.tries).toHaveLength(0);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => site.tries.length).toBe(1);
    await endTry(page);
    site.answer = ANSWERS.accept;
    await page.clock.setSystemTime(Date.now() + 6 * HOUR);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectNothingKept(page);
    expect(site.tries).toHaveLength(2);
  });

  // The worker's clock would be right all the time.
  test('a message that was sent while the clock was years behind arrives once the clock is right', async ({
    page,
    site,
  }) => {
    await page.clock.install({ time: new Date('2015-01-01T12:00:00Z') });
    site.open = false;
    await sendMessage(page);
    await expectWaiting(page);
    await page.goto('about:blank');
    await page.clock.setSystemTime(new Date('2026-11-27T12:00:00Z'));
    site.open = true;
    await page.goto('/products');
    await expectNothingKept(page);
    expect(site.ids.size).toBe(1);
  });
});

test('after thirty days a refused message can still be read, until the visitor deletes it', async ({
  page,
  site,
}) => {
  await page.clock.install();
  site.answer = refuse(422);
  await sendMessage(page);
  await expect(result(page)).toHaveText('Poruka nije primljena');
  await page.goto('about:blank');
  await page.clock.setSystemTime(Date.now() + 30 * DAY + 60_000);
  // Any page will do.
  await page.goto('/products');
  await nudge(page);
  await openForm(page);
  await expect(outboxStatus(page)).toContainText('Ranija poruka nije primljena');
  await expect(outboxStatus(page).getByRole('button', { name: 'Kopirajte poruku' })).toBeVisible();
  expect((await readKept(page)).map(({ fields }) => fields.length)).not.toContain(0);
  await expectAccessible(page, 'main');
  await outboxStatus(page).getByRole('button', { name: 'Obrišite poruku' }).click();
  await expectNothingKept(page);
  expect(site.tries).toHaveLength(1);
});

test('after a week the message is sent only at the visitor’s wish', async ({ page, site }) => {
  await page.clock.install();
  site.answer = refuse(503, { 'Retry-After': '86400' });
  await sendMessage(page);
  await expectWaiting(page);
  site.answer = ANSWERS.accept;
  await page.goto('about:blank');
  await page.clock.setSystemTime(Date.now() + WEEK + 60_000);
  await openForm(page);
  await expect(outboxStatus(page)).toContainText('duže od sedam dana');
  await expectAccessible(page, 'main');
  await nudge(page);
  expect(site.tries).toHaveLength(1);
  await outboxStatus(page).getByRole('button', { name: 'Pošaljite ponovo' }).click();
  await expectNothingKept(page);
  await expect(outboxStatus(page)).not.toContainText('duže od sedam dana');
  expect(site.tries).toHaveLength(2);
});
