import { type PropsWithChildren, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { prepareOutbox, submitMessage } from '../../browser/outbox/outbox';
import { MESSAGE_FIELDS, type MessageField, missingFields } from '../../model/contact-message';
import { ContactField } from './ContactField';
import type { Direct } from './DirectContact';
import { OutboxStatus } from './OutboxStatus';

interface Props {
  /** Where messages are posted. */
  endpoint: string;
  /** Value of the hidden field `to`. */
  recipient: string;
  /** Offered when a message cannot leave. */
  direct: Direct;
}

/** The contact form; the children stand below its button. Without scripts it posts by itself. */
export default function ContactForm(props: PropsWithChildren<Props>) {
  const { endpoint, recipient, direct, children } = props;
  const [missing, setMissing] = useState<readonly MessageField[]>([]);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const prepared = useRef(false);
  const confirmation = useRef<HTMLParagraphElement>(null);

  // Only from now on the marks below replace the browser's own messages.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);
  useEffect(() => {
    if (sent) confirmation.current?.focus();
  }, [sent]);

  const prepareOnce = () => {
    if (!prepared.current) prepareOutbox();
    prepared.current = true;
  };
  // What she typed before this code was here.
  useEffect(() => {
    const typed = form.current && missingFields(new FormData(form.current));
    if (typed && typed.length < MESSAGE_FIELDS.length) prepareOnce();
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = new FormData(event.currentTarget);
    const empty = missingFields(message);
    setMissing(empty);
    if (empty[0]) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    submitMessage(endpoint, message);
    setSent(true);
  };

  return (
    <>
      {sent && (
        <p className="sent" role="status" tabIndex={-1} ref={confirmation}>
          Poruka je uspešno poslata
        </p>
      )}
      <OutboxStatus direct={direct} earlier={!sent} />
      {!sent && (
        <form
          ref={form}
          action={endpoint}
          method="post"
          encType="multipart/form-data"
          onSubmit={submit}
          onInput={prepareOnce}
        >
          {MESSAGE_FIELDS.map((name) => (
            <ContactField key={name} name={name} invalid={missing.includes(name)} />
          ))}
          {/* A trap for programs that fill in every field; the relay marks such messages. */}
          <div className="visually-hidden" aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="to" defaultValue={recipient} />
          <button type="submit">Pošalji</button>
          {children}
        </form>
      )}
    </>
  );
}
