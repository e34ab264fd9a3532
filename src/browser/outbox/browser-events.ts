// What the browser tells the outbox, and what the outbox tells the browser and the other tabs of the site.
import { MESSAGE_WAITS } from './outbox-names.ts';

/**
 * Calls `onChance` when the connection or the visitor is back, and asks a visitor to stay while `wouldLose()` is
 * true. The returned function tells the page that messages wait.
 */
export function watchPage(onChance: () => void, wouldLose: () => boolean): () => void {
  addEventListener('online', onChance);
  // No timer ran while the page was frozen in the back/forward cache, so a try may be overdue.
  addEventListener('pageshow', ({ persisted }) => persisted && onChance());
  document.addEventListener('visibilitychange', () => document.hidden || onChance());
  addEventListener('beforeunload', (event) => wouldLose() && event.preventDefault());
  return () => dispatchEvent(new Event(MESSAGE_WAITS));
}

/**
 * Listens to the other tabs of the site and gives back how to post to them; undefined before Safari
 * 15.4 and where site data are blocked.
 */
export function joinTabs(listen: (ids: string[]) => void): ((ids: string[]) => void) | undefined {
  try {
    const channel = new BroadcastChannel(__OUTBOX__);
    channel.onmessage = ({ data }) => listen(data);
    return (ids) => channel.postMessage(ids);
  } catch {
    return undefined;
  }
}

/**
 * Has the browser wake the service worker as soon as there is a connection, also with no page of the
 * site open. Only the Chromium family can; elsewhere open pages and later visits try again.
 */
export async function askForSync(): Promise<void> {
  try {
    // A page asks for the worker's registration, the worker has its own.
    const registration = globalThis.registration ?? (await navigator.serviceWorker.ready);
    await registration.sync?.register(__OUTBOX__);
  } catch {}
}
