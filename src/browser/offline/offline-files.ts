// Pictures and scripts. Their names change with their content, so a cached one is never out of date.
import { cacheAnswer } from './site-cache.ts';

/** Whether this is the address of a file of the site whose name holds the hash of its content. */
export function isFile(url: URL, origin: string): boolean {
  return url.origin === origin && /^\/(images|scripts)\/[^/]+$/.test(url.pathname) && !url.search;
}

/** The file from the cache; the first time, from the network. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const cached = await caches.match(url);
  if (cached) return cached;
  const answer = await fetch(event.request);
  event.waitUntil(cacheAnswer(url, answer.clone()));
  return answer;
}

/**
 * Caches the files that a page names as far as the browser has loaded them; nothing comes from the
 * network for that. Only the page knows which version of a picture the browser chose, but a script
 * that says so would cost every page more than it costs here to try all versions.
 */
export async function cacheLoadedFiles(html: string): Promise<void> {
  const paths = new Set(html.match(/\/(images|scripts)\/[\w.-]+/g));
  const cacheIfLoaded = async (path: string) =>
    cacheAnswer(path, await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }));
  await Promise.allSettled([...paths].map(cacheIfLoaded));
}
