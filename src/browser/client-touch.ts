// `client:touch`: the island stands beside the form that it serves. It loads its code when the visitor taps in the
// element around both, focuses a field or types there, or when a message waits on this device. A finger
// that scrolls past is no touch. A form that is sent before the island is awake waits for the code, also
// one that the browser would refuse: the visitor then reads what is missing in Serbian and not in the
// browser's language.
import type { ClientDirective } from 'astro';
import { ISLAND_AWAKE } from './island-awake.ts';
import { MESSAGE_WAITS } from './outbox/outbox-names.ts';

const TOUCHES = ['pointerup', 'focusin', 'input'];
/** After this, the browser submits the form without the island's code. */
const CODE_TIMEOUT_MS = 8000;

const loadOnTouch: ClientDirective = (load, _options, island) => {
  const place = island.parentElement ?? island;
  let isLoading = false;
  let heldButton: HTMLButtonElement | undefined;

  const loadOnce = async () => {
    if (isLoading) return;
    isLoading = true;
    await (await load())();
  };
  // A tap on the button and Enter in a field both cause this click, before the browser checks the form.
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // With no network offline-form.ts takes the form.
    if (!button?.form || !navigator.onLine) return;
    event.preventDefault();
    if (heldButton) return;
    heldButton = button;
    loadOnce();
    setTimeout(release, CODE_TIMEOUT_MS);
  };
  // From here on the island's code handles the form; when its code is not loaded, the browser does.
  const release = () => {
    place.removeEventListener('click', hold);
    heldButton?.click();
    heldButton = undefined;
  };

  for (const touch of TOUCHES) place.addEventListener(touch, loadOnce);
  addEventListener(MESSAGE_WAITS, loadOnce);
  place.addEventListener('click', hold);
  place.addEventListener(ISLAND_AWAKE, release);
  // The code could not be loaded: the next touch tries again.
  island.addEventListener('astro:hydration-error', () => {
    isLoading = false;
    if (heldButton) release();
  });
  if (place.matches(':focus-within')) loadOnce();
};

export default loadOnTouch;
