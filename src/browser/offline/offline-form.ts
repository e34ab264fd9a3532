// A form without its script, for want of network or because the script did not come in time (see
// client-touch.ts), would post by itself, and the visitor's text would be lost. So the service worker
// takes the message and stores it like any other.
import type { MessageReply, MessageRequest } from './service-worker.ts';

/** A weak phone takes a while to start the worker; after this the worker is not coming. */
const REPLY_TIMEOUT_MS = 10_000;

const form = document.querySelector<HTMLFormElement>('form[method="post"]');
const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
const notes = document.querySelectorAll<HTMLElement>('[data-message]');
/** The worker has the message and has not answered. */
let isAwaitingReply = false;

// The document hears the event after the form's own script, which prevents the default for a message that it takes.
document.addEventListener('submit', (event) => {
  const worker = navigator.serviceWorker?.controller;
  if (event.defaultPrevented || event.target !== form || !form || !worker) return;
  event.preventDefault();
  // A second tap would post the same message.
  if (isAwaitingReply) return;
  isAwaitingReply = true;
  const { port1, port2 } = new MessageChannel();
  const showReply = ({ isKept, errors }: MessageReply) => {
    clearTimeout(patience);
    isAwaitingReply = false;
    // Without the form's script the browser's own bubbles say what is wrong.
    const words = new Map(errors);
    fields?.forEach((field) => {
      field.setCustomValidity(words.get(field.name) ?? '');
    });
    if (!form.reportValidity()) return;
    if (isKept) form.reset();
    // A late reply, or a second try, replaces the note of the first outcome.
    for (const note of notes) {
      note.hidden = note.dataset['message'] !== (isKept ? 'kept' : 'lost');
      if (!note.hidden) note.focus();
    }
  };
  const patience = setTimeout(showReply, REPLY_TIMEOUT_MS, { isKept: false, errors: [] });
  port1.onmessage = ({ data }) => showReply(data);
  const entries: MessageRequest = [...new FormData(form)];
  worker.postMessage(entries, [port2]);
});

fields?.forEach((field) => {
  field.addEventListener('input', () => field.setCustomValidity(''));
});
