// Until the form's script has come, the form posts by itself; with no network, or one so slow that
// the script did not come (see client-touch.ts), the visitor's text would be lost. So
// the service worker takes the message and keeps it like any other (see outbox.ts).
import type { MessageReply } from './service-worker';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A weak phone takes a while to start the worker; after this it is not coming. */
const PATIENCE_MS = 10_000;

const form = document.querySelector<HTMLFormElement>('form[method="post"]');
/** The worker has the message and has not answered. */
let isHanded = false;

form?.addEventListener('submit', (event) => {
  const worker = navigator.serviceWorker?.controller;
  if (form.noValidate || !worker) return;
  event.preventDefault();
  event.stopPropagation();
  // A second tap is the same message.
  if (isHanded) return;
  isHanded = true;
  const { port1, port2 } = new MessageChannel();
  const tell = ({ data: { isKept, errors } }: { data: MessageReply }) => {
    clearTimeout(patience);
    isHanded = false;
    // Without the form's script the browser's own bubbles tell what is wrong.
    for (const [name, error] of errors) {
      (form.elements.namedItem(name) as Field).setCustomValidity(error);
    }
    if (!form.reportValidity()) return;
    if (isKept) form.reset();
    const outcome = isKept ? 'kept' : 'lost';
    const note = document.querySelector<HTMLElement>(`[data-message="${outcome}"]`);
    note?.removeAttribute('hidden');
    note?.focus();
  };
  const patience = setTimeout(tell, PATIENCE_MS, { data: { isKept: false, errors: [] } });
  port1.onmessage = tell;
  worker.postMessage([...new FormData(form)], [port2]);
});

form?.addEventListener('input', ({ target }) => (target as Field).setCustomValidity(''));
