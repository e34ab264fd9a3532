// Until the form's script has come, the form posts by itself; with no network, or one so slow that
// the script did not come (see client-touch.ts), that would lose her text. So the service worker
// takes the message and keeps it like any other (see outbox.ts).
import type { MessageReply } from './worker-scope';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A weak phone takes a while to start the worker; after this it is not coming. */
const PATIENCE_MS = 10_000;

const form = document.querySelector<HTMLFormElement>('form[method="post"]');
/** The worker has her message and has not answered. */
let isHanded = false;

form?.addEventListener('submit', (event) => {
  if (!form.noValidate && !navigator.onLine) handToWorker(form, event);
});
form?.addEventListener('unsent', (event) => handToWorker(form, event));
form?.addEventListener('input', ({ target }) => (target as Field).setCustomValidity(''));

function handToWorker(form: HTMLFormElement, event: Event): void {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  event.preventDefault();
  event.stopPropagation();
  // A second tap is the same message.
  if (isHanded) return;
  isHanded = true;
  const { port1, port2 } = new MessageChannel();
  const patience = setTimeout(() => {
    port1.close();
    isHanded = false;
    if (navigator.onLine) form.submit();
    else tell(false);
  }, PATIENCE_MS);
  port1.onmessage = ({ data: { isKept, errors } }: MessageEvent<MessageReply>) => {
    clearTimeout(patience);
    isHanded = false;
    // Without the form's script the browser's own bubbles tell what is wrong.
    for (const [name, error] of errors) {
      (form.elements.namedItem(name) as Field).setCustomValidity(error);
    }
    if (!form.reportValidity()) return;
    if (isKept) form.reset();
    tell(isKept);
  };
  worker.postMessage({ fields: [...new FormData(form)] }, [port2]);
}

function tell(isKept: boolean): void {
  const note = document.querySelector<HTMLElement>(`[data-message="${isKept ? 'kept' : 'lost'}"]`);
  note?.removeAttribute('hidden');
  note?.focus();
}
