// The cache in which the service worker keeps pages and the files they name. It outlives builds on
// purpose: a page and its files are kept as they were seen together. Raise the number in its name when
// the way of keeping changes: caches of other names are deleted.
export const CACHE_NAME = 'sajt-1';
const MOST_ENTRIES = 200;

/** These two pages open without a network from the first visit on. */
export const OFFLINE_PAGE = '/offline';
export const CONTACT_PAGE = '/contact';

/**
 * Keeps a whole answer of the site itself (no redirect, no error, no part, nothing of another origin)
 * and drops what was kept longest ago when there is too much.
 */
export async function cacheAnswer(address: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return;
  const cache = await caches.open(CACHE_NAME);
  await cache.put(address, answer);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, -MOST_ENTRIES).map((request) => cache.delete(request)));
}

export async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE_NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}
