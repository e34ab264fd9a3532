// The cache in which the service worker keeps pages and the files they name. It outlives builds on
// purpose: a page and its files are kept as they were seen together. Raise the number in the cache's name when this
// code caches differently: caches of the site with other names are deleted.
import { isWhole, mustNotBeKept } from './answers.ts';

export const CACHE_NAME = 'sajt-2';
const MAX_ENTRIES = 200;

/** These two pages open without a network from the first visit on. */
export const OFFLINE_PAGE = '/offline';
export const CONTACT_PAGE = '/contact';

/**
 * Caches a complete answer of this site, and deletes the oldest entries above `MAX_ENTRIES`. What the host says is
 * gone, or may not be kept, is deleted.
 */
export async function cacheAnswer(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  if (mustNotBeKept(answer)) {
    await cache.delete(address);
  } else if (isWhole(answer)) {
    await cache.put(address, answer);
    const requests = await cache.keys();
    await Promise.all(requests.slice(0, -MAX_ENTRIES).map((request) => cache.delete(request)));
  }
}

/** The editor's worker has a cache of its own. */
export async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => /^sajt/.test(name) && name !== CACHE_NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}
