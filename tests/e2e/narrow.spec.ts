import { expectNoSidewaysScrollAtAnySize } from './support/accessible';
import { expect, PAGES, test } from './support/test';

const ADDRESS =
  'https://prodavnica.example.com/korpa/vrlo-dugacak-naziv-proizvoda-bez-ijednog-razmaka';

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

test('at 320 px with letters of twice the size no page scrolls sideways', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width(), path).toBe(320);
    // Not even with a bare address behind every paragraph.
    await page.evaluate((address) => {
      for (const text of document.querySelectorAll('main p, footer p')) text.append(' ', address);
    }, ADDRESS);
    expect(await width(), `${path}, with a long address`).toBe(320);
  }
});

for (const path of PAGES) {
  test(`${path} fits 320 px and twice the text size without sideways scrolling`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectNoSidewaysScrollAtAnySize(page);
  });
}
