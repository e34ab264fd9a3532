// Pages: from the network whenever it answers in time, else as they were seen last.
import { wantsLessData } from '../wants-less-data.ts';
import { latestOrKept, NETWORK_TIMEOUT_MS } from './answers.ts';
import { cacheLoadedFiles } from './offline-files.ts';
import { CONTACT_PAGE, cacheAnswer, OFFLINE_PAGE } from './site-cache.ts';

const DAY_MS = 86_400_000;

/**
 * The page's one address, by whichever way a visitor came: with a slash or `.html` behind it, in capital letters, with
 * a query, which never changes a page of this site. Undefined for what is no page: another site, a file, the editor,
 * and what the relay and the sign-in answer.
 */
export function pageOf({ origin, pathname }: URL, site: string): string | undefined {
  const page = pathname.toLowerCase().replace(/^\/index(\.html)?$|\.html$|\/+$/, '') || '/';
  const isPage = /^\/(?!(admin|auth|callback|health)(\/|$))[\w/-]*$/.test(page);
  return origin === site && isPage ? page : undefined;
}

/** The latest page, the cached one when the network is slow or gone, or a note that there is none. */
export async function answerPage(event: FetchEvent, page: string): Promise<Response> {
  const latest = fetchPage(event, page);
  // A late answer is still cached: the next visit shows it.
  event.waitUntil(latest.then(cacheEssentials).catch(() => {}));
  return latestOrKept(latest, () => caches.match(page), NETWORK_TIMEOUT_MS).catch(
    answerOfflinePage,
  );
}

/** Caches a page that was opened before the worker came, in the version that the browser still has. */
export async function cacheVisitedPage(href: string, page: string): Promise<void> {
  const answer = await fetch(href, { cache: 'force-cache' });
  const html = answer.clone().text();
  await cacheAnswer(page, answer);
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

async function fetchPage(event: FetchEvent, page: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  // With no network Firefox gives an error answer where other browsers reject.
  if (answer.type === 'error') throw new TypeError('The page was not loaded ahead.');
  // A host that does not know another way to write the address says nothing of the page.
  if (answer.ok || new URL(event.request.url).pathname === page) {
    event.waitUntil(cacheAnswer(page, answer.clone()));
  }
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
