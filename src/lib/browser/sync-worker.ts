// A service worker with this one task: the browser wakes it when the connection is back, also with
// every page of the site closed. It answers no request of a page.
import { deliver } from '../contact-outbox';

addEventListener('sync', (event) => {
  const done = deliver().then((delivered) => {
    // The browser tries again later when the promise fails.
    if (!delivered) throw new Error('Poruka još čeka.');
  });
  // TypeScript knows the events of a page only.
  (event as Event & { waitUntil(done: Promise<void>): void }).waitUntil(done);
});
