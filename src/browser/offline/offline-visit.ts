// Fetches the service worker once the page has loaded and the visitor has done something on it or
// left it, so that a first view never pays for it. `scroll` is not among the signs: following a link
// to a product scrolls, too. Neither is `pointerdown`: a worker that took over before the finger is
// lifted would throw away the next page, which that touch has just prefetched.
const WORKER = '/service-worker.js';
const SIGNS = ['pointerup', 'pointercancel', 'keydown', 'wheel', 'visibilitychange'];

const bringWorker = () => navigator.serviceWorker?.register(WORKER).catch(() => {});

// `npm start` offers no worker: it would keep pages that are being edited.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    for (const sign of SIGNS) addEventListener(sign, bringWorker, { once: true });
  });
}
