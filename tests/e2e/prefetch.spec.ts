import type { Locator, Page } from 'playwright/test';
import { gate } from './support/hold.ts';
import type { SiteServer } from './support/site-server.ts';
import { expect, siteTest as test } from './support/test.ts';
import { openWithWorker } from './support/worker.ts';

/** Puts a finger down on the link; `lift` follows the link. */
async function press(page: Page, link: Locator): Promise<{ lift(): Promise<void> }> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not in sight');
  const [x, y] = [box.x + 8, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  return { lift: async () => void (await touch('touchEnd', [])) };
}

const times = ({ asked }: SiteServer, path: string) =>
  asked.filter((other) => other === path).length;
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

for (const worker of ['without', 'with'] as const) {
  test.describe(`${worker} the service worker`, () => {
    test.beforeEach(async ({ page }) => {
      if (worker === 'with') await openWithWorker(page);
      else await page.goto('/about-me');
    });

    test('the next page is requested when the link is pressed, and only once', async ({
      page,
      site,
    }) => {
      const link = await press(page, footerLink(page, 'Politika kolačića'));
      await expect.poll(() => times(site, '/cookie-policy')).toBe(1);
      await link.lift();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politika kolačića');
      expect(times(site, '/cookie-policy')).toBe(1);
    });

    test('a tap before a slow answer arrives does not request the page again', async ({
      page,
      site,
    }) => {
      const answer = gate();
      site.wait = (path) => (path === '/products' ? answer.opened : undefined);
      const link = await press(page, footerLink(page, 'Sapun od avokada'));
      await expect.poll(() => times(site, '/products')).toBe(1);
      // The answer comes right behind the tap: after a second or so Chromium would ask for the page itself.
      const lifted = link.lift();
      answer.open();
      await lifted;
      await expect(page).toHaveURL(/\/products#17$/);
      await expect(page.getByRole('heading', { name: 'Sapun od avokada' })).toBeInViewport();
      expect(times(site, '/products')).toBe(1);
    });
  });
}

test('only other pages of the site are prefetched', async ({ page, site }) => {
  const left = {
    '/admin': 'Uređivanje',
    '/admin/products': 'Uređivanje proizvoda',
    '#sadrzaj': 'Mesto na stranici',
    '/about-me#sadrzaj': 'Mesto na istoj stranici',
    'tel:+381600000000': 'Telefon',
    'mailto:ime.prezime@example.com': 'Pošta',
    'http://localhost:9/': 'Drugi sajt',
  };
  const links = Object.entries(left).map(([href, name]) => `<p><a href="${href}">${name}</a></p>`);
  site.edit = (html) => html.replace('</main>', `${links.join('')}</main>`);
  await page.goto('/about-me');
  site.asked.length = 0;
  for (const name of Object.values(left)) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    // A link that is dragged away is pressed and not followed.
    await link.evaluate((element) => element.addEventListener('click', (e) => e.preventDefault()));
    await (await press(page, link)).lift();
  }
  await press(page, footerLink(page, 'Politika kolačića'));
  await expect.poll(() => site.asked).toContain('/cookie-policy');
  // The service worker always loads these two.
  const ahead = site.asked.filter((path) => !['/offline', '/contact'].includes(path));
  expect(ahead.filter((path) => !path.includes('.'))).toEqual(['/cookie-policy']);
});

test('nothing is prefetched for a visitor who wants less data', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } });
  });
  await page.goto('/about-me');
  const link = await press(page, footerLink(page, 'Politika kolačića'));
  expect(await page.locator('script[type="speculationrules"]').count()).toBe(0);
  expect(times(site, '/cookie-policy')).toBe(0);
  await link.lift();
  await expect(page).toHaveURL(/\/cookie-policy$/);
  expect(times(site, '/cookie-policy')).toBe(1);
});
