// The form posts by itself until its script has come. With no network neither can work, so the
// service worker takes the message and keeps it like any other (see contact-outbox.ts).
const form = document.querySelector<HTMLFormElement>('form[method="post"]');

form?.addEventListener('submit', (event) => {
  const worker = navigator.serviceWorker?.controller;
  if (form.noValidate || navigator.onLine || !worker) return;
  event.preventDefault();
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
});
