// Every page asks: may a message wait on this device? An existing database says yes, so on most
// devices the question costs no request and no file. A cookie or localStorage would be a second truth
// beside the database: the site promises no cookies, and localStorage forgets its last second when
// the browser is killed.

/** A constant: for a path that stands in `import()` itself, the bundler adds a helper that preloads the file. */
const OUTBOX_FILE = '/outbox.js';

async function wakeOutbox(): Promise<void> {
  // Firefox before 126 cannot list its databases: there the outbox itself looks for a message.
  const databases = await indexedDB.databases?.();
  const mayWait = !databases || databases.some(({ name }) => name === __OUTBOX__);
  if (mayWait) (await import(/* @vite-ignore */ OUTBOX_FILE)).wake();
}

const tryToWake = () => wakeOutbox().catch(() => {});
// A page that was opened with no network could not fetch the outbox before.
addEventListener('online', tryToWake);
tryToWake();
