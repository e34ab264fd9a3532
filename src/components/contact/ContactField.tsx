import type { MessageField } from '../../model/contact-message';

interface Props {
  name: MessageField;
  invalid: boolean;
}

const FIELDS = {
  name: { label: 'Ime', type: 'text', autoComplete: 'name', error: 'Upišite svoje ime.' },
  phoneNumber: {
    label: 'Telefon',
    type: 'tel',
    autoComplete: 'tel',
    error: 'Upišite broj telefona.',
  },
  email: { label: 'E-mail', type: 'email', autoComplete: 'email', error: 'Upišite e-mail adresu.' },
  message: { label: 'Poruka', type: 'text', autoComplete: 'off', error: 'Napišite poruku.' },
} as const;

/** A labelled field of the contact form with its error below it. */
export function ContactField({ name, invalid }: Props) {
  const { label, type, autoComplete, error } = FIELDS[name];
  const id = `poruka-${name}`;
  const control = {
    id,
    name,
    placeholder: label,
    required: true,
    autoComplete,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? `${id}-greska` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? <textarea {...control} rows={5} /> : <input {...control} type={type} />}
      {invalid && (
        <p className="error" id={`${id}-greska`}>
          {error}
        </p>
      )}
    </div>
  );
}
