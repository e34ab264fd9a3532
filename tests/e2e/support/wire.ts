// What a visit costs on the wire, counted by the browser: compressed bodies with their headers.
import type { Browser, CDPSession, Page } from 'playwright/test';

export interface Screen {
  width: number;
  height: number;
  /** Dots per CSS pixel. */
  density: number;
  /** A phone has a finger and not a mouse. */
  isPhone: boolean;
}

export interface Transfer {
  url: string;
  type: string;
  bytes: number;
  /** A picture that the browser has loaded ahead, below the window: how many depends on the height of the letters. */
  isAhead?: boolean;
}

export interface Visit {
  /** The document alone. */
  first: number;
  redirects: number;
  /** What was loaded before the visitor did anything, and by the time she had seen the end. */
  initial: Transfer[];
  scrolled: Transfer[];
  /** What moved by itself: „0.002: 16,200 328×66 → 16,203 328×66“. */
  moved: string[];
}

/** Comes true when the page has drawn what it has, asked for what that needs, and done what was to be done at once. */
const AT_REST = `new Promise((rest) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rest))))`;

/** A first visit with an empty cache that reads to the end of the page. */
export async function visit(browser: Browser, url: string, screen: Screen): Promise<Visit> {
  const { width, height, density, isPhone } = screen;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: isPhone,
    hasTouch: isPhone,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const [wire, shifts] = [await listen(session), await watchShifts(session)];
  await page.goto(url, { waitUntil: 'load' });
  await wire.settle();
  const below = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top >= innerHeight)
      .map(({ currentSrc }) => currentSrc),
  );
  const initial = wire
    .transfers()
    .map((transfer) => ({ ...transfer, isAhead: below.includes(transfer.url) }));
  await readToEnd(page, wire.settle);
  const scrolled = wire.transfers();
  await context.close();
  return {
    first: initial.find(({ type }) => type === 'document')?.bytes ?? 0,
    redirects: wire.redirects(),
    initial,
    scrolled,
    moved: shifts.moved,
  };
}

/** Adds up how far things on the page have moved, whether or not the visitor has just done something. */
export async function watchShifts(session: CDPSession) {
  let shift = 0;
  const moved: string[] = [];
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { value = 0, sources = [] } = event.layoutShiftDetails ?? {};
    shift += value;
    const moves = sources.map(
      (one) => `${describe(one.previousRect)} → ${describe(one.currentRect)}`,
    );
    if (value > 0) moved.push(`${value.toFixed(6)}: ${moves.join(', ')}`);
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return { sum: () => shift, moved };
}

const describe = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
  `${x},${y} ${width}×${height}`;

async function listen(session: CDPSession) {
  const found = new Map<string, Transfer>();
  let redirects = 0;
  let open = 0;
  let noneOpen = () => {};

  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (/^(data|blob):/.test(request.url)) return;
    if (redirectResponse) redirects += 1;
    else open += 1;
    found.set(requestId, { url: request.url, type: 'other', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const transfer = found.get(requestId);
    if (transfer) transfer.type = type === 'Other' ? kindOf(response.mimeType) : type.toLowerCase();
  });
  const end = (requestId: string, bytes: number) => {
    const transfer = found.get(requestId);
    if (!transfer) return;
    transfer.bytes = bytes;
    open -= 1;
    if (open === 0) noneOpen();
  };
  session.on('Network.loadingFinished', (event) => end(event.requestId, event.encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');

  return {
    transfers: () => [...found.values()].map((transfer) => ({ ...transfer })),
    redirects: () => redirects,
    /** Resolves when the page is at rest and asks for nothing more. */
    settle: async (): Promise<void> => {
      let known = -1;
      while (known !== found.size) {
        known = found.size;
        await session.send('Runtime.evaluate', { expression: AT_REST, awaitPromise: true });
        await new Promise<void>((resolve) => {
          noneOpen = resolve;
          if (open === 0) resolve();
        });
      }
    },
  };
}

/** Step by step like a finger: every picture on the way comes near the window. */
async function readToEnd(page: Page, settle: () => Promise<void>): Promise<void> {
  let end = false;
  while (!end) {
    end = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          scrollBy({ top: innerHeight * 0.7, behavior: 'instant' });
          const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(atEnd)));
        }),
    );
  }
  await settle();
}

function kindOf(mime: string): string {
  return mime.startsWith('image/') ? 'image' : 'other';
}
