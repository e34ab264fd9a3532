// The look of the consent banner, on a phone and on a desktop.
import { expectAccessible } from '../support/accessible';
import { banner, test } from '../support/consent';
import { expect } from '../support/test';

test('before the answer nothing is loaded or kept, nothing moves', { tag: '@phone' }, async ({
  page,
  asked,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        // On a busy machine the page moves while it is still loading, with a banner or without.
        const { domContentLoadedEventEnd: end } = performance.getEntriesByType(
          'navigation',
        )[0] as PerformanceNavigationTiming;
        if (end > 0 && shift.startTime > end)
          document.documentElement.dataset['shift'] = JSON.stringify(shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/products', '/contact', '/nema-ovoga', '/cookie-policy']) {
    await page.goto(path === '/nema-ovoga' ? '/404' : path);
    await expect(banner(page)).toBeVisible();
    await page.mouse.wheel(0, 2000);
    expect(await page.locator('html').getAttribute('data-shift'), path).toBeNull();
  }
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('the buttons for yes and no look the same, and nothing is chosen in advance', async ({
  page,
}) => {
  await page.goto('/');
  const looks = ['Prihvatam sve', 'Odbijam sve'].map((name) =>
    banner(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight, border } = getComputedStyle(button);
        const { width, height, top } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, border, width, height, top };
      }),
  );
  const [yes, no] = await Promise.all(looks);
  expect(no).toEqual(yes);
  expect(yes?.height).toBeGreaterThanOrEqual(44);
  await banner(page).getByText('Biram po vrsti').click();
  for (const box of await banner(page).getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked();
  }
});

test('the banner covers nothing, at any size of the window', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  await banner(page).getByText('Biram po vrsti').click();
  await expectAccessible(page, '[data-consent-banner]');
  // 400 % zoom on a wide screen.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const isInFlow = await banner(page).evaluate((section) => {
    const main = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    return (
      getComputedStyle(section).position === 'static' &&
      main >= section.getBoundingClientRect().bottom
    );
  });
  expect(isInFlow).toBe(true);
});

test('the page about cookies lists the scripts that the site uses', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/cookie-policy');
  const main = page.getByRole('main');
  await expect(main).not.toContainText('ne postavlja kolačiće');
  await expect(main).toContainText('samo ako ih dozvolite');
  for (const cell of ['_brojac', '_tok_*', '_piksel', '90 dana', '30 minuta']) {
    await expect(main.getByRole('cell').filter({ hasText: cell }).first()).toBeVisible();
  }
  await expect(main).toContainText(
    /Brojač\u00a0– pružalac: Brojač d\.o\.o\., adresa skripte: statistika\.example\.com/,
  );
  await expect(main.getByRole('status')).toContainText('Još niste izabrali');
  await expectAccessible(page);
  await page.goto('/privacy-policy');
  await expect(main).not.toContainText('danas');
});
