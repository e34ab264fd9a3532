import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import {
  expectNothingKept,
  nudge,
  openForm,
  outboxStatus,
  sendMessage,
  VISITOR,
} from './support/contact-form';
import { test } from './support/outbox-test';
import { ANSWERS, refuse } from './support/relay';

const WEEK = 7 * 86_400_000;

async function expectWaysOut(page: Page): Promise<void> {
  await expect(outboxStatus(page).locator('a[href^="tel:+"]')).toBeVisible();
  await expect(outboxStatus(page).locator('a[href^="mailto:"]')).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test('a relay that never answers is given up after fifteen seconds', async ({ page, relay }) => {
  await page.clock.install();
  relay.answer = ANSWERS.hang;
  await sendMessage(page);
  await expect.poll(() => relay.tries.length).toBe(1);
  await expect(outboxStatus(page)).toBeEmpty();
  await page.clock.fastForward(15_000);
  await expect(outboxStatus(page)).toContainText('čeka na ovom uređaju');
  await expectWaysOut(page);
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('main').getByLabel('Ime', { exact: true }).scrollIntoViewIfNeeded();
  await expect(outboxStatus(page)).toContainText('čeka na ovom uređaju');
});

test('a refused message is tried once and offered to the visitor', async ({
  page,
  context,
  relay,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  relay.answer = refuse(413);
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText('Poruka nije primljena');
  await expectWaysOut(page);
  await openForm(page);
  await nudge(page);
  await page.getByRole('button', { name: 'Kopiraj poruku' }).click();
  await expect(outboxStatus(page)).toContainText('Tekst poruke je kopiran.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(VISITOR.Poruka);
  await expectAccessible(page);
  expect(relay.tries).toHaveLength(1);
  await page.getByRole('button', { name: 'Obriši' }).click();
  await expect(outboxStatus(page)).toBeEmpty();
  await expectNothingKept(page);
});

for (const choice of ['Pošalji ponovo', 'Obriši']) {
  test(`after a week the visitor decides: ${choice}`, async ({ page, relay }) => {
    await page.clock.install();
    relay.answer = refuse(503, { 'Retry-After': '86400' });
    await sendMessage(page);
    await expect(outboxStatus(page)).toContainText('Poruka još nije stigla');
    relay.answer = ANSWERS.accept;
    await page.goto('about:blank');
    await page.clock.setSystemTime(Date.now() + WEEK + 60_000);
    await openForm(page);
    await expect(outboxStatus(page)).toContainText('duže od sedam dana');
    await nudge(page);
    expect(relay.tries).toHaveLength(1);
    await outboxStatus(page).getByRole('button', { name: choice }).click();
    await expectNothingKept(page);
    await expect(outboxStatus(page)).not.toContainText('duže od sedam dana');
    expect(relay.tries).toHaveLength(choice === 'Obriši' ? 1 : 2);
  });
}

test.describe('when the device refuses to store anything', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
  });

  test('the message is still sent', async ({ page, relay }) => {
    await sendMessage(page);
    await expect.poll(() => relay.tries.length).toBe(1);
    await page.goto('/products');
    await expect(page).toHaveURL(/products$/);
  });

  test('the page asks to stay open until it is', async ({ page, relay }) => {
    relay.open = false;
    await sendMessage(page);
    await expect(outboxStatus(page)).toContainText('Ostavite ovu stranicu otvorenu');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    relay.open = true;
    await expect(outboxStatus(page)).toContainText('sada je poslata');
    expect(relay.tries).toHaveLength(1);
    await page.goto('/products');
    await expect(page).toHaveURL(/products$/);
  });
});
