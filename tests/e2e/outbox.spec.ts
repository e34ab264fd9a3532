import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from 'playwright/test';
import { writePolicy } from '../../src/build/page-policy';
import {
  expectNothingKept,
  fillIn,
  nudge,
  openForm,
  outboxStatus,
  result,
  sendMessage,
  sendOffline,
  VISITOR,
} from './support/contact-form';
import { becomeOld } from './support/old-browser';
import { test } from './support/outbox-test';
import { ANSWERS, Relay, refuse } from './support/relay';

const SOON = 20_000;

test('a message that arrives leaves nothing on the device', async ({ page, relay }) => {
  await sendMessage(page);
  await expectNothingKept(page);
  expect(relay.tries).toEqual([
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

test('a message sent offline arrives once from any later page', async ({
  page,
  context,
  relay,
}) => {
  await sendOffline(page);
  await page.reload();
  expect(relay.tries).toHaveLength(0);
  await context.setOffline(false);
  await page.goto('/products');
  await expectNothingKept(page);
  expect(relay.tries).toHaveLength(1);
});

test.describe('on a phone of 2021', () => {
  test.use({ bypassCSP: true, serviceWorkers: 'block' });

  test('a message sent offline arrives once from a later page, too', async ({
    page,
    context,
    relay,
  }) => {
    await becomeOld(page);
    await sendOffline(page);
    await context.setOffline(false);
    await page.goto('/products');
    await expect.poll(() => relay.tries.length).toBe(1);
    await page.goto('/cookie-policy');
    expect(relay.ids.size).toBe(1);
  });
});

test('a page that stays open sends it when the connection is back', async ({
  page,
  context,
  relay,
}) => {
  await sendOffline(page);
  await context.setOffline(false);
  await expect(outboxStatus(page)).toContainText('sada je poslata');
  await expectNothingKept(page);
  expect(relay.tries).toHaveLength(1);
});

test('five reloads while the relay is down, and it still arrives once', async ({ page, relay }) => {
  relay.open = false;
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText('Još nije stigla');
  for (let reload = 0; reload < 5; reload += 1) {
    await page.reload();
    await page.getByRole('heading', { name: 'Pošaljite poruku' }).scrollIntoViewIfNeeded();
    await expect(outboxStatus(page)).toContainText('Još nije stigla');
  }
  expect(relay.tries).toHaveLength(0);
  relay.open = true;
  await expect(async () => {
    await nudge(page);
    expect(relay.tries).toHaveLength(1);
  }).toPass();
  await expectNothingKept(page);
  expect(relay.tries).toHaveLength(1);
});

test('the tab may be closed at once', async ({ page, context, relay }) => {
  await openForm(page);
  await fillIn(page);
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await page.close();
  await expect.poll(() => relay.tries.length).toBe(1);

  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + SOON });
  await later.goto('/products');
  await expectNothingKept(later);
  expect(relay.ids.size).toBe(1);
});

test('the browser may be killed right after the confirmation', async ({ relay, launchOptions }) => {
  const profile = await mkdtemp(join(tmpdir(), 'outbox-'));
  const options = { ...launchOptions, baseURL: relay.url, locale: 'sr-Latn-RS' };
  relay.open = false;
  const killed = await chromium.launchPersistentContext(profile, options);
  const session = await killed.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('the browser has no process');
  await sendMessage(await killed.newPage());
  const gone = killed.waitForEvent('close');
  process.kill(browser.id, 'SIGKILL');
  await gone;

  relay.open = true;
  const reopened = await chromium.launchPersistentContext(profile, options);
  const page = await reopened.newPage();
  await page.clock.install({ time: Date.now() + SOON });
  await page.goto('/products');
  await expectNothingKept(page);
  await reopened.close();
  await rm(profile, { recursive: true });
  expect(relay.tries).toHaveLength(1);
});

test('eight tabs send it once', async ({ page, context, relay }) => {
  relay.open = false;
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText('Još nije stigla');
  const tabs = await Promise.all(
    Array.from({ length: 7 }, async () => {
      const tab = await context.newPage();
      await tab.goto('/privacy-policy');
      return tab;
    }),
  );
  relay.open = true;
  await Promise.all([page, ...tabs].map((tab) => nudge(tab)));
  await expectNothingKept(page);
  expect(relay.tries).toHaveLength(1);
});

test('a swallowed answer is asked for again under the same key', async ({ page, relay }) => {
  relay.answer = ANSWERS.swallow;
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText('Još nije stigla');
  relay.answer = ANSWERS.accept;
  await expectNothingKept(page);
  expect(relay.tries.length).toBeGreaterThan(1);
  expect(relay.ids.size).toBe(1);
});

for (const answer of ['signInPage', 'redirect'] as const) {
  test(`the ${answer} of a strange network is not taken for an answer`, async ({ page, relay }) => {
    relay.answer = ANSWERS[answer];
    await sendMessage(page);
    await expect(outboxStatus(page)).toContainText('Još nije stigla');
    relay.answer = ANSWERS.accept;
    await expect(outboxStatus(page)).toContainText('sada je poslata');
    await expectNothingKept(page);
    expect(relay.ids.size).toBe(1);
  });
}

test('the relay says when to come again, and neither a visit nor a connection hurries it', async ({
  page,
  relay,
}) => {
  await page.clock.install();
  relay.answer = refuse(503, { 'Retry-After': '120' });
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText('Još nije stigla');
  relay.answer = ANSWERS.accept;
  await page.clock.fastForward(60_000);
  await page.reload();
  await nudge(page);
  expect(relay.tries).toHaveLength(1);
  await page.clock.fastForward(60_000);
  await expectNothingKept(page);
  expect(relay.tries).toHaveLength(2);
});

for (const status of [400, 413, 422]) {
  test(`a message that the relay refuses with ${status} is never repeated`, async ({
    page,
    relay,
  }) => {
    relay.answer = refuse(status);
    await sendMessage(page);
    await expect(result(page)).toHaveText('Poruka nije primljena');
    await page.reload();
    await nudge(page);
    expect(relay.tries).toHaveLength(1);
  });
}

test('with every page closed the sync worker sends it', async ({ page, context, relay }) => {
  relay.open = false;
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText('Još nije stigla');
  const bare = await context.newPage();
  await bare.goto('/favicon.svg');
  const session = await context.newCDPSession(bare);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) {
        if (!isDeleted) found(registrationId);
      }
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.close();

  relay.open = true;
  await expect(async () => {
    const event = { origin: relay.url, registrationId, tag: 'poruke', lastChance: false };
    await session.send('ServiceWorker.dispatchSyncEvent', event);
    expect(relay.tries).toHaveLength(1);
  }).toPass();
  await expectNothingKept(bare);
});

test('a message that waits follows the relay to a new address', async ({
  browser,
  relay: site,
}) => {
  // In a new build the script has a new name; here it has not, and a worker would keep the old one.
  const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
  site.open = false;
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText('Još nije stigla');
  const relay = new Relay();
  await relay.start();
  site.edit = leadTo(relay);
  // The page that knows the old address is left before that address works again.
  await page.goto('/about-me');
  site.open = true;
  await expect(async () => {
    await page.goto('/about-me');
    expect(relay.tries).toHaveLength(1);
  }).toPass();
  await expectNothingKept(page);
  expect(site.tries).toHaveLength(0);
  await page.close();
  await relay.stop();
});

test('a relay under another origin gets it without asking the browser for leave', async ({
  browser,
  relay: site,
}) => {
  const relay = new Relay();
  await relay.start();
  site.edit = leadTo(relay);
  const page = await browser.newPage({ baseURL: site.url });
  relay.answer = ANSWERS.swallow;
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText('Još nije stigla');
  relay.answer = ANSWERS.accept;
  await expectNothingKept(page);
  expect(relay.ids.size).toBe(1);
  expect(site.tries).toHaveLength(0);
  await page.close();
  await relay.stop();
});

/** The site as it is built when its relay is elsewhere: each page's policy names it, too. */
function leadTo(relay: Relay): (text: string) => string {
  const contact_endpoint = `${relay.url}/mail_cv.php`;
  return (text) => {
    const edited = text.replaceAll('/mail_cv.php', contact_endpoint);
    return edited.startsWith('<!DOCTYPE') ? writePolicy(edited, { contact_endpoint }) : edited;
  };
}
