// The site's one service worker: pages open with no network, and the browser wakes the worker to send
// a waiting message when the connection is back, also with every page of the site closed. The worker
// names no file of one build, so nothing in it is out of date when the site is published anew.
import { cleanFields, entriesToSend } from '../../model/contact/contact-message.ts';
import { errorsIn } from '../../model/contact/contact-words.ts';
import { createOutbox } from '../outbox/create-outbox.ts';
import { DEVICE_PARTS } from '../outbox/device-parts.ts';
import { answerFile, isFile } from './offline-files.ts';
import { answerPage, cacheEssentials, cacheVisitedPage, pageOf } from './offline-pages.ts';
import { deleteOldCaches } from './site-cache.ts';

declare const self: ServiceWorkerScope;

/** The entries of a form that is sent without its script. Earlier builds use it and the reply, so neither changes. */
export type MessageRequest = [name: string, value: FormDataEntryValue][];

/** What became of the message; a message with errors is not kept. */
export interface MessageReply {
  isKept: boolean;
  errors: [field: string, error: string][];
}

const { origin } = location;
const outbox = createOutbox(DEVICE_PARTS);

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  // With preload the request for a page leaves before a weak phone has started the worker. Measured at a sixth of a
  // computer's speed: the first paint comes as early as without a worker, but 90 ms later without preload.
  const preload = self.registration.navigationPreload?.enable();
  const ready = Promise.all([deleteOldCaches(), self.clients.claim(), preload]);
  event.waitUntil(ready);
  // The event does not wait for this: a page that is opened meanwhile would wait, too.
  ready.then(cacheOpenPages);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const page = pageOf(url, origin);
  if (request.method !== 'GET') return;
  if (isFile(url, origin)) event.respondWith(answerFile(event));
  else if (request.mode === 'navigate' && page) event.respondWith(answerPage(event, page));
});

self.addEventListener<MessageRequest>('message', (event) => {
  event.waitUntil(takeMessage(event));
});

self.addEventListener('sync', (event) => {
  const delivery = outbox.deliver().then((isDone) => {
    // The browser tries again later when the promise rejects.
    if (!isDone) throw new Error('A message still waits.');
  });
  event.waitUntil(delivery);
});

async function cacheOpenPages(): Promise<void> {
  const visited = (await self.clients.matchAll()).map(async ({ url }) => {
    const page = pageOf(new URL(url), origin);
    if (page) await cacheVisitedPage(url, page);
  });
  // A page that fails, for want of network or room, keeps no other from being cached.
  await Promise.allSettled([...visited, cacheEssentials()]);
}

async function takeMessage({ data, ports }: ExtendableMessageEvent<MessageRequest>): Promise<void> {
  const form = new FormData();
  for (const entry of data) form.append(...entry);
  const message = cleanFields(form);
  const errors = errorsIn(message);
  const isKept = !errors.length && (await outbox.submit(entriesToSend(form, { message })).isStored);
  ports[0]?.postMessage({ isKept, errors } satisfies MessageReply);
}
