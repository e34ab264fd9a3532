// Pages: from the network whenever it answers in time, else as they were seen last.
import { isSparing } from '../sparing';
import { keepLoaded } from './offline-files';
import { CONTACT, keep, NOTE } from './shelf';
import type { FetchEvent } from './worker-scope';

/**
 * A slow 3G line needs 1.6 s for the first byte over a new connection; past that, a page that is at
 * hand is worth more than the latest one.
 */
const PATIENCE_MS = 2000;
const DAY_MS = 86_400_000;

/** A page's address: on this site, no query, no file and nothing of the editor's desk. */
export function isPage(url: URL, origin: string): boolean {
  return url.origin === origin && /^\/(?!admin(\/|$))[\w/-]*$/.test(url.pathname) && !url.search;
}

/** The latest page, the kept one when the network is slow or gone, or a note that there is none. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const latest = fetchPage(event, pathname);
  // A late answer is still kept: the next visit shows it.
  event.waitUntil(latest.then(keepEssentials).catch(() => {}));
  const impatient = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const kept = impatient.then(() => caches.match(pathname));
    return (await Promise.race([latest, kept])) ?? (await latest);
  } catch {
    return (await caches.match(pathname)) ?? (await answerNote());
  }
}

/** A page that was opened before the worker was, as the browser still has it. */
export async function keepVisited({ href, pathname }: URL): Promise<void> {
  const page = await fetch(href, { cache: 'force-cache' });
  const text = page.clone().text();
  await keep(pathname, page);
  await keepLoaded(await text);
}

/**
 * The note for pages that are not kept and, unless the visitor saves data, the contact page: 17 kB
 * together. They are looked at again once a day, when the browser asks if they have changed.
 */
export async function keepEssentials(): Promise<void> {
  const essentials = isSparing() ? [NOTE] : [NOTE, CONTACT];
  await Promise.all(
    essentials.map(async (path) => {
      const kept = await caches.match(path);
      const since = Date.parse(kept?.headers.get('date') ?? '');
      if (!kept || Date.now() - since > DAY_MS) {
        await keep(path, await fetch(path, { priority: 'low' }));
      }
    }),
  );
}

async function fetchPage(event: FetchEvent, pathname: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  // What another browser rejects, Firefox answers with this when there is no network.
  if (answer.type === 'error') throw new TypeError('The page was not loaded ahead.');
  event.waitUntil(keep(pathname, answer.clone()));
  return answer;
}

/** Not with 200: the browser would hold a prefetched note for the page even after it is back. */
async function answerNote(): Promise<Response> {
  const note = await caches.match(NOTE);
  return note ? new Response(note.body, { status: 503, headers: note.headers }) : Response.error();
}
