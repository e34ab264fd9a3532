// `node tests/bench/bench-interactions.ts`: how long a weak phone takes to answer a touch or a key, as the
// Interaction to Next Paint of web.dev/inp counts it: the longest of a visit, from the event to the
// next paint, by the browser's Event Timing in steps of 8 ms.
import type { Page } from 'playwright';
import { HOST, servePages } from '../support/pages-server.ts';
import { launchFor, median, openPhone } from './bench-phone.ts';

type Step = (page: Page) => Promise<void>;

const RUNS = Number(process.env['RUNS'] ?? 5);
const SETTLED_MS = 800;
/** High enough for two fields: Chromium without a window paints one at its lower edge late. */
const PHONE = { height: 915, cpu: 6 };

const tapMenu: Step = (page) => page.getByRole('button', { name: /meni/i }).tap();
const type =
  (text: string): Step =>
  (page) =>
    page.keyboard.type(text, { delay: 120 });
/** What a visitor does on a page, step by step. */
const VISITS: Record<string, Record<string, Step>> = {
  '/products': {
    'menu opens': tapMenu,
    'menu closes': tapMenu,
    'back to top': async (page) => {
      await page.evaluate(() => scrollTo(0, 2000));
      await page.waitForTimeout(SETTLED_MS);
      await page.locator('[data-back-to-top]').tap();
    },
    'first touch of the search': (page) => page.getByRole('searchbox').tap(),
    'keys of the search': (page) => page.keyboard.type('gel', { delay: 300 }),
    'search emptied': async (page) => {
      for (let key = 0; key < 3; key++) await page.keyboard.press('Backspace', { delay: 300 });
    },
  },
  '/contact': {
    'first touch of the form': (page) => page.getByLabel('Ime').tap(),
    'keys while it wakes': type('Ana Anić'),
    'second field': (page) => page.getByLabel('Telefon').tap(),
    'keys in it': type('060123456'),
    message: (page) => page.getByLabel('Poruka').tap(),
    'keys of the message': type('Dobar dan, imam pitanje.'),
    'send with a field missing': (page) => page.getByRole('button', { name: 'Pošalji' }).tap(),
  },
};

const site = await servePages('dist');
const browser = await launchFor(site);
console.log(`Longest time from event to paint in ms, ${RUNS} visits, processor ÷ ${PHONE.cpu}\n`);
console.log('| page | step | median | longest |');
console.log('|---|---|---|---|');
for (const [path, steps] of Object.entries(VISITS)) {
  const times: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run++) {
    const page = await open(path);
    for (const [name, act] of Object.entries(steps)) {
      await act(page);
      await page.waitForTimeout(SETTLED_MS);
      const durations = await page.evaluate(() =>
        (Reflect.get(globalThis, 'durations') as number[]).splice(0),
      );
      // Below 16 ms the browser tells nothing.
      times[name] = [...(times[name] ?? []), Math.max(16, ...durations)];
    }
    await page.context().close();
  }
  for (const [name, all] of Object.entries(times)) {
    console.log(`| ${path} | ${name} | ${median(all)} | ${Math.max(...all)} |`);
  }
}
await browser.close();
site.close();

/** A page that notes how long each interaction took. */
async function open(path: string): Promise<Page> {
  const page = await openPhone(browser, PHONE);
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`https://${HOST}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  return page;
}
