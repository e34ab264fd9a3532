import { test as base, expect } from 'playwright/test';
import { SiteServer } from './site-server.ts';

export { expect };

/** Every page of the site that a visitor can find. */
export const PAGES = [
  '/',
  '/products',
  '/about-me',
  '/business-cooperation',
  '/contact',
  '/privacy-policy',
  '/cookie-policy',
] as const;

/** The screen on which a story at this width is told. */
export const screenOf = (width: number) => (width < 992 ? '@phone' : '@desktop');

/** Every story with a page is also a check that nothing goes wrong in it unseen. */
export const test = base.extend<{
  /** Console messages that a story expects. */
  expectedMessages: RegExp[];
  /** Addresses on other hosts that a story expects to be asked. */
  expectedHosts: RegExp[];
}>({
  expectedMessages: [[], { option: true }],
  expectedHosts: [[], { option: true }],
  page: async ({ page, baseURL, expectedMessages, expectedHosts }, use) => {
    const problems: string[] = [];
    const tell = (kind: string, text: string) => {
      const expected = expectedMessages.some((pattern) => pattern.test(text));
      if (!expected) problems.push(`${kind}: ${text}`);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') tell('console', message.text());
    });
    // Firefox counts among these what a page's policy blocks.
    page.on('pageerror', (error) => tell('script', error.message));
    page.on('request', (request) => {
      const url = request.url();
      const ownUrl = baseURL !== undefined && url.startsWith(baseURL);
      const expected = ownUrl || expectedHosts.some((pattern) => pattern.test(url));
      if (!expected && !/^(data|blob):/.test(url)) problems.push(`another host: ${url}`);
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** A promise of a story that tells several on one page: when it is broken, the others are asked for all the same. */
export const part = (promise: string, tell: () => Promise<void>) =>
  test.step(promise, tell).catch((failure) => expect.soft(String(failure), promise).toBe(''));

/** A story with a site and a relay of its own, which may be cut off, slow, or another build. */
export const siteTest = test.extend<{ site: SiteServer }>({
  site: async ({ browserName: _ }, use) => {
    const site = new SiteServer();
    await site.start();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
  // The browser reports every request that fails, and here that is the story; the second one is for
  // the sync worker's script, when the connection goes while the browser fetches it.
  // With no network neither a file nor the code of an island can come.
  expectedMessages: [
    /Failed to load resource|error occurred when fetching the script|\[astro-island\] Error hydrating/,
  ],
});
