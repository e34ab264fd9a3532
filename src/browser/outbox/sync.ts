// The service worker sends what waits while no page of the site is open, in browsers of the
// Chromium family.
import { worker } from '../offline/worker-scope';

const WORKER = '/service-worker.js';

/** Resolves without a value in browsers that have no Background Sync. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('SyncManager' in globalThis)) return undefined;
  return worker.registration ?? navigator.serviceWorker?.register(WORKER);
}

/**
 * Has the worker try as soon as there is a connection. Where the browser declines, open pages and
 * later visits do the work.
 */
export async function askForSync(): Promise<void> {
  try {
    const registration = await registerWorker();
    const worker = registration?.installing ?? registration?.waiting;
    if (worker) {
      await new Promise<void>((ready) => {
        worker.onstatechange = () => worker.state === 'activated' && ready();
      });
    }
    // TypeScript does not know Background Sync, which is not in every browser.
    const { sync } = registration as unknown as { sync: { register(tag: string): Promise<void> } };
    await sync.register('poruke');
  } catch {}
}
