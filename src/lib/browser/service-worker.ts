// The site's one service worker: pages open with no network, and the browser wakes it to send a
// waiting message when the connection is back, also with every page of the site closed. It knows
// no names of one build's files, so nothing of it goes stale when the site is published anew.
import { deliver, submitMessage } from '../contact-outbox';
import { answerFile, isFile, keepLoaded } from '../offline-files';
import { answerPage, isPage, keepEssentials, keepVisited } from '../offline-pages';
import { dropOldShelves } from '../offline-shelves';
import { type PageMessage, type UnsentMessage, type Visit, worker } from '../worker-scope';

const { origin } = worker.location;

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  // With preload the request for a page leaves before a weak phone has started the worker. Measured
  // at a sixth of a computer's speed: first paint as without a worker, and 90 ms later without this.
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([dropOldShelves(), worker.clients.claim(), preload]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (isFile(url, origin)) event.respondWith(answerFile(event));
  else if (request.mode === 'navigate' && isPage(url, origin)) event.respondWith(answerPage(event));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  event.waitUntil('files' in data ? keepVisit(event, data) : takeMessage(event, data));
});

worker.addEventListener('sync', (event) => {
  const done = deliver().then((delivered) => {
    // The browser tries again later when the promise fails.
    if (!delivered) throw new Error('Poruka još čeka.');
  });
  event.waitUntil(done);
});

async function keepVisit({ source }: PageMessage, { files, sparing }: Visit): Promise<void> {
  const own = files.filter((file) => isFile(new URL(file), origin));
  // What fails, for want of network or room, keeps nothing else from the shelf.
  await Promise.allSettled([
    keepVisited(source.url),
    ...own.map(keepLoaded),
    keepEssentials(sparing),
  ]);
}

async function takeMessage({ ports }: PageMessage, message: UnsentMessage): Promise<void> {
  const form = new FormData();
  for (const [name, value] of message.fields) form.append(name, value);
  ports[0]?.postMessage(await submitMessage(message.endpoint, form));
}
