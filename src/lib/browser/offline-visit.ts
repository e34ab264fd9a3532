// The service worker costs a first view nothing: it is fetched when the page is complete and the
// visitor has done something on it, or leaves it. It then keeps this page for when there is no
// network. Scrolling itself is no sign of her: a link to a product scrolls too. Nor is a finger that
// comes down: a worker that takes over before it is lifted would undo the prefetch of the next page.
import { isSparing } from '../sparing';

const WORKER = '/service-worker.js';
const SIGNS = ['pointerup', 'pointercancel', 'keydown', 'wheel', 'visibilitychange'];

async function keepVisit(): Promise<void> {
  for (const sign of SIGNS) removeEventListener(sign, keepVisit);
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done));
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ files, sparing: isSparing() });
}

// `npm start` offers no worker: it would keep pages that are being edited.
if (import.meta.env.PROD && navigator.serviceWorker) {
  for (const sign of SIGNS) addEventListener(sign, keepVisit, { passive: true });
}
