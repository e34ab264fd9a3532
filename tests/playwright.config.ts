import { defineConfig } from 'playwright/test';
import { findBrowser } from '../src/tools/find-browser.mjs';

const PORT = Number(process.env['TEST_PORT'] ?? 4322);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The first flag is for root in a container, the others keep the browser off the network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // What these tell is the same on every screen.
      testIgnore: [
        'admin.spec.ts',
        'admin-github.spec.ts',
        'messengers.spec.ts',
        'pages.spec.ts',
        'messengers.spec.ts',
        'preview.spec.ts',
        'policies.spec.ts',
        'product-pages.spec.ts',
        'outbox.spec.ts',
        'outbox-cost.spec.ts',
        'content-check.spec.ts',
        'budgets.spec.ts',
      ],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: `node tests/e2e/support/serve.ts ${PORT}`,
    cwd: '..',
    port: PORT,
    reuseExistingServer: false,
  },
});
