import { type PropsWithChildren, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { prepareOutbox, submitMessage } from '../../browser/outbox/outbox';
import { entriesToSend, MESSAGE_FIELDS, type Reading, read } from '../../model/contact-message';
import { SEND, SENT } from '../../model/contact-words';
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

/** How long she rests before a field says how much more fits: not at every letter. */
const PAUSE_MS = 500;

/** The contact form; the children stand below its button. Without scripts it posts by itself. */
export default function ContactForm(props: PropsWithChildren<Props>) {
  const { endpoint, recipient, direct, children } = props;
  /** What stands in the form, as of her last pause. */
  const [reading, setReading] = useState<Reading>();
  const [missing, setMissing] = useState<Reading['missing']>([]);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const prepared = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const confirmation = useRef<HTMLParagraphElement>(null);

  // Only from now on the marks below replace the browser's own messages.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);
  useEffect(() => {
    if (sent) confirmation.current?.focus();
  }, [sent]);

  const look = () => {
    if (form.current) setReading(read(new FormData(form.current)));
  };
  const followTyping = () => {
    if (!prepared.current) prepareOutbox();
    prepared.current = true;
    clearTimeout(pause.current);
    pause.current = setTimeout(look, PAUSE_MS);
  };
  // What she typed before this code was here.
  useEffect(() => {
    if (form.current && read(new FormData(form.current)).missing.length < MESSAGE_FIELDS.length) {
      followTyping();
    }
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const now = read(data);
    setReading(now);
    setMissing(now.missing);
    if (!now.ok) {
      const wrong = MESSAGE_FIELDS.find((name) => [...now.missing, ...now.tooLong].includes(name));
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    submitMessage(endpoint, entriesToSend(data, now));
    setSent(true);
  };

  return (
    <>
      {sent && (
        <p className="sent" role="status" tabIndex={-1} ref={confirmation}>
          {SENT}
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
          onInput={followTyping}
        >
          {MESSAGE_FIELDS.map((name) => (
            <ContactField
              key={name}
              name={name}
              missing={missing.includes(name)}
              length={reading?.message[name].length ?? 0}
            />
          ))}
          {/* A trap for programs that fill in every field; the relay marks such messages. */}
          <div className="visually-hidden" aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="to" defaultValue={recipient} />
          <button type="submit">{SEND}</button>
          {children}
        </form>
      )}
    </>
  );
}
