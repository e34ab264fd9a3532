import type { MessageField } from '../../model/contact-message';
import { doubtWords, FIELD_WORDS, lengthWords } from '../../model/contact-words';

interface Props {
  name: MessageField;
  /** Its cleaned text. */
  text: string;
  /** What was wrong with it when the visitor tried to send. */
  error: string;
  /** Did it have the focus when the visitor last paused? */
  isFocused: boolean;
}

const TYPES = { name: 'text', phoneNumber: 'tel', email: 'email' } as const;

/** A labelled field of the contact form; what is wrong with it, or a hint, stands below it. */
export function ContactField({ name, text, error, isFocused }: Props) {
  const { label, autoComplete } = FIELD_WORDS[name];
  const id = `poruka-${name}`;
  const wrong = lengthWords(name, text.length) || error;
  const hint = text && !isFocused ? doubtWords(name, text) : '';
  const control = {
    id,
    name,
    placeholder: label,
    required: true,
    autoComplete,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': wrong || hint ? `${id}-napomena` : undefined,
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} type={TYPES[name]} />
      )}
      {/* Always there, or a screen reader would not hear what comes into it; an error it hears from
          the field that takes the focus. */}
      <p
        className={wrong ? 'error' : 'fine'}
        id={`${id}-napomena`}
        aria-live={error ? 'off' : 'polite'}
      >
        {wrong || hint}
      </p>
    </div>
  );
}
