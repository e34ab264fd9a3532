// The weak phone of both benches, and the browser that it lives in.
import { type Browser, chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../support/machine.mjs';
import { HOST, type PagesServer } from '../support/pages-server.ts';

/** A browser that knows one site: the one that this server has. */
export function launchFor({ port }: PagesServer): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...BROWSER_FLAGS,
      `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
  });
}

/**
 * An empty page on a phone that was never here: nothing cached, no connection open. `cpu` says how
 * many times slower than this machine its processor is.
 */
export async function openPhone(
  browser: Browser,
  { height, cpu }: { height: number; cpu: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[middle],
  ];
  return (low + high) / 2;
}
