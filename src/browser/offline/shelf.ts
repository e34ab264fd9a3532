// What the service worker keeps on the device: pages and the files they name. It outlives builds on
// purpose: a page and its files are kept as they were seen together. Raise the number when the way
// of keeping changes; what stands under the old one is then dropped.
export const SHELF = 'sajt-1';
const MOST_KEPT = 200;

/** Opened without a network from the first visit on. */
export const NOTE = '/offline';
export const CONTACT = '/contact';

/**
 * Keeps a whole answer of the site itself (no redirect, no error, no part, nothing of another origin)
 * and drops what was kept longest ago when there is too much.
 */
export async function keep(address: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return;
  const shelf = await caches.open(SHELF);
  await shelf.put(address, answer);
  const kept = await shelf.keys();
  await Promise.all(kept.slice(0, -MOST_KEPT).map((request) => shelf.delete(request)));
}

export async function dropOldShelves(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
}
