import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessible';
import {
  expectNothingKept,
  fillIn,
  nudge,
  openForm,
  outboxStatus,
  result,
  sendMessage,
  VISITOR,
} from './support/contact-form';
import { test } from './support/outbox-test';
import { ANSWERS, refuse } from './support/relay';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

async function expectWaysOut(page: Page): Promise<void> {
  await expect(outboxStatus(page).locator('a[href^="tel:+"]')).toBeVisible();
  await expect(outboxStatus(page).locator('a[href^="mailto:"]')).toBeVisible();
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
  await expectAccessible(page, 'main');

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
  await expect(result(page)).toHaveText('Poruka nije primljena');
  await expectWaysOut(page);
  await openForm(page);
  await nudge(page);
  await page.getByRole('button', { name: 'Kopirajte poruku' }).click();
  await expect(outboxStatus(page)).toContainText('Tekst poruke je kopiran.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(VISITOR.Poruka);
  await expectAccessible(page, 'main');
  expect(relay.tries).toHaveLength(1);
  await page.getByRole('button', { name: 'Obriši' }).click();
  await expect(outboxStatus(page)).toBeEmpty();
  await expectNothingKept(page);
});

test('success says where the answer will come and leads back to the products', async ({
  page,
  relay,
}) => {
  await page.clock.install();
  await sendMessage(page);
  await expect.poll(() => relay.tries.length).toBe(1);
  await page.clock.fastForward(5000);
  await expect(result(page)).toHaveText('Poruka je uspešno poslata');
  await expect(page.getByRole('heading', { name: 'Hvala', exact: true })).toBeVisible();
  const place = `Odgovoriću na ${VISITOR['E-mail']} ili na ${VISITOR.Telefon}.`;
  await expect(page.getByRole('main').getByText(place)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Nazad na proizvode' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('bad news waits 1.2 seconds, then every word, the heading too, says what is true', async ({
  page,
  relay,
}) => {
  await page.clock.install();
  relay.open = false;
  await openForm(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + DAY);
  await page.getByRole('button', { name: 'Pošalji' }).click();
  // The first try has failed by now.
  const firstTries = async () => (await page.evaluate(readKept))[0]?.tries;
  await expect.poll(firstTries).toBeGreaterThan(0);
  await page.clock.runFor(1100);
  await expect(result(page)).toHaveText('Poruka je uspešno poslata');
  await expect(outboxStatus(page)).toBeEmpty();
  await page.clock.runFor(100);
  await expect(result(page)).toHaveText('Poruka čeka na slanje');
  await expect(page.getByRole('heading', { name: 'Vaša poruka', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/uspešno|Hvala|Odgovoriću/);

  const mail = await outboxStatus(page)
    .getByRole('link', { name: 'Pošaljite e-mail' })
    .getAttribute('href');
  const text = VISITOR.Poruka.replaceAll('\n', '\r\n');
  expect(new URL(mail ?? '').searchParams.get('body')).toContain(text);
  relay.open = true;
  await page.clock.resume();
  await expect(result(page)).toHaveText('Poruka je uspešno poslata');
  await expect(outboxStatus(page)).toHaveText('Poruka koja je čekala sada je poslata.');
});

/** The messages on the device, read in the page. */
async function readKept(): Promise<{ tries: number; fields: unknown[] }[]> {
  const open = indexedDB.open('poruke');
  await new Promise((done) => {
    open.onsuccess = done;
  });
  const all = open.result.transaction('poruke').objectStore('poruke').getAll();
  await new Promise((done) => {
    all.onsuccess = done;
  });
  open.result.close();
  return all.result;
}

test('a waiting message says since when and can be deleted, even while it is being sent', async ({
  page,
  relay,
}) => {
  relay.open = false;
  await page.clock.install({ time: new Date('2026-11-21T13:30:00Z') });
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText(/od 21\.\s11\.\s2026\. u\s14:30/);
  relay.open = true;
  relay.answer = ANSWERS.hang;
  await page.clock.fastForward(2000);
  await expect.poll(() => relay.tries.length).toBe(1);
  await outboxStatus(page).getByRole('button', { name: 'Obriši' }).click();
  await expect(result(page)).toHaveText('Poruka je obrisana');
  await page.clock.fastForward(15_000);
  await nudge(page);
  await expectNothingKept(page);
  await expect(result(page)).toHaveText('Poruka je obrisana');
  await page.getByRole('link', { name: 'Napišite novu poruku' }).click();
  await expect(page.getByRole('main').getByLabel('Ime', { exact: true })).toHaveValue('');
});

test('after thirty days the text leaves the device, and a word about it stays', async ({
  page,
  relay,
}) => {
  await page.clock.install();
  relay.answer = refuse(422);
  await sendMessage(page);
  await expect(result(page)).toHaveText('Poruka nije primljena');
  await page.goto('about:blank');
  await page.clock.setSystemTime(Date.now() + 30 * DAY + 60_000);
  // Any page will do.
  await page.goto('/products');
  await nudge(page);
  await openForm(page);
  await expect(outboxStatus(page)).toContainText('Ranija poruka nije poslata');
  await expect(outboxStatus(page)).toContainText('posle 30 dana obrisana sa ovog uređaja');
  await expect(outboxStatus(page).getByRole('button', { name: 'Kopirajte poruku' })).toBeHidden();
  expect((await page.evaluate(readKept)).map(({ fields }) => fields)).toEqual([[]]);
  await expectAccessible(page, 'main');
  await outboxStatus(page).getByRole('button', { name: 'U redu' }).click();
  await expectNothingKept(page);
  expect(relay.tries).toHaveLength(1);
});

for (const choice of ['Pošaljite ponovo', 'Obrišite']) {
  test(`after a week the visitor decides: ${choice}`, async ({ page, relay }) => {
    await page.clock.install();
    relay.answer = refuse(503, { 'Retry-After': '86400' });
    await sendMessage(page);
    await expect(outboxStatus(page)).toContainText('Još nije stigla');
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
    expect(relay.tries).toHaveLength(choice === 'Obrišite' ? 1 : 2);
  });
}

test.describe('when the device refuses to store anything', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      IDBFactory.prototype.open = deny;
      globalThis.BroadcastChannel = deny as never;
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
