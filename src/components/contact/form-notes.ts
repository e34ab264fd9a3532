import {
  type ContactMessage,
  MESSAGE_FIELDS,
  type MessageField,
} from '../../model/contact/contact-message.ts';
import { doubtWords, errorWords, lengthWords } from '../../model/contact/contact-words.ts';

/** A try to send that the form has refused. */
export interface RefusedTry {
  /** The cleaned texts of that try. */
  texts: Partial<ContactMessage>;
  /** Their errors, by field. */
  errors: Partial<Record<MessageField, string>>;
}

/** What stands below a field. */
export interface FieldNote {
  /** Empty when the field needs no note. */
  words: string;
  isError: boolean;
  /** Does a screen reader announce it? It reads an error with the field that takes the focus, and not twice. */
  isAnnounced: boolean;
}

/** The errors that prevent sending. A doubtful text that was tried once before counts as intended. */
export function findErrors(
  texts: ContactMessage,
  tried: RefusedTry['texts'],
): RefusedTry['errors'] {
  const errors: RefusedTry['errors'] = {};
  for (const name of MESSAGE_FIELDS) {
    const isNew = texts[name] !== tried[name];
    const words = errorWords(name, texts[name]) || (isNew && doubtWords(name, texts[name]));
    if (words) errors[name] = words;
  }
  return errors;
}

/**
 * The note below a field with this cleaned text. An error of the last try stands until the field is changed; a text
 * that is too long is an error while it is typed; a hint waits until the visitor has left the field.
 */
export function noteBelow(
  name: MessageField,
  text: string,
  { lastTry, isFocused }: { lastTry: RefusedTry; isFocused: boolean },
): FieldNote {
  const error = (text === lastTry.texts[name] && lastTry.errors[name]) || '';
  const problem = lengthWords(name, text.length) || error;
  const hint = text && !isFocused ? doubtWords(name, text) : '';
  return { words: problem || hint, isError: problem !== '', isAnnounced: error === '' };
}
