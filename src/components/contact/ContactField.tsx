import { MESSAGE_LIMITS, type MessageField } from '../../model/contact-message';
import { doubtWords, FIELD_WORDS, lengthWords } from '../../model/contact-words';

interface Props {
  name: MessageField;
  /** What was wrong with it when she tried to send. */
  error: string | undefined;
  /** Its cleaned text. */
  text: string;
}

const TYPES = { name: 'text', phoneNumber: 'tel', email: 'email' } as const;

/** A labelled field of the contact form; its error, or a note on what she typed, stands below it. */
export function ContactField({ name, error, text }: Props) {
  const { label, autoComplete } = FIELD_WORDS[name];
  const id = `poruka-${name}`;
  const tooLong = text.length > MESSAGE_LIMITS[name];
  // What she is still writing is not doubted.
  const isDone = text !== '' && document.activeElement?.id !== id;
  const note = lengthWords(name, text.length) || (isDone && !error ? doubtWords(name, text) : '');
  const control = {
    id,
    name,
    placeholder: label,
    required: true,
    autoComplete,
    'aria-invalid': Boolean(error) || tooLong || undefined,
    'aria-describedby': error ? `${id}-greska` : note ? `${id}-napomena` : undefined,
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} type={TYPES[name]} />
      )}
      {error && (
        <p className="error" id={`${id}-greska`}>
          {error}
        </p>
      )}
      {/* Always there, or a screen reader would not hear what comes into it. */}
      <p className={tooLong ? 'error' : 'fine'} id={`${id}-napomena`} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
