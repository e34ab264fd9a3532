// Larger letters and zoom, for visitors with poor sight: 320 px are a zoom of 400 % on a wide screen.
import type { Locator } from 'playwright/test';
import config from '../playwright.config.ts';
import { expect, PAGES, test } from './support/test.ts';

const ADDRESS =
  'https://prodavnica.example.com/korpa/vrlo-dugacak-naziv-proizvoda-bez-ijednog-razmaka';

// The size of letters is an option of the browser's start, so these tests start a browser of their own.
test.describe.configure({ mode: 'default' });

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

const SIZES: { width: number; own?: string; letters: string }[] = [
  { width: 320, letters: '32px' },
  { width: 390, letters: '32px' },
  { width: 1280, letters: '32px' },
  // A phone of 320 px, all of it twice as large, where the visitor's own style or an extension enlarges the letters of
  // the page: the widths in the styles, which count in the browser's letters, do not notice.
  { width: 640, own: '200%', letters: '64px' },
];

test('no page scrolls sideways', async ({ page }) => {
  /** Sizes of the letters, and how far each page goes sideways, at all widths. */
  const look = async () => {
    const found: unknown[] = [];
    for (const { width, own = '' } of SIZES) {
      await page.setViewportSize({ width, height: 780 });
      const [letters, sideways] = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        scrollTo(500, 0);
        return [getComputedStyle(document.documentElement).fontSize, scrollX];
      }, own);
      found.push({ width, letters, sideways });
    }
    return found;
  };
  const wished = SIZES.map(({ width, letters }) => ({ width, letters, sideways: 0 }));
  for (const path of [...PAGES, '/products/zubni-gel']) {
    await page.goto(path);
    expect.soft(await look(), path).toEqual(wished);
    // Not even with a bare address behind every paragraph.
    await page.evaluate((address) => {
      for (const text of document.querySelectorAll('main p, footer p')) text.append(' ', address);
    }, ADDRESS);
    expect.soft(await look(), `${path}, with a long address`).toEqual(wished);
  }
});

for (const width of [320, 390]) {
  test(`at ${width} px the menu works, and nothing in the bar overlaps`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Meni' });
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Glavni meni' });
    for (const link of await menu.getByRole('link').all()) {
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
