import type { MessageField } from '../../model/contact-message';
import { doubtWords, FIELD_WORDS, lengthWords } from '../../model/contact-words';

interface Props {
  name: MessageField;
  /** The field's cleaned text. */
  text: string;
  /** Error of the last try to send; empty without one. */
  error: string;
  /** Did the field have the focus when the visitor last paused? */
  isFocused: boolean;
}

const TYPES = { name: 'text', phoneNumber: 'tel', email: 'email' } as const;

/** A labelled field of the contact form, with its error or a hint below. */
export function ContactField({ name, text, error, isFocused }: Props) {
  const { label, autoComplete } = FIELD_WORDS[name];
  const id = `poruka-${name}`;
  // A text that is too long is an error while it is typed; other errors wait for „Pošalji“.
  const problem = lengthWords(name, text.length) || error;
  const hint = text && !isFocused ? doubtWords(name, text) : '';
  const control = {
    id,
    name,
    placeholder: label,
    required: true,
    autoComplete,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem || hint ? `${id}-napomena` : undefined,
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} type={TYPES[name]} />
      )}
      {/* Always in the page, because a screen reader announces only changes of an element that exists. It
          reads an error with the field that takes the focus, so an error is not announced as well. */}
      <p
        className={problem ? 'error' : 'fine'}
        id={`${id}-napomena`}
        aria-live={error ? 'off' : 'polite'}
      >
        {problem || hint}
      </p>
    </div>
  );
}
