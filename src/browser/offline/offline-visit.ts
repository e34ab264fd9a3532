// The service worker costs a first view nothing: it is fetched when the page is complete and the
// visitor then does something on it, or leaves it. Scrolling itself is no sign of her, since a link
// to a product scrolls too; nor is a finger that comes down, since a worker that takes over before
// it is lifted would undo the prefetch of the next page.
const WORKER = '/service-worker.js';
const SIGNS = ['pointerup', 'pointercancel', 'keydown', 'wheel', 'visibilitychange'];

const bringWorker = () => navigator.serviceWorker?.register(WORKER).catch(() => {});

// `npm start` offers no worker: it would keep pages that are being edited.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    for (const sign of SIGNS) addEventListener(sign, bringWorker, { once: true });
  });
}
