import { OUTBOX_NAME } from './outbox-names';

/**
 * Has the browser wake the service worker as soon as there is a connection, also with no page of the
 * site open. Only the Chromium family can; elsewhere open pages and later visits try again.
 */
export async function askForSync(): Promise<void> {
  try {
    // A page asks for the worker's registration, the worker has its own.
    const registration = globalThis.registration ?? (await navigator.serviceWorker.ready);
    await registration.sync?.register(OUTBOX_NAME);
  } catch {}
}
