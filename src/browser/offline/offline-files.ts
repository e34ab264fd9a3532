// Pictures and scripts. Their names change with their content, so a kept one is never out of date.
import { keep } from './shelf';
import type { FetchEvent } from './worker-scope';

/** A file of the site whose name holds its hash. */
export function isFile(url: URL, origin: string): boolean {
  return url.origin === origin && /^\/(images|scripts)\/[^/]+$/.test(url.pathname) && !url.search;
}

/** From the device if it is there; from the network, once, if not. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await caches.match(url);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keep(url, answer.clone()));
  return answer;
}

/**
 * Keeps the files a page names as far as the browser has loaded them: not a byte comes from the
 * network for it. The page itself knows best which version of a picture that is, but telling would
 * cost every page more than it costs here to try them all.
 */
export async function keepLoaded(page: string): Promise<void> {
  const names = new Set(page.match(/\/(images|scripts)\/[\w.-]+/g));
  const keepIfLoaded = async (name: string) =>
    keep(name, await fetch(name, { cache: 'only-if-cached', mode: 'same-origin' }));
  await Promise.allSettled([...names].map(keepIfLoaded));
}
