import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the page, or in what this selector finds there, axe has nothing to report. */
export async function expectAccessible(page: Page, within = ':root'): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ within, tags }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, {
        runOnly: tags,
        // To describe all that is in order takes as long as to find what is not.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`);
    },
    { within, tags: TAGS },
  );
  expect(found).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** 320 px, which is 400 % zoom on a wide screen, and twice the text size on a phone and a desktop. */
export async function expectNoSidewaysScrollAtAnySize(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
  }
}
