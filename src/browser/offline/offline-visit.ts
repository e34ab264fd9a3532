// Registers the service worker once the page has loaded and the visitor has done something on it or
// left it, so that a first view never pays for the worker. `scroll` is not among the events: following
// a link to a product scrolls, too. Neither is `pointerdown`: a worker that takes over before the
// finger is lifted throws away the next page, which that touch has just prefetched.
const WORKER = '/service-worker.js';
const VISITOR_EVENTS = ['pointerup', 'pointercancel', 'keydown', 'wheel', 'visibilitychange'];

const registerWorker = () => navigator.serviceWorker?.register(WORKER).catch(() => {});

// `npm start` offers no worker: it would keep pages that are being edited.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    for (const name of VISITOR_EVENTS) addEventListener(name, registerWorker, { once: true });
  });
}
