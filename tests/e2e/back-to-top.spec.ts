import { expect, PAGES, test } from './support/test';

test('the way back to the top appears past 300 px', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products');
  const link = page.getByRole('link', { name: 'Na vrh stranice' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(link).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(link).toBeVisible();
});

test('it glides to the top and the keyboard goes on from there', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/products');
  await page.evaluate(() => scrollTo(0, 5000));
  const positions = await page.getByRole('link', { name: 'Na vrh stranice' }).evaluate(
    (link: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = () => {
          seen.push(scrollY);
          if (scrollY === 0) resolve(seen);
          else requestAnimationFrame(look);
        };
        link.click();
        look();
      }),
  );
  expect(new Set(positions).size).toBeGreaterThan(3);
  await expect(page.getByRole('banner')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('from afar it loads no picture that it only passes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products#14');
  await expect(page.getByRole('article').nth(13).getByRole('img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main article img')].flatMap(
        (image, index) => (image.complete && image.naturalWidth > 0 ? [index + 1] : []),
      ),
    );
  const before = await loaded();
  expect(before).not.toContain(8);
  await page.getByRole('link', { name: 'Na vrh stranice' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.waitForLoadState('networkidle');
  expect((await loaded()).filter((id) => id > 3 && id < 11)).toEqual(
    before.filter((id) => id > 3 && id < 11),
  );
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it jumps to the top at once', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/products');
    await page.evaluate(() => scrollTo(0, 5000));
    const link = page.getByRole('link', { name: 'Na vrh stranice' });
    await expect(link).toBeVisible();
    const top = await link.evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    });
    expect(top).toBe(0);
  });
});

test('it never lies on a text, a picture or another link', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Na vrh stranice' });
    await page.evaluate(() => scrollTo(0, 400));
    await expect(link).toBeVisible();
    const covered = await link.evaluate(async (button) => {
      const found: string[] = [];
      const bar = document.querySelector('#vrh > div');
      const inBar =
        bar && button.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom;
      const root = document.querySelectorAll(inBar ? '#vrh > div' : 'main, footer');
      const texts = [...root].flatMap((part) => {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const nodes: Node[] = [...part.querySelectorAll('img, a, button')];
        while (walker.nextNode()) nodes.push(walker.currentNode);
        return nodes.filter((node) => !button.contains(node) && node.textContent?.trim() !== '');
      });
      for (let top = 400; top < document.body.scrollHeight; top += 350) {
        scrollTo(0, top);
        const place = button.getBoundingClientRect();
        for (const node of texts) {
          const range = document.createRange();
          range.selectNode(node);
          // A slide beyond the strip's edge is cut off there: nobody sees it.
          const strip = node.parentElement?.closest('[role="group"]')?.getBoundingClientRect();
          if (strip && strip.right <= place.left) continue;
          const hit = [...range.getClientRects()].some(
            (box) =>
              box.right > place.left &&
              box.left < place.right &&
              box.bottom > place.top &&
              box.top < place.bottom,
          );
          if (hit) found.push(node.textContent?.trim().slice(0, 40) || node.nodeName);
        }
      }
      return found;
    });
    expect(covered, path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer holds a plain link to the top', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/products');
    const link = page.getByRole('link', { name: 'Na vrh stranice' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});
