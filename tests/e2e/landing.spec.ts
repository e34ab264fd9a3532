import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { PRODUCTS, readTexts } from './support/content.ts';
import { growAbove, withoutScrollAnchoring } from './support/grow-above.ts';
import { hold } from './support/hold.ts';
import { expect, part, screenOf, test } from './support/test.ts';

/** Expects the heading of this product in the window, near the top and below the fixed bar. */
async function expectLanded(page: Page, id: number) {
  const heading = page.locator(`[id="${id}"]`).getByRole('heading', { level: 2 });
  const bar = page.locator('#vrh > div');
  await expect(async () => {
    const headingBox = await heading.boundingBox();
    const barBox = await bar.boundingBox();
    const barEnd = Math.max(0, (barBox?.y ?? 0) + (barBox?.height ?? 0));
    const gap = (headingBox?.y ?? -1) - barEnd;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(160);
  }).toPass();
}

for (const size of [
  { width: 360, height: 780 },
  { width: 1280, height: 850 },
]) {
  test(`one lands on a product and can buy it without scrolling at ${size.width} px`, {
    tag: [screenOf(size.width), '@engines'],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    for (const id of [1, 5, 14, 20]) {
      await page.goto('about:blank');
      await page.goto(`/products#${id}`);
      const entry = page.locator(`[id="${id}"]`);
      await expectLanded(page, id);
      for (const name of [/^Kupi proizvod/, /^Pitajte me/]) {
        await expect(entry.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      }
    }
    // From one product to another on the same page.
    await page.evaluate(() => location.assign('#9'));
    await expectLanded(page, 9);
  });
}

test('a visitor finds her place again', { tag: '@phone' }, async ({ page }) => {
  await part('the question below the drinks opens a table that compares them', async () => {
    await page.goto('/products');
    const [kind] = readTexts('kinds').filter(({ compare }) => compare);
    const { caption = '', rows = [], products = [] } = kind?.compare ?? {};
    const percentages = products.map(({ values }) => values[0] ?? '');
    const table = page.getByRole('table', { name: caption });
    await expect(table).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Spisak proizvoda' })
      .getByText(caption, { exact: true })
      .click();
    await expect(table).toBeInViewport();
    await expectAccessible(page, 'main details[open]');
    await expect(table.getByRole('columnheader')).toHaveText(products.map(({ name }) => name));
    const [, aloe = table] = await table.getByRole('row').all();
    await expect(aloe.getByRole('rowheader')).toHaveText(rows[0] ?? '');
    await expect(aloe.getByRole('cell')).toHaveText(percentages);
    const [, bar] = await aloe.locator('rect').all();
    const drawn = await bar?.evaluate(
      (rect) => rect.getBoundingClientRect().width / (rect.parentElement?.clientWidth ?? 1),
    );
    expect(drawn).toBeCloseTo(Number.parseFloat(percentages[1]?.replace(',', '.') ?? '') / 100, 2);
    await table.getByRole('link').last().click();
    await expectLanded(page, products.at(-1)?.product ?? 0);
  });
  await part('the Back button leads to the product that the visitor was reading', async () => {
    await page.goto('/products');
    const heading = page.locator('[id="12"]').getByRole('heading', { level: 2 });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
    await page.goto('/about-me');
    await page.goBack();
    await expect(heading).toBeInViewport();
    await page.reload();
    await expect(heading).toBeInViewport();
  });
  await part(
    'Back and Reload keep the place of a visitor who came by a link to another product',
    async () => {
      await page.goto('about:blank');
      await page.goto('/products#14');
      await expectLanded(page, 14);
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 3000);
      const away = page.locator('[id="14"]').getByRole('heading', { level: 2 });
      await expect(away).not.toBeInViewport();
      const place = () => page.evaluate(() => scrollY);
      const stayed = async (before: number) =>
        expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(300);
      const left = await place();
      await page.goto('/about-me');
      await page.goBack();
      await stayed(left);
      await expect(away).not.toBeInViewport();
      await page.reload();
      await stayed(left);
      await expect(away).not.toBeInViewport();
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shelf shows every product by its group, and leads to it', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/products');
    const index = page.getByRole('navigation', { name: 'Spisak proizvoda po grupama' });
    await expect(index.getByRole('heading', { level: 2 })).toHaveCount(4);
    await expect(index.locator('li a')).toHaveCount(PRODUCTS.length);
    const link = index.getByRole('link', { name: 'Zubni gel' });
    await link.click();
    await expect(page).toHaveURL(/#14$/);
    await expectLanded(page, 14);
  });
});

test('the heading stays in place while pictures above are still loading', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await hold(page, '**/images/*.avif');
  await page.goto('/products#16', { waitUntil: 'commit' });
  await expectLanded(page, 16);
  release();
  await page.waitForLoadState('load');
  await expectLanded(page, 16);
});

test('a change of layout above brings the heading back, until the visitor scrolls by hand or key', {
  tag: '@phone',
}, async ({ page }) => {
  await withoutScrollAnchoring(page);
  // The browser writes the letters of this address in %-codes.
  await page.goto('/privacy-policy#6-rokovi-čuvanja');
  await growAbove(page);
  await expect(page.getByRole('heading', { level: 2, name: /^6/ })).toBeInViewport();

  await page.goto('/products#16');
  await growAbove(page);
  await expectLanded(page, 16);

  const heading = page.locator('[id="16"]').getByRole('heading', { level: 2 });
  for (const scroll of [() => page.mouse.wheel(0, 40), () => page.keyboard.press('ArrowDown')]) {
    await page.goto('/products#12');
    await page.goto('about:blank');
    await page.goto('/products#16');
    await expectLanded(page, 16);
    await page.mouse.move(200, 400);
    const before = await page.evaluate(() => scrollY);
    await scroll();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await growAbove(page);
    await expect(heading).not.toBeInViewport();
  }
});

test.describe('where the host does not know the address', () => {
  test.use({ expectedMessages: [/404 \(Not Found\)/] });

  test('an address in capital letters leads to its page, and to the product that it names', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/Products?utm_source=Viber#14');
    await expect(page).toHaveURL(/\/products\?utm_source=Viber#14$/);
    await expectLanded(page, 14);
  });
});
