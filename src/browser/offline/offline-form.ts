// Until the form's script has come, the form posts by itself; with no network, or one so slow that
// the script did not come (see client-touch.ts), that would lose her text. So the service worker
// takes the message and keeps it like any other (see contact-outbox.ts).
const form = document.querySelector<HTMLFormElement>('form[method="post"]');

form?.addEventListener('submit', (event) => {
  if (!form.noValidate && !navigator.onLine) handToWorker(form, event);
});
form?.addEventListener('unsent', (event) => handToWorker(form, event));

function handToWorker(form: HTMLFormElement, event: Event): void {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  event.preventDefault();
  event.stopPropagation();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: isKept }) => {
    if (isKept) form.reset();
    const note = document.querySelector<HTMLElement>(
      `[data-message="${isKept ? 'kept' : 'lost'}"]`,
    );
    note?.removeAttribute('hidden');
    note?.focus();
  };
  worker.postMessage({ endpoint: form.action, fields: [...new FormData(form)] }, [port2]);
}
