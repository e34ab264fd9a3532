import { type PropsWithChildren, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { MESSAGE_FIELDS, type MessageField, missingFields } from '../../lib/contact-message';
import { sendMessage } from '../../lib/contact-sender';
import { ContactField } from './ContactField';

interface Props {
  /** Where messages are posted. */
  endpoint: string;
  /** Value of the hidden field `to`. */
  recipient: string;
}

/** The contact form; the children stand below its button. Without scripts it posts by itself. */
export default function ContactForm({ endpoint, recipient, children }: PropsWithChildren<Props>) {
  const [missing, setMissing] = useState<readonly MessageField[]>([]);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);

  // Only from now on the marks below replace the browser's own messages.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);
  useEffect(() => {
    if (sent) confirmation.current?.focus();
  }, [sent]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = new FormData(event.currentTarget);
    const empty = missingFields(message);
    setMissing(empty);
    if (empty[0]) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    sendMessage(endpoint, message);
    setSent(true);
  };

  if (sent) {
    return (
      <p className="sent" role="status" tabIndex={-1} ref={confirmation}>
        Poruka je uspešno poslata
      </p>
    );
  }
  return (
    <form
      ref={form}
      action={endpoint}
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
    >
      {MESSAGE_FIELDS.map((name) => (
        <ContactField key={name} name={name} invalid={missing.includes(name)} />
      ))}
      <input type="hidden" name="to" defaultValue={recipient} />
      <button type="submit">Pošalji</button>
      {children}
    </form>
  );
}
