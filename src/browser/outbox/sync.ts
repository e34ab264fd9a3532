import { worker } from '../offline/worker-scope';

/**
 * Has the service worker, which came at the visitor's first touch, try as soon as there is a
 * connection, also with no page of the site open. Only the Chromium family can; elsewhere open pages
 * and later visits do the work.
 */
export async function askForSync(): Promise<void> {
  try {
    const registration = worker.registration ?? (await navigator.serviceWorker.ready);
    // TypeScript does not know Background Sync, which is not in every browser.
    const { sync } = registration as unknown as { sync: { register(tag: string): Promise<void> } };
    await sync.register('poruke');
  } catch {}
}
