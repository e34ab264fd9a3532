import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  expectNothingKept,
  field,
  fillIn,
  nudge,
  openForm,
  outboxStatus,
  readKept,
  result,
  send,
  sendMessage,
  VISITOR,
} from './support/contact-form.ts';
import { ANSWERS, refuse } from './support/site-server.ts';
import { expect, siteTest as test } from './support/test.ts';

const DAY = 86_400_000;

const firstTries = async (page: Page) => (await readKept(page))[0]?.tries;

async function expectMessageActions(page: Page): Promise<void> {
  await expect(outboxStatus(page).locator('a[href^="tel:+"]')).toBeVisible();
  await expect(outboxStatus(page).locator('a[href^="mailto:"]')).toBeVisible();
}

test('a relay that never answers is given up after fifteen seconds', async ({ page, site }) => {
  await page.clock.install();
  site.answer = ANSWERS.hang;
  await openForm(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + DAY);
  await send(page);
  await expect.poll(() => site.tries.length).toBe(1);
  await page.clock.runFor(14_000);
  await expect(outboxStatus(page)).toBeEmpty();
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(outboxStatus(page)).toContainText('čeka na ovom uređaju');
  await expectMessageActions(page);
  await expectAccessible(page, 'main');

  await page.reload();
  await field(page, 'Ime').scrollIntoViewIfNeeded();
  await expect(outboxStatus(page)).toContainText('čeka na ovom uređaju');
});

test('a refused message is tried once and offered to the visitor', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  site.answer = refuse(413);
  await sendMessage(page);
  await expect(result(page)).toHaveText('Poruka nije primljena');
  await expectMessageActions(page);
  await openForm(page);
  await nudge(page);
  await page.getByRole('button', { name: 'Kopirajte poruku' }).click();
  await expect(outboxStatus(page)).toContainText('Tekst poruke je kopiran.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(VISITOR.Poruka);
  // Where the browser refuses to copy, as it does of itself in some of its kinds, the text is there to be selected.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Kopirajte poruku' }).click();
  await expect(page.getByLabel('Tekst poruke')).toHaveValue(VISITOR.Poruka);
  await expectAccessible(page, 'main');
  expect(site.tries).toHaveLength(1);
  await page.getByRole('button', { name: 'Obriši' }).click();
  await expect(outboxStatus(page)).toBeEmpty();
  await expectNothingKept(page);
});

test('the confirmation says where the answer will come, and has a link onwards', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await sendMessage(page);
  await expect.poll(() => site.tries.length).toBe(1);
  await page.clock.fastForward(5000);
  await expect(result(page)).toHaveText('Poruka je uspešno poslata');
  await expect(page.getByRole('heading', { name: 'Hvala', exact: true })).toBeVisible();
  const place = `Odgovoriću na ${VISITOR['E-mail']} ili na ${VISITOR.Telefon}.`;
  await expect(page.getByRole('main').getByText(place)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Nazad na proizvode' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a failure is shown after 1.2 seconds, with the true state of the message', async ({
  page,
  site,
}) => {
  await page.clock.install();
  site.open = false;
  await openForm(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + DAY);
  await send(page);
  // The first try has failed by now.
  await expect.poll(() => firstTries(page)).toBeGreaterThan(0);
  await page.clock.runFor(1100);
  await expect(result(page)).toHaveText('Poruka je uspešno poslata');
  await expect(outboxStatus(page)).toBeEmpty();
  await page.clock.runFor(100);
  await expect(result(page)).toHaveText('Poruka čeka na slanje');
  await expect(page.getByRole('heading', { name: 'Vaša poruka', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/uspešno|Hvala|Odgovoriću/);

  const text = VISITOR.Poruka.replaceAll('\n', '\r\n');
  expect((await mailLink(page)).searchParams.get('body')).toContain(text);
  site.open = true;
  await page.clock.resume();
  await expect(result(page)).toHaveText('Poruka je uspešno poslata');
  const late = 'Poruka koja je čekala sada je poslata.';
  await expect(outboxStatus(page)).toHaveText(late);
  await expect(page.getByText(late), 'is said once').toHaveCount(1);
  await expectAccessible(page, 'main');
});

/** The link that opens the visitor's mail program. */
async function mailLink(page: Page): Promise<URL> {
  const link = outboxStatus(page).getByRole('link', { name: 'Pošaljite e-mail' });
  return new URL((await link.getAttribute('href')) ?? '');
}

test('the link for e-mail omits a message that is too long for a link', async ({ page, site }) => {
  site.answer = refuse(413);
  await openForm(page);
  await fillIn(page);
  await field(page, 'Poruka').fill('Dug tekst. '.repeat(200));
  await send(page);
  await expect(result(page)).toHaveText('Poruka nije primljena');
  // Mail programs cut or refuse longer links.
  expect((await mailLink(page)).href).toBe('mailto:ime.prezime@example.com');
});

test('a waiting message can be deleted, even while it is sent', async ({ page, site }) => {
  site.open = false;
  // It is morning until the message is sent.
  await page.clock.install({ time: new Date('2026-11-21T06:00:00Z') });
  await openForm(page);
  await fillIn(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:30:00Z'));
  await send(page);
  await expect.poll(() => firstTries(page)).toBeGreaterThan(0);
  await page.clock.runFor(1200);
  await expect(outboxStatus(page)).toContainText(/od 21\.\s11\.\s2026\. u\s14:30/);
  site.open = true;
  site.answer = ANSWERS.hang;
  await page.clock.runFor(2000);
  await expect.poll(() => site.tries.length).toBe(1);
  await page.clock.resume();
  await outboxStatus(page).getByRole('button', { name: 'Obriši' }).click();
  await expect(result(page)).toHaveText('Poruka je obrisana');
  await page.clock.fastForward(15_000);
  await nudge(page);
  await expectNothingKept(page);
  await expect(result(page)).toHaveText('Poruka je obrisana');
  await page.getByRole('link', { name: 'Napišite novu poruku' }).click();
  await expect(field(page, 'Ime')).toHaveValue('');
});
