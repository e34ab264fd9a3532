// The weak phone of both benches, and the browser that it lives in.
import { type Browser, chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../support/machine.mjs';
import { HOST, type PagesServer } from '../support/pages-server.ts';

export interface Phone {
  /** CSS pixels. */
  height: number;
  /** How many times slower than this machine its processor is. */
  cpu: number;
  /** Milliseconds for a round trip, and bits per second towards and from the visitor. */
  line?: { rtt: number; down: number; up: number };
}

/** Lighthouse's factors: Chromium's own slow line knows neither a handshake nor what TCP adds. */
const ROUND_TRIPS = 3.75;
const PAYLOAD = 0.9;

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

/** An empty page on a phone that was never here: nothing cached, no connection open. */
export async function openPhone(browser: Browser, { height, cpu, line }: Phone): Promise<Page> {
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
  if (line) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.rtt * ROUND_TRIPS,
      downloadThroughput: (line.down / 8) * PAYLOAD,
      uploadThroughput: (line.up / 8) * PAYLOAD,
    });
  }
  return page;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
