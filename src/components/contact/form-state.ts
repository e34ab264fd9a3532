import {
  type ContactMessage,
  MESSAGE_FIELDS,
  type MessageField,
} from '../../model/contact-message';
import { doubtWords, errorWords } from '../../model/contact-words';

export type SentMessageData = ContactMessage & { id: string };

export interface FormState {
  /** The cleaned texts at the visitor's last pause in typing. */
  texts: Partial<ContactMessage>;
  /** Name of the field that had the focus at that pause. */
  focused?: string | undefined;
  /** The texts of the last try to send. */
  submitted: Partial<ContactMessage>;
  /** Errors of that try, by field. */
  errors: Partial<Record<MessageField, string>>;
  sent?: SentMessageData;
}

export const BLANK_FORM: FormState = { texts: {}, submitted: {}, errors: {} };

/** The reducer of the form: `change` holds the new parts of the state. */
export function changeForm(state: FormState, change: Partial<FormState>): FormState {
  return { ...state, ...change };
}

/** The errors that prevent sending. A doubtful text that was submitted once before counts as intended. */
export function findErrors(
  texts: ContactMessage,
  submitted: Partial<ContactMessage>,
): FormState['errors'] {
  const errors: FormState['errors'] = {};
  for (const name of MESSAGE_FIELDS) {
    const isNew = texts[name] !== submitted[name];
    const words = errorWords(name, texts[name]) || (isNew && doubtWords(name, texts[name]));
    if (words) errors[name] = words;
  }
  return errors;
}

/** The error of the last try, until the field is changed. */
export function shownError({ texts, submitted, errors }: FormState, name: MessageField): string {
  return (texts[name] === submitted[name] && errors[name]) || '';
}
