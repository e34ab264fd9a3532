import {
  type ContactMessage,
  MESSAGE_FIELDS,
  type MessageField,
} from '../../model/contact-message';
import { doubtWords, errorWords } from '../../model/contact-words';

/** A message that was just sent. */
export type SentMessageData = ContactMessage & { id: string };

export interface FormState {
  /** The cleaned texts as of the visitor's last pause. */
  texts: Partial<ContactMessage>;
  /** Name of the field that had the focus then. */
  focused?: string | undefined;
  /** The texts of the last try to send. */
  tried: Partial<ContactMessage>;
  /** What that try found wrong, by field. */
  errors: Partial<Record<MessageField, string>>;
  sent?: SentMessageData;
}

export const BLANK_FORM: FormState = { texts: {}, tried: {}, errors: {} };

/** A change names the parts of the state that are new. */
export function changeForm(state: FormState, change: Partial<FormState>): FormState {
  return { ...state, ...change };
}

/** What keeps these texts from being sent. A doubtful text that was tried before is meant so. */
export function findErrors(
  texts: ContactMessage,
  tried: Partial<ContactMessage>,
): FormState['errors'] {
  const errors: FormState['errors'] = {};
  for (const name of MESSAGE_FIELDS) {
    const isNew = texts[name] !== tried[name];
    const words = errorWords(name, texts[name]) || (isNew && doubtWords(name, texts[name]));
    if (words) errors[name] = words;
  }
  return errors;
}

/** The error of the last try, until the field is changed. */
export function shownError({ texts, tried, errors }: FormState, name: MessageField): string {
  return (texts[name] === tried[name] && errors[name]) || '';
}
