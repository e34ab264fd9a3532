import { MESSAGE_LIMITS, type MessageField } from '../../model/contact-message';
import { FIELD_WORDS, lengthWords } from '../../model/contact-words';

interface Props {
  name: MessageField;
  /** It was empty when she tried to send. */
  missing: boolean;
  /** Length of its cleaned text in UTF-16 units. */
  length: number;
}

const TYPES = { name: 'text', phoneNumber: 'tel', email: 'email' } as const;

/** A labelled field of the contact form; its error, or how much more fits, stands below it. */
export function ContactField({ name, missing, length }: Props) {
  const { label, autoComplete, missing: ask } = FIELD_WORDS[name];
  const id = `poruka-${name}`;
  const tooLong = length > MESSAGE_LIMITS[name];
  const room = lengthWords(name, length);
  const control = {
    id,
    name,
    placeholder: label,
    required: true,
    autoComplete,
    'aria-invalid': missing || tooLong || undefined,
    'aria-describedby': missing ? `${id}-greska` : room ? `${id}-mesto` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} type={TYPES[name]} />
      )}
      {missing && (
        <p className="error" id={`${id}-greska`}>
          {ask}
        </p>
      )}
      {/* Always there, or a screen reader would not hear what comes into it. */}
      <p className={tooLong ? 'error' : 'room'} id={`${id}-mesto`} aria-live="polite">
        {room}
      </p>
    </div>
  );
}
