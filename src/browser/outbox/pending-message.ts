// On every page: may a message be waiting on this device? An existing database says yes, so on most
// devices the question costs no request and no file. A marker in a cookie or localStorage would be a
// second truth: the site promises no cookies, and localStorage forgets its last second when the
// browser is killed.
const OUTBOX = '/outbox.js'; // as a name, or the bundler adds a helper for preloading it

async function wakeOutbox(): Promise<void> {
  // Firefox before 126 cannot tell: there the outbox itself looks.
  const all = await indexedDB.databases?.();
  const mayWait = all === undefined || all.some(({ name }) => name === 'poruke');
  if (mayWait) (await import(/* @vite-ignore */ OUTBOX)).wake();
}

const look = () => wakeOutbox().catch(() => {});
// On a page opened with no network the outbox cannot be fetched before this.
addEventListener('online', look);
look();
