import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, findEngines } from '../src/tools/machine.mjs';

const PORT = Number(process.env['TEST_PORT'] ?? 4322);
const executablePath = findBrowser();

/**
 * Files of stories that are the same on every screen, by the one on which they are told; in another
 * file such a story names its screen by the tag `@phone` or `@desktop`.
 */
const ONE_SCREEN = {
  phone: [
    'admin-day.spec.ts',
    'admin-sign-in.spec.ts',
    'asking.spec.ts',
    'consent.spec.ts',
    'contact*.spec.ts',
    'find-product.spec.ts',
    'looks.spec.ts',
    'offline*.spec.ts',
    'old-browsers.spec.ts',
    'prefetch.spec.ts',
    'sizes.spec.ts',
  ],
  desktop: [
    'admin-drafts.spec.ts',
    'admin-github.spec.ts',
    'admin.spec.ts',
    'before-after.spec.ts',
    'budgets.spec.ts',
    'content-check.spec.ts',
    'many-products.spec.ts',
    'other-texts.spec.ts',
    'outbox*.spec.ts',
    'pages.spec.ts',
    'policies.spec.ts',
  ],
};

/** Firefox, and WebKit, which is every browser of an iPhone: what engines do each in their own way. */
const engines = Object.entries(findEngines()).map(([name, use]) => ({
  name,
  grep: /@engines/,
  use: { ...use, viewport: { width: 390, height: 844 } },
}));

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  globalSetup: './e2e/support/shared-build.ts',
  // A test mostly waits for a page: five at a time keep two cores busy.
  workers: 5,
  // Only for a test that hangs: none is about time, and a story of the editor takes 13 s alone, but
  // 90 s beside the builds of the other tests.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
    // The worker fetches pages after the first touch; the stories that need it are those of `siteTest`.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The page of a test is closed before it would pay to optimise its scripts.
      args: [...BROWSER_FLAGS, '--js-flags=--no-opt'],
    },
  },
  projects: [
    // The long tests run on the desktop: these come first, so that no core is idle at the end.
    {
      name: 'desktop',
      testIgnore: ONE_SCREEN.phone,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ONE_SCREEN.desktop,
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
    ...engines,
  ],
  webServer: {
    command: `node tests/e2e/support/serve.ts ${PORT}`,
    cwd: '..',
    port: PORT,
    reuseExistingServer: false,
  },
});
