// The pages in a real browser, with every header that the site is published with: the tests in
// tests/e2e see the pages with their own policy alone.
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../../src/tools/machine.mjs';
import { readBuiltPages } from '../../build/support/built-pages.ts';
import { describeHosts, WITH_RELAY } from './support/describe-hosts.ts';

describeHosts((host) => {
  let browser: Browser;

  beforeAll(async () => {
    const { site, httpsPort } = host();
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [
        ...BROWSER_FLAGS,
        // A service worker asks for a certificate without a flaw, whatever Playwright overlooks.
        '--ignore-certificate-errors',
        // The server is on this machine, whatever proxy the machine has.
        '--no-proxy-server',
        `--host-resolver-rules=MAP ${site.settings.host}:443 127.0.0.1:${httpsPort}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      ],
    });
  });
  afterAll(() => browser?.close());

  /** Opens a page; resolves with the errors that the browser reports. */
  async function open(address: string): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) =>
        console.error(`policy: ${violatedDirective} ${sourceFile}:${lineNumber}`),
      ),
    );
    await page.goto(host().site.settings.origin + address);
    return { page, complaints };
  }

  test('no page violates its policy, and every picture is shown', async () => {
    for (const { address } of readBuiltPages()) {
      if (address.startsWith('/admin')) continue;
      const { page, complaints } = await open(address);
      const broken = await page.evaluate(async () => {
        const pictures = [...document.images];
        for (const picture of pictures) picture.loading = 'eager';
        await Promise.allSettled(pictures.map((picture) => picture.decode()));
        return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
      });
      expect({ address, complaints, broken }).toEqual({ address, complaints: [], broken: [] });
      await page.close();
    }
  });

  test('a message reaches the relay under these headers', async () => {
    const { page, complaints } = await open('/contact');
    const form = page.getByRole('main');
    await form.getByLabel('Ime', { exact: true }).fill('Đurđica Šćepanović');
    await form.getByLabel('Telefon', { exact: true }).fill('+381 64 123 45 67');
    await form.getByLabel('E-mail', { exact: true }).fill('djurdjica@primer.rs');
    await form.getByLabel('Poruka', { exact: true }).fill('Kako se čuva gel?');
    await page.getByRole('button', { name: 'Pošalji' }).click();
    await page.getByText('Poruka je uspešno poslata', { exact: true }).waitFor();
    await expect
      .poll(() =>
        host()
          .relay.received.map(({ body }) => body)
          .join(),
      )
      .toContain('Kako se');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('the service worker starts under these headers', async () => {
    const { page, complaints } = await open('/');
    await page.keyboard.press('Shift');
    const state = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state;
    });
    expect(state).toMatch(/^activat/);
    expect(complaints).toEqual([]);
    await page.close();
  });
}, WITH_RELAY);
