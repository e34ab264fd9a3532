// The site's one service worker: pages open with no network, and the browser wakes it to send a
// waiting message when the connection is back, also with every page of the site closed. It knows
// no names of one build's files, so nothing of it goes stale when the site is published anew.
import { entriesToSend, read } from '../../model/contact-message';
import { errorsIn } from '../../model/contact-words';
import { deliver, submitMessage } from '../outbox/outbox';
import { answerFile, isFile } from './offline-files';
import { answerPage, isPage, keepEssentials, keepVisited } from './offline-pages';
import { dropOldShelves } from './shelf';
import { type FetchEvent, type WorkerEvent, worker } from './worker-scope';

/** What became of a message from a form without its script; one with errors is not taken. */
export interface MessageReply {
  isKept: boolean;
  errors: [field: string, error: string][];
}

const { origin } = location;

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  // With preload the request for a page leaves before a weak phone has started the worker. Measured
  // at a sixth of a computer's speed: first paint as without a worker, and 90 ms later without this.
  const preload = worker.registration.navigationPreload?.enable();
  const ready = Promise.all([dropOldShelves(), worker.clients.claim(), preload]);
  event.waitUntil(ready);
  // A page that is opened meanwhile would wait for this if the event did.
  ready.then(keepOpenPages);
});

worker.addEventListener('fetch', (event: FetchEvent) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (isFile(url, origin)) event.respondWith(answerFile(event));
  else if (request.mode === 'navigate' && isPage(url, origin)) event.respondWith(answerPage(event));
});

worker.addEventListener('message', (event: MessageEvent & WorkerEvent) => {
  event.waitUntil(takeMessage(event));
});

worker.addEventListener('sync', (event) => {
  const done = deliver().then((delivered) => {
    // The browser tries again later when the promise fails.
    if (!delivered) throw new Error('Poruka još čeka.');
  });
  event.waitUntil(done);
});

async function keepOpenPages(): Promise<void> {
  const urls = (await worker.clients.matchAll()).map(({ url }) => new URL(url));
  const pages = urls.filter(({ pathname }) => isPage(new URL(pathname, origin), origin));
  // What fails, for want of network or room, keeps nothing else from the shelf.
  await Promise.allSettled([...pages.map(keepVisited), keepEssentials()]);
}

async function takeMessage({ data, ports }: MessageEvent): Promise<void> {
  const form = new FormData();
  for (const [name, value] of data) form.append(name, value);
  const reading = read(form);
  const reply: MessageReply = reading.ok
    ? { isKept: await submitMessage(entriesToSend(form, reading)).isKept, errors: [] }
    : { isKept: false, errors: errorsIn(reading) };
  ports[0]?.postMessage(reply);
}
