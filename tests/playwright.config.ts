import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, findEngines } from '../src/tools/machine.mjs';

const executablePath = findBrowser();

/**
 * Files of stories that are the same on every screen, by the one on which they are told; in another
 * file such a story names its screen by the tag `@phone` or `@desktop`.
 */
const ONE_SCREEN = {
  phone: [
    'editor-{access,form,layout,month,offline,pictures,preview,proposals,saving}.spec.ts',
    'editor-sign-in.strangers.spec.ts',
    'asking.spec.ts',
    'contact*.spec.ts',
    'dead-rules.spec.ts',
    'exclusion-filter.spec.ts',
    'find-product.spec.ts',
    'looks.spec.ts',
    'offline*.spec.ts',
    'old-browsers.spec.ts',
    'prefetch.spec.ts',
    'sizes.spec.ts',
  ],
  desktop: [
    'before-after.spec.ts',
    'budgets.spec.ts',
    'content-check.spec.ts',
    'outbox*.spec.ts',
    'pages.spec.ts',
    'policies.spec.ts',
    'saves.strangers.spec.ts',
  ],
};

/**
 * For what never comes, in milliseconds. No story has a limit of its own, because all are true on any machine: what is
 * waited for took minutes on one with much other work. A red story costs this once, a green one nothing.
 */
const NEVER = 600_000;

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

/** Stories that are told on this screen alone: with the tags of both, a story is told on both. */
const onlyOn = (screen: 'phone' | 'desktop') => {
  const other = screen === 'phone' ? 'desktop' : 'phone';
  return new RegExp(`^(?!.*@${other}\\b).*@${screen}\\b`, 's');
};

/** Stories of the site with other texts. Playwright makes its build, the project „grown-site“, before it tells them. */
const GROWN = 'grown-site';

/** Firefox, and WebKit, which is every browser of an iPhone: what engines do each in their own way. */
const engines = Object.entries(findEngines()).map(([name, use]) => ({
  name,
  testIgnore: `${GROWN}/**`,
  grep: /@engines/,
  use: { ...use, viewport: { width: 390, height: 844 } },
}));

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  // Three at a time keep two cores busy; a fourth costs a fifth more of the processor and ends no sooner.
  workers: 3,
  // Room for more than one of them: the build of the grown site alone took seven minutes once.
  timeout: 3 * NEVER,
  expect: { timeout: NEVER },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    // Set by `webServer` below, once the server has said where it is.
    baseURL: process.env['STORIES_URL'] ?? '',
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
    // The worker fetches pages after the first touch; the stories that need it are those of `siteTest`.
    serviceWorkers: 'block',
    actionTimeout: NEVER,
    navigationTimeout: NEVER,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      timeout: NEVER,
      // The page of a test is closed before it would pay to optimise its scripts, and no page holds one of another site,
      // so a process for each site is of no use.
      args: [
        ...BROWSER_FLAGS,
        '--js-flags=--no-opt --no-maglev',
        '--disable-site-isolation-trials',
      ],
    },
  },
  projects: [
    // The long tests run on the desktop: these come first, so that no core is idle at the end.
    {
      name: 'desktop',
      testIgnore: [...ONE_SCREEN.phone, `${GROWN}/**`],
      grepInvert: onlyOn('phone'),
      use: SCREENS.desktop,
    },
    {
      name: 'phone',
      testIgnore: [...ONE_SCREEN.desktop, `${GROWN}/**`],
      grepInvert: onlyOn('desktop'),
      use: SCREENS.phone,
    },
    { name: GROWN, testMatch: `${GROWN}/build.setup.ts` },
    {
      name: 'grown-phone',
      testDir: `e2e/${GROWN}`,
      dependencies: [GROWN],
      testMatch: '*.spec.ts',
      use: SCREENS.phone,
    },
    ...engines,
  ],
  webServer: {
    command: 'node tests/e2e/support/serve.ts',
    cwd: '..',
    wait: { stdout: /served at (?<stories_url>\S+)/ },
    timeout: NEVER,
  },
});
