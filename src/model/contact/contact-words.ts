// What the site's pages and the relay's pages and mails both say. The browser bundles this file.

import { count } from '../serbian/word-forms.ts';
import {
  type ContactMessage,
  MESSAGE_FIELDS,
  MESSAGE_LIMITS,
  type MessageField,
} from './contact-message.ts';
import { answerableEmail, meantEmail } from './email-address.ts';

interface FieldWords {
  label: string;
  /** Value of the HTML attribute `autocomplete`. */
  autoComplete: string;
}

export const FIELD_WORDS: Readonly<Record<MessageField, FieldWords>> = {
  name: { label: 'Ime', autoComplete: 'name' },
  phoneNumber: { label: 'Telefon', autoComplete: 'tel' },
  email: { label: 'E-mail', autoComplete: 'email' },
  message: { label: 'Poruka', autoComplete: 'on' },
};

/** Apart from `FIELD_WORDS`: of the two the service worker carries only these. */
export const MISSING_WORDS: Readonly<Record<MessageField, string>> = {
  name: 'Upišite svoje ime.',
  phoneNumber: 'Upišite broj telefona.',
  email: 'Upišite e-mail adresu.',
  message: 'Napišite poruku.',
};

export const SEND = 'Pošalji';
export const SENT = 'Poruka je uspešno poslata';
export const TO_PRODUCTS = 'Nazad na proizvode';
export const NOT_FOUND = 'Stranica nije pronađena';
/** A mail that began on the site. */
export const FROM_SITE = 'Poruka sa sajta';
/** Begins the first line of a message about a product or another subject; the relay puts that line into the mail's. */
export const TOPIC = 'Tema:';

/** How soon the consultant answers, as a sentence with its full stop; empty while `site.yaml` does not say. */
export function replySentence(replyTime: string): string {
  return replyTime.replace(/([^.!])$/, '$1.');
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Says by how much a field's text is too long (`length`: cleaned, in UTF-16 units); empty when it is not. */
export function lengthWords(field: MessageField, length: number): string {
  const limit = MESSAGE_LIMITS[field];
  if (length <= limit) return '';
  const excess = count(length - limit, 'znak', 'znaka', 'znakova');
  return `Predugačko: skratite za ${excess} (najviše ${limit.toLocaleString('sr-Latn-RS')}).`;
}

const CHECK_EMAIL =
  'Proverite e-mail adresu. Piše se bez razmaka i kvačica, na primer: ime@gmail.com';
/** The least that an address needs: the consultant could answer to no other text. */
const POSSIBLE_EMAIL = /^[^@\s]+@[^@\s]+$/;

/**
 * Why the form does not send a field's cleaned text; empty when the form sends it. The relay takes any text
 * as an e-mail address: when the form's script has not run, only the browser judges the address.
 */
export function errorWords(field: MessageField, text: string): string {
  if (!text) return MISSING_WORDS[field];
  if (field === 'email' && !POSSIBLE_EMAIL.test(text)) return CHECK_EMAIL;
  return lengthWords(field, text.length);
}

/**
 * A question about a text that is probably mistyped; empty when the text looks right. The form asks once and
 * then sends the text, because addresses and numbers have more forms than a rule knows.
 */
export function doubtWords(field: MessageField, text: string): string {
  if (field === 'email' && text) {
    if (!answerableEmail(text)) return CHECK_EMAIL;
    const meant = meantEmail(text);
    if (meant) return `Proverite e-mail adresu: možda ste mislili ${meant}?`;
  }
  if (field === 'phoneNumber' && text && !/\d/.test(text)) {
    return 'Proverite broj telefona: nema nijednu cifru.';
  }
  return '';
}

export function errorsIn(message: ContactMessage): [MessageField, string][] {
  return MESSAGE_FIELDS.map((field): [MessageField, string] => [
    field,
    errorWords(field, message[field]),
  ]).filter(([, error]) => error);
}
