import type { Page } from 'playwright/test';
import { expect, PAGES, part, test } from './support/test.ts';

const backToTop = (page: Page) => page.getByRole('link', { name: 'Na vrh stranice' });

/** Clicks the button; resolves with where the page is right after the click. */
const clickAndLook = (page: Page) =>
  backToTop(page).evaluate((link: HTMLElement) => {
    link.click();
    return scrollY;
  });

test('the way back to the top', { tag: '@phone' }, async ({ page }) => {
  await part('the button scrolls smoothly to the top and moves the focus there', async () => {
    await page.goto('/products');
    await page.evaluate(() => scrollTo(0, 5000));
    // A jump would be done at once, as in the story with reduced motion; a busy machine may paint nothing in between.
    expect(await clickAndLook(page)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('banner')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });
  await part('a long way up loads no picture that it only passes', async () => {
    await page.goto('about:blank');
    await page.goto('/products#20');
    await expect(page.getByRole('article').last().getByRole('img')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main article img')].flatMap(
          (image, index) => (image.complete && image.naturalWidth > 0 ? [index + 1] : []),
        ),
      );
    const before = await loaded();
    expect(before).not.toContain(8);
    await backToTop(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.waitForLoadState('networkidle');
    expect((await loaded()).filter((id) => id > 3 && id < 11)).toEqual(
      before.filter((id) => id > 3 && id < 11),
    );
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the button jumps to the top at once', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/products');
    await page.evaluate(() => scrollTo(0, 5000));
    await expect(backToTop(page)).toBeVisible();
    expect(await clickAndLook(page)).toBe(0);
  });
});

test('the button never covers a text, a picture or another link', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 400));
    await expect(backToTop(page)).toBeVisible();
    expect(await backToTop(page).evaluate(findCovered), path).toEqual([]);
  }
});

/** Texts, pictures and links that the button covers at some scroll position; runs in the page. */
function findCovered(button: Element): string[] {
  const found: string[] = [];
  const bar = document.querySelector('#vrh > div');
  const barEnd = bar?.getBoundingClientRect().bottom ?? 0;
  const isInBar = button.getBoundingClientRect().bottom <= barEnd;
  const nodes = [...document.querySelectorAll(isInBar ? '#vrh > div' : 'main, footer')].flatMap(
    (part) => {
      const all: Node[] = [...part.querySelectorAll('img, a, button')];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) all.push(walker.currentNode);
      const isSeen = (node: Node) => !node.parentElement?.closest('.visually-hidden');
      return all.filter(
        (node) => isSeen(node) && !button.contains(node) && node.textContent?.trim() !== '',
      );
    },
  );
  for (let top = 400; top < document.body.scrollHeight; top += 350) {
    scrollTo(0, top);
    const { left, right, top: upper, bottom } = button.getBoundingClientRect();
    for (const node of nodes) {
      // A slide beyond the edge of the strip is not visible.
      const strip = node.parentElement?.closest('[role="group"]')?.getBoundingClientRect();
      if (strip && strip.right <= left) continue;
      const range = document.createRange();
      range.selectNode(node);
      // The rows of a text; of a link its own box, which hidden words may stick out of.
      const boxes = node instanceof Element ? node.getClientRects() : range.getClientRects();
      const covers = (box: DOMRect) =>
        box.right > left && box.left < right && box.bottom > upper && box.top < bottom;
      if ([...boxes].some(covers))
        found.push(node.textContent?.trim().slice(0, 40) || node.nodeName);
    }
  }
  return found;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer holds a plain link to the top', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/products');
    await backToTop(page).scrollIntoViewIfNeeded();
    await backToTop(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});
