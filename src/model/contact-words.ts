// What the form says, on the page and on the relay's result pages. The browser bundles it.
import { MESSAGE_LIMITS, type MessageField, type Reading } from './contact-message.ts';
import { count } from './word-forms.ts';

interface FieldWords {
  label: string;
  /** What the browser may fill in. */
  autoComplete: string;
  /** Told when the field is empty. */
  missing: string;
}

export const FIELD_WORDS: Readonly<Record<MessageField, FieldWords>> = {
  name: { label: 'Ime', autoComplete: 'name', missing: 'Upišite svoje ime.' },
  phoneNumber: { label: 'Telefon', autoComplete: 'tel', missing: 'Upišite broj telefona.' },
  email: { label: 'E-mail', autoComplete: 'email', missing: 'Upišite e-mail adresu.' },
  message: { label: 'Poruka', autoComplete: 'on', missing: 'Napišite poruku.' },
};

export const SEND = 'Pošalji';
export const SENT = 'Poruka je uspešno poslata';

/** How soon she answers, as a sentence with its full stop; empty while she has not said. */
export function replySentence(replyTime: string): string {
  return replyTime.replace(/([^.!])$/, '$1.');
}

/** By how much a field's text is too long (cleaned, UTF-16 units); empty while it is not. */
export function lengthWords(field: MessageField, length: number): string {
  const limit = MESSAGE_LIMITS[field];
  if (length <= limit) return '';
  const excess = count(length - limit, 'znak', 'znaka', 'znakova');
  return `Predugačko: skratite za ${excess} (najviše ${limit.toLocaleString('sr-Latn-RS')}).`;
}

export const EMAIL_DOUBT =
  'Proverite e-mail adresu. Piše se bez razmaka i kvačica, na primer: ime@gmail.com';
/** Before the @ what browsers allow; behind it a domain, also one in Serbian letters. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[^@\s]+\.[^@.\s]+$/;

/**
 * A hint at a text that is probably mistyped, so that the visitor could not be answered. It never
 * ends a message: addresses and numbers have more forms than a rule knows.
 */
export function doubtWords(field: MessageField, text: string): string {
  if (field === 'email' && text && !EMAIL.test(text)) return EMAIL_DOUBT;
  if (field === 'phoneNumber' && text && !/\d/.test(text)) {
    return 'Proverite broj telefona: nema nijednu cifru.';
  }
  return '';
}

/** The error at each field that keeps the form from being a message. */
export function errorsIn({ message, missing, tooLong }: Reading): [MessageField, string][] {
  return [
    ...missing.map((field): [MessageField, string] => [field, FIELD_WORDS[field].missing]),
    ...tooLong.map((field): [MessageField, string] => [
      field,
      lengthWords(field, message[field].length),
    ]),
  ];
}
