// The cache in which the service worker keeps pages and the files they name. It outlives builds on
// purpose: a page and its files are kept as they were seen together. Raise the number in the cache's name when this
// code caches differently: caches with other names are deleted.
export const CACHE_NAME = 'sajt-2';
const MAX_ENTRIES = 200;

/** These two pages open without a network from the first visit on. */
export const OFFLINE_PAGE = '/offline';
export const CONTACT_PAGE = '/contact';

/**
 * Caches a complete answer of this site (no redirect, no error, no partial content, no other origin), and deletes
 * the oldest entries above `MAX_ENTRIES`. What the host says is gone, or may not be kept, is deleted.
 */
export async function cacheAnswer(address: string, answer: Response): Promise<void> {
  const { status, type, redirected, headers } = answer;
  const cache = await caches.open(CACHE_NAME);
  if (status === 404 || status === 410 || /no-store/i.test(headers.get('Cache-Control') ?? '')) {
    await cache.delete(address);
  } else if (status === 200 && type === 'basic' && !redirected) {
    await cache.put(address, answer);
    const requests = await cache.keys();
    await Promise.all(requests.slice(0, -MAX_ENTRIES).map((request) => cache.delete(request)));
  }
}

export async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE_NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}
