import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import {
  expectNothingKept,
  expectWaiting,
  fillIn,
  nudge,
  openForm,
  outboxStatus,
  readKept,
  sendMessage,
  sendOffline,
  VISITOR,
} from './support/contact-form.ts';
import { becomeOld } from './support/old-browser.ts';
import { ANSWERS, type SiteServer } from './support/site-server.ts';
import { expect, siteTest as test } from './support/test.ts';

const SOON = 20_000;

/** Tells the page of a better connection, and once more if it had not yet fetched the outbox, until a try is made. */
async function nudgeUntilSent(page: Page, site: SiteServer): Promise<void> {
  await expect(async () => {
    await nudge(page);
    expect(site.tries).toHaveLength(1);
  }).toPass();
}

test('a message that arrives leaves nothing on the device', async ({ page, site }) => {
  await sendMessage(page);
  await expectNothingKept(page);
  expect(site.tries).toEqual([
    {
      name: VISITOR.Ime,
      phoneNumber: VISITOR.Telefon,
      email: VISITOR['E-mail'],
      message: VISITOR.Poruka.replace('\n', '\r\n'),
      website: '',
      to: 'ime.prezime@example.com',
      id: expect.stringMatching(/^[\w-]{16,64}$/),
    },
  ]);
  await expect(outboxStatus(page)).toBeEmpty();
});

test('a message sent offline arrives once from any later page', async ({ page, site }) => {
  await sendOffline(page);
  await page.reload();
  expect(site.tries).toHaveLength(0);
  // A try that the page begins could not be told from that of the later one.
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto('/products');
  await expectNothingKept(page);
  expect(site.tries).toHaveLength(1);
});

test.describe('on a phone of 2021', () => {
  test.use({ bypassCSP: true, serviceWorkers: 'block' });

  test('a message sent offline arrives once from a later page, too', async ({ page, site }) => {
    await becomeOld(page);
    await sendOffline(page);
    await page.context().setOffline(false);
    await page.goto('/products');
    // Without locks the page that is left and the new one may both send it: the relay keeps one.
    await expect.poll(() => site.ids.size).toBe(1);
    await page.goto('/cookie-policy');
    expect(site.ids.size).toBe(1);
  });
});

test('a page that stays open sends a message when the connection is back', async ({
  page,
  site,
}) => {
  await sendOffline(page);
  await page.context().setOffline(false);
  await expect(outboxStatus(page)).toContainText('sada je poslata');
  await expectNothingKept(page);
  expect(site.tries).toHaveLength(1);
});

test.describe('with no worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that could not fetch the outbox sends a message when the network is back', async ({
    page,
    site,
  }) => {
    site.open = false;
    await sendMessage(page);
    await expectWaiting(page);
    site.special.set('/outbox.js', ANSWERS.swallow);
    const failed = page.waitForEvent('requestfailed', (request) =>
      /outbox\.js$/.test(request.url()),
    );
    await page.goto('/products');
    await failed;
    site.special.clear();
    site.open = true;
    await nudgeUntilSent(page, site);
    await expectNothingKept(page);
  });
});

test('five reloads while the relay is down, and it still arrives once', {
  tag: '@engines',
}, async ({ page, site }) => {
  site.open = false;
  await sendMessage(page);
  for (let reload = 0; reload < 5; reload += 1) {
    await expectWaiting(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Pošaljite poruku' }).scrollIntoViewIfNeeded();
  }
  expect(site.tries).toHaveLength(0);
  site.open = true;
  await nudgeUntilSent(page, site);
  await expectNothingKept(page);
  expect(site.tries).toHaveLength(1);
});

test('the tab may be closed at once', { tag: '@engines' }, async ({ page, context, site }) => {
  await openForm(page);
  await fillIn(page);
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await page.close();
  await expect.poll(() => site.tries.length).toBe(1);

  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + SOON });
  await later.goto('/products');
  await expectNothingKept(later);
  expect(site.ids.size).toBe(1);
});

test('the browser may be killed once the device has the message', async ({
  site,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'outbox-'));
  const options = { ...launchOptions, baseURL: site.url, locale: 'sr-Latn-RS' };
  site.open = false;
  const killed = await chromium.launchPersistentContext(profile, options);
  const session = await killed.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('the browser has no process');
  const writing = await killed.newPage();
  await sendMessage(writing);
  // The page thanks at once; the disk of a busy machine may take its time.
  await expect.poll(async () => (await readKept(writing)).length).toBe(1);
  const gone = killed.waitForEvent('close');
  process.kill(browser.id, 'SIGKILL');
  await gone;

  site.open = true;
  const reopened = await chromium.launchPersistentContext(profile, options);
  const page = await reopened.newPage();
  await page.clock.install({ time: Date.now() + SOON });
  await page.goto('/products');
  await expectNothingKept(page);
  await reopened.close();
  await rm(profile, { recursive: true });
  expect(site.tries).toHaveLength(1);
});

test('eight tabs send a message once', async ({ page, context, site }) => {
  site.open = false;
  await sendMessage(page);
  await expectWaiting(page);
  const tabs = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/privacy-policy')));
  site.open = true;
  await Promise.all([page, ...tabs].map((tab) => nudge(tab)));
  await expectNothingKept(page);
  expect(site.tries).toHaveLength(1);
});
