// Stories of the editor at /admin.
import type { Page } from 'playwright/test';
import { serveEditor, Texts } from '../../support/editor-site';
import { BUNDLE } from './editor-bundle';
import { test as base } from './test';

export { expect } from './test';

/** The editor of `npm start`, over a copy of the texts. */
export const test = base.extend<{ texts: Texts }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
  texts: async ({}, use) => {
    const texts = await Texts.create();
    await use(texts);
    texts.remove();
  },
  baseURL: async ({ texts }, use) => {
    const site = await serveEditor(texts, async () => BUNDLE);
    await use(site.url);
    await site.stop();
  },
});

/** A form's field by its label. */
export function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}
