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
    // Only a worker that runs already can be asked.
    const registration = (await registerWorker()) && (await navigator.serviceWorker?.ready);
    // TypeScript does not know Background Sync, which is not in every browser.
    const { sync } = (registration ?? worker.registration) as unknown as SyncRegistration;
    await sync.register('poruke');
  } catch {}
}

interface SyncRegistration {
  sync: { register(tag: string): Promise<void> };
}
