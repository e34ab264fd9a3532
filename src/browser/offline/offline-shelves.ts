// The service worker's two shelves on the device. They outlive builds on purpose: a page and the
// files it names are kept as they were seen together. Raise the number when the way of keeping
// changes; the shelves of the old number are then emptied.
export const PAGES = { name: 'stranice-1', limit: 40 };
export const FILES = { name: 'fajlovi-1', limit: 150 };

export type Shelf = typeof PAGES;

/** Opened without a network from the first visit on, so they leave the shelf last. */
export const NOTE = '/offline';
export const CONTACT = '/contact';

/** A whole answer of the site itself: no redirect, no error, no part, nothing of another origin. */
export function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

export async function findKept(shelf: Shelf, address: string): Promise<Response | undefined> {
  return (await caches.open(shelf.name)).match(address);
}

/** Puts the answer on the shelf if it is whole, and takes the oldest off a full one. */
export async function keep(shelf: Shelf, address: string, answer: Response): Promise<void> {
  if (!isKeepable(answer)) return;
  const cache = await caches.open(shelf.name);
  await cache.put(address, answer);
  const kept = (await cache.keys()).map(({ url }) => url);
  const spare = kept.filter((url) => ![NOTE, CONTACT].includes(new URL(url).pathname));
  await Promise.all(spare.slice(0, -shelf.limit).map((url) => cache.delete(url)));
}

export async function dropOldShelves(): Promise<void> {
  const current = [PAGES.name, FILES.name];
  const old = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
