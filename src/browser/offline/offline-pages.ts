// Pages: from the network whenever it answers in time, else as they were seen last.
import { wantsLessData } from '../wants-less-data';
import { cacheLoadedFiles } from './offline-files';
import { CONTACT_PAGE, cacheAnswer, OFFLINE_PAGE } from './site-cache';

/**
 * A slow 3G network needs 1.6 s for the first byte over a new connection; past that, a page that is at
 * hand is worth more than the latest one.
 */
const NETWORK_TIMEOUT_MS = 2000;
const DAY_MS = 86_400_000;

/** Whether this is the address of a page: on this site, without a query, no file and no part of the editor. */
export function isPage(url: URL, origin: string): boolean {
  return url.origin === origin && /^\/(?!admin(\/|$))[\w/-]*$/.test(url.pathname) && !url.search;
}

/** The latest page, the cached one when the network is slow or gone, or a note that there is none. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const latest = fetchPage(event, pathname);
  // A late answer is still cached: the next visit shows it.
  event.waitUntil(latest.then(cacheEssentials).catch(() => {}));
  const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  try {
    const cached = timeout.then(() => caches.match(pathname));
    return (await Promise.race([latest, cached])) ?? (await latest);
  } catch {
    return (await caches.match(pathname)) ?? (await answerOfflinePage());
  }
}

/** Caches a page that was opened before the worker came, in the version that the browser still has. */
export async function cacheVisitedPage({ href, pathname }: URL): Promise<void> {
  const page = await fetch(href, { cache: 'force-cache' });
  const html = page.clone().text();
  await cacheAnswer(pathname, page);
  await cacheLoadedFiles(await html);
}

/**
 * Caches the page /offline and, unless the visitor saves data, the contact page: 17 kB together. Copies that are
 * older than a day are requested again.
 */
export async function cacheEssentials(): Promise<void> {
  const essentials = wantsLessData() ? [OFFLINE_PAGE] : [OFFLINE_PAGE, CONTACT_PAGE];
  await Promise.all(
    essentials.map(async (path) => {
      const cached = await caches.match(path);
      const since = Date.parse(cached?.headers.get('date') ?? '');
      if (!cached || Date.now() - since > DAY_MS) {
        await cacheAnswer(path, await fetch(path, { priority: 'low' }));
      }
    }),
  );
}

async function fetchPage(event: FetchEvent, pathname: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  // With no network Firefox gives an error answer where other browsers reject.
  if (answer.type === 'error') throw new TypeError('The page was not loaded ahead.');
  event.waitUntil(cacheAnswer(pathname, answer.clone()));
  return answer;
}

/**
 * The page /offline, which says that there is no network. Its status is 503, because the browser would keep an answer
 * with 200 and show it even after the network is back.
 */
async function answerOfflinePage(): Promise<Response> {
  const page = await caches.match(OFFLINE_PAGE);
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}
