// `client:touch`: the island wakes when the visitor taps it, enters it or types in it, or when a
// message waits on this device. Scrolling past with a finger is no touch. Until it is awake a form
// in it is the browser's own; one that is sent while its code is on the way waits for that code.
import type { ClientDirective } from 'astro';

const TOUCHES = ['pointerup', 'focusin', 'input'] as const;
const PATIENCE_MS = 8000;

const wakeOnTouch: ClientDirective = (load, _options, island) => {
  let waking = false;
  let held = false;

  const wake = async () => {
    if (waking) return;
    waking = true;
    try {
      await (await load())();
    } catch {
      waking = false; // The next touch tries again.
    }
  };
  const awake = new Promise((resolve, reject) => {
    island.addEventListener('astro:hydrate', resolve, { once: true });
    island.addEventListener('astro:hydration-error', reject, { once: true });
  });
  const hold = (event: Event) => {
    if (event.defaultPrevented) return; // With no network another script has taken it.
    event.preventDefault();
    if (held) return;
    held = true;
    wake();
    const form = event.target as HTMLFormElement;
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
    Promise.race([awake, late]).then(
      () => form.requestSubmit(),
      () => {
        held = false;
        // The service worker may take the message instead: see offline-form.ts.
        if (form.dispatchEvent(new Event('unsent', { cancelable: true }))) form.submit();
      },
    );
  };

  for (const touch of TOUCHES) island.addEventListener(touch, wake);
  addEventListener('outbox', wake);
  island.addEventListener('submit', hold);
  awake.then(
    () => island.removeEventListener('submit', hold),
    () => {},
  );
  if (island.matches(':focus-within')) wake();
};

export default wakeOnTouch;
