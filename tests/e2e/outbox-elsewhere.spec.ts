// The message is sent by a worker with no page open, or goes to a relay that is not where the site is.
import { expectNothingKept, expectWaiting, nudge, sendMessage } from './support/contact-form.ts';
import { renewPolicy } from './support/second-build.ts';
import { ANSWERS, SiteServer } from './support/site-server.ts';
import { expect, siteTest } from './support/test.ts';

/** `leadTo` makes the site as it is built for a relay at another address, which each page's policy names too. */
const test = siteTest.extend<{ relay: SiteServer; leadTo: () => void }>({
  relay: async ({ browserName: _ }, use) => {
    const relay = new SiteServer();
    await relay.start();
    await use(relay);
    await relay.stop();
  },
  leadTo: ({ site, relay }, use) =>
    use(() => {
      const contact_endpoint = `${relay.url}/mail_cv.php`;
      site.edit = (text) => {
        const edited = text.replaceAll('/mail_cv.php', contact_endpoint);
        return edited.startsWith('<!DOCTYPE') ? renewPolicy(edited, { contact_endpoint }) : edited;
      };
    }),
});

test('with every page closed the sync worker sends the message, and is woken until it has', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => {
    // A browser that Playwright drives has no Background Sync.
    const register = async (tag: string) => {
      document.documentElement.dataset['sync'] = tag;
    };
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: { register } });
  });
  site.open = false;
  await sendMessage(page);
  await expectWaiting(page);
  await expect(page.locator('html')).toHaveAttribute('data-sync', 'poruke');
  const bare = await context.newPage();
  await bare.goto('/favicon.svg');
  // A try that the page has begun would outlive the page, so none begins from here on: the page keeps the lock.
  await page.evaluate(
    () =>
      new Promise<void>((isHeld) => {
        navigator.locks.request('poruke', () => {
          isHeld();
          return new Promise(() => {});
        });
      }),
  );
  await page.close();

  const [worker] = context.serviceWorkers();
  // The browser fires the event again, minutes later, when its promise was rejected.
  const wake = async () => {
    await worker?.evaluate(
      () =>
        new Promise((waitUntil) => dispatchEvent(Object.assign(new Event('sync'), { waitUntil }))),
    );
  };
  await expect(wake()).rejects.toThrow('A message still waits.');
  site.open = true;
  await expect(wake).toPass();
  expect(site.tries).toHaveLength(1);
  await expectNothingKept(bare);
});

test.describe('with a relay at another address', () => {
  // In a new build the script has a new name; here it has not, and a worker would keep the old one.
  test.use({ serviceWorkers: 'block', expectedHosts: [/^http:\/\/localhost:/] });

  test('a waiting message is sent to the new address', async ({ page, site, relay, leadTo }) => {
    site.open = false;
    await sendMessage(page);
    await expectWaiting(page);
    leadTo();
    // The page that knows the old address is left before that address works again.
    await page.goto('/about-me');
    site.open = true;
    await expect(async () => {
      await nudge(page);
      expect(relay.ids.size).toBe(1);
    }).toPass();
    await expectNothingKept(page);
    expect(site.tries).toHaveLength(0);
  });

  test('a message needs no preflight request', async ({ page, site, relay, leadTo }) => {
    leadTo();
    relay.answer = ANSWERS.swallow;
    await sendMessage(page);
    await expectWaiting(page);
    relay.answer = ANSWERS.accept;
    await expectNothingKept(page);
    expect(relay.ids.size).toBe(1);
    expect(site.tries).toHaveLength(0);
  });
});
