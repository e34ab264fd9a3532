// The contact form with no network, or without its code.
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  expectAwake,
  expectNothingKept,
  field,
  fillIn,
  nudge,
  result,
  send,
  VISITOR,
} from './support/contact-form.ts';
import { gate } from './support/hold.ts';
import type { SiteServer } from './support/site-server.ts';
import { expect, siteTest as test } from './support/test.ts';
import { openWithWorker, setNetwork } from './support/worker.ts';

/** Opens the form for the first time, without a network. */
async function openOffline(page: Page, site: SiteServer): Promise<void> {
  await openWithWorker(page);
  await setNetwork(page, site, false);
  await page.goto('/contact');
  await fillIn(page);
}

const saved = (page: Page) => page.getByText('Poruka je sačuvana na Vašem uređaju');
const lost = (page: Page) => page.getByText('uređaj ne može da sačuva poruku');

test('the form keeps a message, though its page was never opened', async ({ page, site }) => {
  await openOffline(page, site);
  // The note of an earlier try, for which the device had no room.
  await lost(page).evaluate((note) => note.removeAttribute('hidden'));
  // An impatient second tap, before the worker has answered, sends nothing more.
  await page.getByRole('button', { name: 'Pošalji' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(saved(page)).toBeFocused();
  await expect(lost(page)).toBeHidden();
  await expectAccessible(page, 'main');
  await expect(field(page, 'Poruka')).toHaveValue('');
  await page.reload();
  expect(site.tries).toHaveLength(0);

  await setNetwork(page, site, true);
  await expect.poll(() => site.tries.length).toBe(1);
  await expectNothingKept(page);
  expect(site.tries).toMatchObject([{ name: VISITOR.Ime, email: VISITOR['E-mail'] }]);
});

test('the form keeps a message for which its script does not come in time', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openWithWorker(page);
  site.open = false;
  site.wait = (path) => (path.startsWith('/scripts/') ? gate().opened : undefined);
  await page.goto('/contact');
  await fillIn(page);
  await send(page);
  await page.clock.runFor(8000);
  await expect(saved(page)).toBeFocused();
  expect(site.tries).toHaveLength(0);
  site.open = true;
  await nudge(page);
  await page.goto('/cookie-policy');
  await expect.poll(() => site.tries.length).toBe(1);
});

test('the form refuses a message that is too long, and keeps the shortened one', async ({
  page,
  site,
}) => {
  await openOffline(page, site);
  const text = field(page, 'Poruka');
  await text.fill('ž'.repeat(10_002));
  await send(page);
  await expect(text).toBeFocused();
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.validationMessage)).toBe(
    'Predugačko: skratite za 2 znaka (najviše 10.000).',
  );
  await expect(text).toHaveValue('ž'.repeat(10_002));
  await text.fill('ž'.repeat(10_000));
  await send(page);
  await expect(saved(page)).toBeFocused();
  await setNetwork(page, site, true);
  await expect.poll(() => site.tries.map(({ message }) => message?.length)).toEqual([10_000]);
});

test('the text stays in the form when the device stores nothing', async ({ page, site }) => {
  await openOffline(page, site);
  // A database that another tab holds open under a newer version cannot be opened any more.
  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.open('poruke', 9).onsuccess = done;
      }),
  );
  await send(page);
  await expect(lost(page)).toBeFocused();
  await expectAccessible(page, 'main');
  await expect(field(page, 'Poruka')).toHaveValue(VISITOR.Poruka);
});

test('the worker takes no message from a form that has its script', async ({ page, site }) => {
  await openWithWorker(page);
  await page.goto('/contact');
  await field(page, 'Ime').click();
  await expectAwake(page);
  await fillIn(page);
  // The form asks about this address once; the worker would accept it.
  await field(page, 'Telefon').fill('abc');
  await send(page);
  await expect(field(page, 'Telefon')).toBeFocused();
  await send(page);
  await expect(result(page)).toBeFocused();
  await expectNothingKept(page);
  expect(site.tries).toHaveLength(1);
});
