// The service worker sends what waits while no page of the site is open, in browsers of the
// Chromium family.
import { worker } from '../offline/worker-scope';

/**
 * Has the worker, which came at the visitor's first touch, try as soon as there is a connection.
 * Where the browser declines, open pages and later visits do the work.
 */
export async function askForSync(): Promise<void> {
  try {
    const registration = worker.registration ?? (await navigator.serviceWorker.ready);
    // TypeScript does not know Background Sync, which is not in every browser.
    const { sync } = registration as unknown as { sync: { register(tag: string): Promise<void> } };
    await sync.register('poruke');
  } catch {}
}
