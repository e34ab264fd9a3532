import type { MessageField } from '../../model/contact-message';
import { doubtWords, FIELD_WORDS, lengthWords } from '../../model/contact-words';

interface Props {
  name: MessageField;
  /** What was wrong with it when the visitor tried to send. */
  error: string | undefined;
  /** Its cleaned text. */
  text: string;
}

const TYPES = { name: 'text', phoneNumber: 'tel', email: 'email' } as const;

/** A labelled field of the contact form; what is wrong with it, or a hint, stands below it. */
export function ContactField({ name, error, text }: Props) {
  const { label, autoComplete } = FIELD_WORDS[name];
  const id = `poruka-${name}`;
  const wrong = lengthWords(name, text.length) || error;
  // What she is still writing is not doubted.
  const hint = text && document.activeElement?.id !== id ? doubtWords(name, text) : '';
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
