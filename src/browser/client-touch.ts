// `client:touch`: the island wakes when the visitor taps it, enters it or types in it, or when a
// message waits on this device. Scrolling past with a finger is no touch. Until it is awake a form
// in it is the browser's own; one that is sent while its code is on the way waits for that code,
// which says by `novalidate` that it is in charge. A form that the browser refuses waits as well, so
// that the visitor reads what is missing in Serbian and not in the browser's language.
import type { ClientDirective } from 'astro';

const TOUCHES = ['pointerup', 'focusin', 'input'] as const;
const LOOK_MS = 50;
/** After 8 s the code is not coming. */
const MOST_LOOKS = 160;

const wakeOnTouch: ClientDirective = (load, _options, island) => {
  let waking = false;
  let held = false;

  const wake = async () => {
    if (waking) return;
    waking = true;
    await (await load())();
  };
  // The tap on its button (Enter in a field is one, too), before the browser looks at the form.
  const hold = (event: Event) => {
    const button = (event.target as Element).closest('button');
    const form = button?.form;
    // With no network another script takes the form: see offline-form.ts.
    if (!form || form.noValidate || !navigator.onLine) return;
    event.preventDefault();
    if (held) return;
    held = true;
    wake();
    let looks = 0;
    const look = setInterval(() => {
      if (!form.noValidate && waking && looks++ < MOST_LOOKS) return;
      clearInterval(look);
      // Without its code the form is from now on the browser's, or the service worker's.
      island.removeEventListener('click', hold);
      button.click();
    }, LOOK_MS);
  };

  for (const touch of TOUCHES) island.addEventListener(touch, wake);
  // The code did not come: the next touch tries again.
  island.addEventListener('astro:hydration-error', () => {
    waking = false;
  });
  addEventListener('outbox', wake);
  island.addEventListener('click', hold);
  if (island.matches(':focus-within')) wake();
};

export default wakeOnTouch;
