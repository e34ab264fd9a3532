// `client:touch`: the island wakes when the visitor taps it, enters it or types in it, or when a
// message waits on this device. Scrolling past with a finger is no touch. Until it is awake a form
// in it is the browser's own; one that is sent while its code is on the way waits for that code,
// which says by `novalidate` that it is in charge. A form that the browser refuses waits as well, so
// that the visitor reads what is missing in Serbian and not in the browser's language.
import type { ClientDirective } from 'astro';

const TOUCHES = ['pointerup', 'focusin', 'input'] as const;
const PATIENCE_MS = 8000;
const LOOK_MS = 50;

const wakeOnTouch: ClientDirective = (load, _options, island) => {
  let waking = false;
  let held = false;
  let gaveUp = false;

  const wake = async () => {
    if (waking) return;
    waking = true;
    await (await load())();
  };
  const hold = (event: Event) => {
    const { target } = event;
    const form = target instanceof HTMLFormElement ? target : (target as HTMLInputElement).form;
    // With no network another script has taken it.
    if (!form || form.noValidate || event.defaultPrevented || gaveUp) return;
    event.preventDefault();
    if (held) return;
    held = true;
    wake();
    const end = Date.now() + PATIENCE_MS;
    const look = setInterval(() => {
      if (!form.noValidate && waking && Date.now() < end) return;
      clearInterval(look);
      if (form.noValidate) {
        // Safari knows `requestSubmit` since 16.
        form.querySelector('button')?.click();
        return;
      }
      held = false;
      gaveUp = true;
      const isWhole = form.reportValidity();
      gaveUp = false;
      // The service worker may take the message instead: see offline-form.ts.
      if (isWhole && form.dispatchEvent(new Event('unsent', { cancelable: true }))) form.submit();
    }, LOOK_MS);
  };

  for (const touch of TOUCHES) island.addEventListener(touch, wake);
  // The code did not come: the next touch tries again.
  island.addEventListener('astro:hydration-error', () => {
    waking = false;
  });
  addEventListener('outbox', wake);
  island.addEventListener('submit', hold);
  island.addEventListener('invalid', hold, true);
  if (island.matches(':focus-within')) wake();
};

export default wakeOnTouch;
