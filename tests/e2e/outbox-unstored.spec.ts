// Browsers that forbid a page to store anything: private windows, some browsers inside of apps.
import { expectAccessible } from './support/accessible.ts';
import { outboxStatus, sendMessage } from './support/contact-form.ts';
import { expect, siteTest as test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    IDBFactory.prototype.open = deny;
    globalThis.BroadcastChannel = deny as never;
  });
});

test('a message is sent although the device stores nothing', async ({ page, site }) => {
  await sendMessage(page);
  await expect.poll(() => site.tries.length).toBe(1);
  await page.goto('/products');
  await expect(page).toHaveURL(/products$/);
});

test('the page asks to stay open until the message is sent', async ({ page, site }) => {
  site.open = false;
  await sendMessage(page);
  await expect(outboxStatus(page)).toContainText('Ostavite ovu stranicu otvorenu');
  await expectAccessible(page, 'main');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  site.open = true;
  await expect(outboxStatus(page)).toContainText('sada je poslata');
  expect(site.tries).toHaveLength(1);
  await page.goto('/products');
  await expect(page).toHaveURL(/products$/);
});
