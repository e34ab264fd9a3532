// The service worker of the editor alone: its page opens without a connection. The page names the files that it
// needs, so the worker knows no file of a build. The site's own worker passes /admin by.
import {
  isWhole,
  latestOrKept,
  mustNotBeKept,
  NETWORK_TIMEOUT_MS,
} from '../../browser/offline/answers.ts';

declare const self: ServiceWorkerScope;

const CACHE_NAME = 'uredjivac-1';
/** The host may lead /admin here. */
const PAGE = '/admin/';
const FILE = /\/admin\/assets\/[\w.-]+/g;

/** Pages are kept one after another, so that the files of two builds never mix. */
let keeping: Promise<unknown> = Promise.resolve();

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // The page that has brought this worker was loaded without it, so it is fetched once more to be kept.
  event.waitUntil(fetch(PAGE).then(keepPage));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' && /^\/admin\/?$/.test(pathname)) event.respondWith(answerPage(event));
  else if (pathname.startsWith('/admin/assets/')) event.respondWith(answerFile(event.request));
});

/** The newest page; the kept one when the network is slow or gone. */
function answerPage(event: FetchEvent): Promise<Response> {
  const latest = fetch(event.request);
  // A late answer is kept, too; where that fails, for want of network or room, the one before stays.
  event.waitUntil(latest.then((answer) => keepPage(answer.clone())).catch(() => {}));
  return latestOrKept(latest, () => findKept(PAGE), NETWORK_TIMEOUT_MS);
}

/** Its name holds the hash of its content, so a kept one is never out of date. */
async function answerFile(request: Request): Promise<Response> {
  return (await findKept(new URL(request.url).pathname)) ?? fetch(request);
}

const findKept = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: CACHE_NAME });

function keepPage(answer: Response): Promise<void> {
  const kept = keeping.then(async () => {
    if (mustNotBeKept(answer)) await caches.delete(CACHE_NAME);
    else if (isWhole(answer)) await keepWithFiles(answer);
  });
  keeping = kept.catch(() => {});
  return kept;
}

/** Keeps the page once all files that it names are there, and then nothing else. */
async function keepWithFiles(answer: Response): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const files = new Set<string>((await answer.clone().text()).match(FILE));
  await Promise.all([...files].map((file) => keepFile(cache, file)));
  await cache.put(PAGE, answer);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== PAGE && !files.has(pathname)) await cache.delete(request);
  }
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const answer = await fetch(file);
  if (!isWhole(answer) || mustNotBeKept(answer)) throw new Error(`${file} may not be kept.`);
  await cache.put(file, answer);
}
