// `node tests/bench/bench-pages.ts [PAGE …]`: how fast each page shows on a weak phone and a slow line,
// beside hand-written pages of the same kind without framework or script. Both are measured in turn.
import { type Browser, chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../../src/tools/machine.mjs';
import { HOST, type PagesServer, servePages } from '../support/pages-server.ts';

interface Phone {
  /** How many times slower than this machine its processor is. */
  cpu: number;
  /** Milliseconds for a round trip, and bits per second towards and from the visitor. */
  rtt: number;
  down: number;
  up: number;
}

interface Timing {
  /** First and largest contentful paint, in ms from the start of the visit. */
  fcp: number;
  lcp: number;
  /** Total blocking time in ms: what tasks take beyond 50 ms each. */
  tbt: number;
  cls: number;
}

const RUNS = Number(process.env['RUNS'] ?? 5);
/** Lighthouse's slow 4G, and the low end of the lines that visitors have. */
const PHONES: Record<string, Phone> = {
  'slow 4G': { cpu: 4, rtt: 150, down: 1_638_400, up: 750_000 },
  'slow 3G': { cpu: 6, rtt: 400, down: 400_000, up: 400_000 },
};
/** Lighthouse's factors: Chromium's simulated slow line has no handshakes and no overhead of TCP. */
const ROUND_TRIPS = 3.75;
const PAYLOAD = 0.9;
/**
 * Each page and the hand-written page of its kind: where a picture stands in the first view, that
 * page's largest paint is a picture, too.
 */
const PAGES: Record<string, string> = {
  '/': '/',
  '/products': '/products',
  '/about-me': '/',
  '/business-cooperation': '/',
  '/contact': '/text',
  '/privacy-policy': '/text',
  '/cookie-policy': '/text',
};

const servers = await Promise.all(['dist', 'tests/bench/limit'].map(servePages));
const [site, limit] = (await Promise.all(servers.map(launchFor))) as [Browser, Browser];
const asked = process.argv.slice(2);

console.log(`Medians of ${RUNS} visits each, phone 412×823@1.75; ratio = site : limit page\n`);
console.log('| page | line | FCP site / limit | ratio | LCP site / limit | ratio | TBT | CLS |');
console.log('|---|---|---|---|---|---|---|---|');
for (const path of asked.length > 0 ? asked : Object.keys(PAGES)) {
  for (const [name, phone] of Object.entries(PHONES)) {
    const ours: Timing[] = [];
    const theirs: Timing[] = [];
    for (let run = 0; run < RUNS; run++) {
      ours.push(await visit(site, path, phone));
      theirs.push(await visit(limit, PAGES[path] ?? '/', phone));
    }
    const pair = (key: 'fcp' | 'lcp') => {
      const [a = 0, b = 0] = [ours, theirs].map((times) => median(times.map((one) => one[key])));
      return `${a.toFixed(0)} / ${b.toFixed(0)} ms | ${(a / b).toFixed(2)}`;
    };
    const tbt = median(ours.map((one) => one.tbt)).toFixed(0);
    const cls = Math.max(...ours.map((one) => one.cls)).toFixed(3);
    console.log(`| ${path} | ${name} | ${pair('fcp')} | ${pair('lcp')} | ${tbt} ms | ${cls} |`);
  }
}
await Promise.all([site, limit].map((browser) => browser.close()));
for (const server of servers) server.close();

/** A browser in which every host name resolves to this server. */
function launchFor({ port }: PagesServer): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...BROWSER_FLAGS,
      `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
  });
}

/** One visit by somebody who was never here: nothing cached, no connection open. */
async function visit(browser: Browser, path: string, phone: Phone): Promise<Timing> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.rtt * ROUND_TRIPS,
    downloadThroughput: (phone.down / 8) * PAYLOAD,
    uploadThroughput: (phone.up / 8) * PAYLOAD,
  });
  await page.goto(`https://${HOST}${path}`, { waitUntil: 'networkidle', timeout: 60_000 });
  const timing = await page.evaluate(readTiming);
  await context.close();
  return timing;
}

/** Runs in the page. */
async function readTiming(): Promise<Timing> {
  const entries = async (type: string): Promise<PerformanceEntry[]> =>
    await new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 1000);
    });
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const [paints = [], largest = [], tasks = [], shifts = []] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entries),
  );
  const first = paints.find(({ name }) => name === 'first-contentful-paint');
  return {
    fcp: first?.startTime ?? Number.NaN,
    lcp: largest.at(-1)?.startTime ?? Number.NaN,
    tbt: sum(tasks.map(({ duration }) => Math.max(0, duration - 50))),
    cls: sum(shifts.map((shift) => (shift as PerformanceEntry & { value: number }).value)),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
