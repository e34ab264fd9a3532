// `node tests/bench/bench-pages.ts`: how fast each page shows on a weak phone and a slow line, beside hand-written
// pages of the same kind without framework or script. Both are measured in turn, in one run.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { HOST, servePages } from '../support/pages-server.ts';
import { type LinkProfile, SlowLink } from '../support/slow-link.ts';
import { launchFor, median, openPhone } from './bench-phone.ts';

interface Profile extends LinkProfile {
  name: string;
  /** How many times slower than this machine the phone's processor is. */
  cpu: number;
}

interface Timing {
  /** First and largest contentful paint, in ms from the start of the visit. */
  fcp: number;
  lcp: number;
  /** Total blocking time in ms: what tasks take beyond 50 ms each. */
  tbt: number;
  cls: number;
}

/** Lighthouse's slow 4G, and the low end of the lines that visitors have. */
const PROFILES: readonly Profile[] = [
  { name: 'slow 4G', rtt: 150, down: 1_638_400, up: 750_000, cpu: 4 },
  { name: 'slow 3G', rtt: 400, down: 400_000, up: 400_000, cpu: 6 },
];
/**
 * Each page and the hand-written page of its kind: where a picture stands in the first view, that
 * page's largest paint is a picture, too.
 */
const PAGES: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/products', '/products'],
  ['/about-me', '/'],
  ['/business-cooperation', '/'],
  ['/contact', '/text'],
  ['/privacy-policy', '/text'],
  ['/cookie-policy', '/text'],
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    site: { type: 'string', default: 'dist' },
    limit: { type: 'string', default: 'tests/bench/limit' },
  },
});
const runs = Number(values.runs);
if (!existsSync(values.site)) {
  console.error(`There is no folder ${values.site}: run "npm run build" first.`);
  process.exit(1);
}

let link: SlowLink;
const site = await servePages(values.site, () => link);
const limit = await servePages(values.limit, () => link);
const siteBrowser = await launchFor(site);
const limitBrowser = await launchFor(limit);
const chosen = PAGES.filter(([path]) => !values.pages || values.pages.split(',').includes(path));

console.log(`Medians of ${runs} visits each, phone 412×823@1.75; ratio = site : limit page\n`);
console.log('| page | line | FCP site / limit | ratio | LCP site / limit | ratio | TBT | CLS |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [path, limitPath] of chosen) {
  for (const profile of PROFILES) {
    const ours: Timing[] = [];
    const theirs: Timing[] = [];
    for (let run = 0; run < runs; run++) {
      ours.push(await visit(siteBrowser, path, profile));
      theirs.push(await visit(limitBrowser, limitPath, profile));
    }
    console.log(row(path, profile.name, ours, theirs));
  }
}
await Promise.all([siteBrowser.close(), limitBrowser.close()]);
site.close();
limit.close();

/** One visit by somebody who was never here: nothing cached, no connection open. */
async function visit(browser: Browser, path: string, profile: Profile): Promise<Timing> {
  link = new SlowLink(profile);
  const page = await openPhone(browser, { height: 823, cpu: profile.cpu });
  await page.goto(`https://${HOST}${path}`, { waitUntil: 'networkidle', timeout: 60_000 });
  const timing = await page.evaluate(readTiming);
  await page.context().close();
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
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entries),
  );
  const first = paints?.find(({ name }) => name === 'first-contentful-paint');
  return {
    fcp: first?.startTime ?? Number.NaN,
    lcp: largest?.at(-1)?.startTime ?? Number.NaN,
    tbt: sum((tasks ?? []).map(({ duration }) => Math.max(0, duration - 50))),
    cls: sum((shifts ?? []).map((shift) => (shift as PerformanceEntry & { value: number }).value)),
  };
}

function row(path: string, line: string, ours: Timing[], theirs: Timing[]): string {
  const pair = (key: 'fcp' | 'lcp') => {
    const [a, b] = [median(ours.map((one) => one[key])), median(theirs.map((one) => one[key]))];
    return `${a.toFixed(0)} / ${b.toFixed(0)} ms | ${(a / b).toFixed(2)}`;
  };
  const tbt = median(ours.map((one) => one.tbt)).toFixed(0);
  const cls = Math.max(...ours.map((one) => one.cls)).toFixed(3);
  return `| ${path} | ${line} | ${pair('fcp')} | ${pair('lcp')} | ${tbt} ms | ${cls} |`;
}
