import { settings } from '../settings.ts';

/** Has the page open without a connection from now on; where a browser keeps nothing, it opens with one as ever. */
export function registerWorker(): void {
  // Under `npm start` it would keep code that is being changed.
  if (settings.isLocal) return;
  // After the page and its files, with which it would share a slow line. Its scope has no slash: „/admin“ is typed.
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/editor-worker.js', { scope: '/admin' }).catch(() => {});
  });
}
