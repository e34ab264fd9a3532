import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the page, or in what this selector finds there, axe has nothing to report. */
export async function expectAccessible(page: Page, within = ':root'): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ within, tags }) => {
      const { violations } = await window.axe.run(within, {
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
