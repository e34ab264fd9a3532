import { MESSAGE_WAITS } from './outbox-names';

/** See `watchPage` of the outbox's parts. */
export function watchPage(onChance: () => void, wouldLose: () => boolean): () => void {
  addEventListener('online', onChance);
  // The page comes back out of the browser's memory.
  addEventListener('pageshow', ({ persisted }) => persisted && onChance());
  document.addEventListener('visibilitychange', () => document.hidden || onChance());
  addEventListener('beforeunload', (event) => wouldLose() && event.preventDefault());
  return () => dispatchEvent(new Event(MESSAGE_WAITS));
}
