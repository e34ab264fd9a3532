// `node tests/bench/bench-interactions.ts`: how long a weak phone takes to answer a touch or a key, as the
// Interaction to Next Paint of web.dev/inp counts it: the longest of a visit, from the event to the
// next paint, by the browser's Event Timing in steps of 8 ms.
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { DIRECT, HOST, servePages } from '../support/pages-server.ts';
import { launchFor, median, openPhone } from './bench-phone.ts';

/** How many times slower than this machine the phone's processor is. */
const CPU = 6;
const SETTLED_MS = 800;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

const site = await servePages('dist', () => DIRECT);
const browser = await launchFor(site);

/** What a visitor does on a page, step by step. */
const VISITS: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  '/products': {
    'menu opens': tapMenu,
    'menu closes': tapMenu,
    'back to top': async (page) => {
      await page.evaluate(() => scrollTo(0, 2000));
      await page.waitForTimeout(SETTLED_MS);
      await page.locator('[data-back-to-top]').tap();
    },
  },
  '/contact': {
    'first touch of the form': (page) => page.getByLabel('Ime').tap(),
    'keys while it wakes': (page) => page.keyboard.type('Ana Anić', { delay: 120 }),
    'second field': (page) => page.getByLabel('Telefon').tap(),
    'keys in it': (page) => page.keyboard.type('060123456', { delay: 120 }),
    message: (page) => page.getByLabel('Poruka').tap(),
    'keys of the message': (page) => page.keyboard.type('Dobar dan, imam pitanje.', { delay: 120 }),
    'send with a field missing': (page) => page.getByRole('button', { name: 'Pošalji' }).tap(),
  },
};

console.log(`Longest time from event to paint in ms, ${runs} visits, processor ÷ ${CPU}\n`);
console.log('| page | step | median | longest |');
console.log('|---|---|---|---|');
for (const [path, steps] of Object.entries(VISITS)) {
  const times = new Map<string, number[]>();
  for (let run = 0; run < runs; run++) {
    for (const [step, time] of await visit(path, steps)) {
      times.set(step, [...(times.get(step) ?? []), time]);
    }
  }
  for (const [step, all] of times) {
    console.log(`| ${path} | ${step} | ${median(all)} | ${Math.max(...all)} |`);
  }
}
await browser.close();
site.close();

async function visit(
  path: string,
  steps: Record<string, (page: Page) => Promise<void>>,
): Promise<[step: string, longest: number][]> {
  // High enough for two fields: Chromium without a window paints a field at its lower edge late, on
  // any page, and would count that as ours.
  const page = await openPhone(browser, { height: 915, cpu: CPU });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) {
          durations.push(entry.duration);
        }
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`https://${HOST}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const longest: [string, number][] = [];
  for (const [step, act] of Object.entries(steps)) {
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    // Below 16 ms the browser tells nothing.
    const durations = await page.evaluate(() =>
      (Reflect.get(globalThis, 'durations') as number[]).splice(0),
    );
    longest.push([step, Math.max(16, ...durations)]);
  }
  await page.context().close();
  return longest;
}

async function tapMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /meni/i }).tap();
}
