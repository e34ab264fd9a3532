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

/** The same of a copy, where the page runs no scripts, on whose timers axe waits. */
export async function expectCopyAccessible(page: Page): Promise<void> {
  const browser = page.context().browser();
  // Not as the story has it: axe is a script.
  const copy = await browser?.newPage({ javaScriptEnabled: true });
  if (!copy) throw new Error('The browser has gone.');
  await copy.setContent(await page.content());
  await expectAccessible(copy);
  await copy.close();
}
