// A change of layout above what the visitor looks at.
import type { Page } from 'playwright/test';

/** Turns off Chromium's own scroll anchoring, which would hide what the site does for the other browsers. */
export const withoutScrollAnchoring = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.overflowAnchor = 'none';
      document.body.style.overflowAnchor = 'none';
    }),
  );

/** Makes the page 900 px longer at its beginning. */
export const growAbove = (page: Page) =>
  page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '900px';
    document.querySelector('main')?.prepend(late);
  });
