// Who sees badly sets larger letters in her browser: 32 px instead of 16.
import type { Locator } from 'playwright/test';
import config from '../playwright.config';
import { expect, PAGES, test } from './support/test';

// It takes a browser of its own, and one is enough.
test.describe.configure({ mode: 'default' });

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

for (const width of [320, 390]) {
  test(`at ${width} px no page scrolls sideways with such letters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    for (const path of [...PAGES, '/products/zubni-gel']) {
      await page.goto(path);
      const size = () =>
        page.evaluate(() => [getComputedStyle(document.documentElement).fontSize, scrollX]);
      await page.evaluate(() => scrollTo(500, 0));
      expect(await size(), path).toEqual(['32px', 0]);
    }
  });

  test(`at ${width} px the menu can be used, and nothing in the bar lies on anything`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Meni' });
    await button.click();
    for (const link of await page
      .getByRole('navigation', { name: 'Glavni meni' })
      .getByRole('link')
      .all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');

    await page.mouse.wheel(0, 2500);
    const top = page.getByRole('link', { name: 'Na vrh stranice' });
    await expect(top).toBeVisible();
    const logo = page.getByRole('banner').getByRole('link').first().locator('svg');
    const [first, second, third] = await Promise.all([logo, top, button].map(edges));
    expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0);
    expect(second?.right).toBeLessThanOrEqual(third?.left ?? 0);
    expect(third?.right).toBeLessThanOrEqual(width);
  });
}

async function edges(part: Locator) {
  const box = await part.boundingBox();
  return box && { left: box.x, right: box.x + box.width };
}
