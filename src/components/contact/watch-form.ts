// The contact form's own errors and hints, and its way into the outbox. The form is the page's: this code writes into
// the empty places below its fields and sets what a screen reader needs, and changes nothing else in it.
import { outbox } from '../../browser/outbox/outbox.ts';
import {
  type ContactMessage,
  entriesToSend,
  MESSAGE_FIELDS,
  type MessageField,
  readMessage,
} from '../../model/contact/contact-message.ts';
import { type FieldNote, findErrors, noteBelow, type RefusedTry } from './form-notes.ts';

export type SentMessageData = ContactMessage & { id: string };

/** A field shows its hint after a pause in typing, not at every letter. */
const PAUSE_MS = 500;

/** Takes over the form from the browser. `onSent` is called with the message, when the form is empty again. */
export function watchForm(form: HTMLFormElement, onSent: (message: SentMessageData) => void): void {
  let lastTry: RefusedTry = { texts: {}, errors: {} };
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** The words that were written below each field; a translation of the page may have put others in their place. */
  const shown = new Map<MessageField, string>();

  const fieldOf = (name: MessageField) => form.querySelector<HTMLElement>(`[name="${name}"]`);

  function showNotes(): void {
    const texts = readMessage(new FormData(form));
    for (const name of MESSAGE_FIELDS) {
      const field = fieldOf(name);
      const isFocused = field === document.activeElement;
      const note = noteBelow(name, texts[name], { lastTry, isFocused });
      if (field) markField(field, note);
      const place = form.querySelector<HTMLElement>(`#poruka-${name}-napomena`);
      if (place) markNote(place, note);
      if (place && note.words !== (shown.get(name) ?? '')) place.textContent = note.words;
      shown.set(name, note.words);
    }
  }

  /** Called at every key, and when the visitor leaves a field. */
  function showNotesSoon(): void {
    if (Object.values(readMessage(new FormData(form))).some(Boolean)) outbox.prepare();
    clearTimeout(pause);
    pause = setTimeout(showNotes, PAUSE_MS);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    clearTimeout(pause);
    const data = new FormData(form);
    const texts = readMessage(data);
    const errors = findErrors(texts, lastTry.texts);
    const wrong = MESSAGE_FIELDS.find((name) => errors[name]);
    if (wrong) {
      lastTry = { texts, errors };
      showNotes();
      const field = fieldOf(wrong);
      // WebKit's own scrolling at focus leaves the label under the fixed bar.
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const { id } = outbox.submit(entriesToSend(data, { message: texts }));
    // Otherwise Firefox would fill in the form again after a reload, and the message could be sent twice.
    form.reset();
    onSent({ ...texts, id });
  }

  form.addEventListener('input', showNotesSoon);
  form.addEventListener('focusout', showNotesSoon);
  form.addEventListener('submit', submit);
  // From now on this code shows the errors, so the browser must not.
  form.noValidate = true;
  // For the text that the visitor typed before this code was loaded.
  showNotesSoon();
}

function markField(field: HTMLElement, { words, isError }: FieldNote): void {
  if (isError) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  if (words) field.setAttribute('aria-describedby', `${field.id}-napomena`);
  else field.removeAttribute('aria-describedby');
}

function markNote(place: HTMLElement, { isError, isAnnounced }: FieldNote): void {
  place.setAttribute('aria-live', isAnnounced ? 'polite' : 'off');
  place.className = isError ? 'error' : 'fine';
}
