import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe reports nothing about the page, or about the element with this selector. */
export async function expectAccessible(page: Page, within = ':root'): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ within, tags }) => {
      const { violations } = await window.axe.run(within, {
        runOnly: tags,
        // Without the list of passed checks, which takes as long as the checks themselves.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`);
    },
    { within, tags: TAGS },
  );
  expect.soft(found, `axe at ${new URL(page.url()).pathname}`).toEqual([]);
}
