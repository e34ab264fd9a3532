import {
  type FocusEvent,
  type PropsWithChildren,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { prepareOutbox, submitMessage } from '../../browser/outbox/outbox';
import {
  entriesToSend,
  MESSAGE_FIELDS,
  type MessageField,
  type Reading,
  read,
} from '../../model/contact-message';
import { doubtWords, EMAIL_DOUBT, FIELD_WORDS, SEND } from '../../model/contact-words';
import { ContactField } from './ContactField';
import { EarlierMessages } from './EarlierMessages';
import { type Sent, SentMessage } from './SentMessage';
import { useOutbox } from './use-outbox';
import type { Direct } from './WaysOut';

interface Props {
  /** Where the form posts without this script. */
  endpoint: string;
  /** Value of the hidden field `to`. */
  recipient: string;
  /** Offered when a message cannot leave. */
  direct: Direct;
  heading: string;
}

/** How long she rests before a field says something: not at every letter, nor under her finger. */
const PAUSE_MS = 500;

/** The contact form; the children stand below its button. Without scripts it posts by itself. */
export default function ContactForm(props: PropsWithChildren<Props>) {
  const { endpoint, recipient, direct, heading, children } = props;
  const outbox = useOutbox();
  /** What stands in the form, as of her last pause. */
  const [reading, setReading] = useState<Reading>();
  /** What the last try to send found wrong, by field. */
  const [errors, setErrors] = useState<Partial<Record<MessageField, string>>>({});
  const [sent, setSent] = useState<Sent>();
  const form = useRef<HTMLFormElement>(null);
  const prepared = useRef(false);
  /** Fields that she has left once. */
  const left = useRef(new Set<string>());
  /** What was sent once and asked about: sent again unchanged, it is meant so. */
  const askedAbout = useRef<Partial<Reading['message']>>({});
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Only from now on the marks below replace the browser's own messages.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);

  const look = () => {
    if (form.current) setReading(read(new FormData(form.current)));
  };
  const lookSoon = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(look, PAUSE_MS);
  };
  const followTyping = () => {
    if (!prepared.current) prepareOutbox();
    prepared.current = true;
    lookSoon();
  };
  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    left.current.add(target.name);
    lookSoon();
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
    const found = Object.fromEntries(now.missing.map((name) => [name, FIELD_WORDS[name].missing]));
    for (const name of ['email', 'phoneNumber'] as const) {
      const doubt = doubtWords(name, now.message[name]);
      if (doubt && askedAbout.current[name] !== now.message[name]) found[name] ??= doubt;
    }
    askedAbout.current = now.message;
    // What the browser itself would refuse is asked about each time.
    if (event.currentTarget.querySelector('[type="email"]:invalid')) found['email'] ??= EMAIL_DOUBT;
    setReading(now);
    setErrors(found);
    if (!now.ok || Object.keys(found).length > 0) {
      const wrong = MESSAGE_FIELDS.find((name) => found[name] || now.tooLong.includes(name));
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const { id } = submitMessage(entriesToSend(data, now));
    setSent({ id, email: now.message.email, phone: now.message.phoneNumber });
  };

  return (
    <>
      <EarlierMessages outbox={outbox} direct={direct} own={sent?.id} />
      {sent ? (
        <SentMessage {...{ sent, outbox, direct }} />
      ) : (
        <h2 className="minor" id="pisite">
          {heading}
        </h2>
      )}
      {!sent && (
        <form
          ref={form}
          action={endpoint}
          method="post"
          encType="multipart/form-data"
          onSubmit={submit}
          onInput={followTyping}
          onBlur={leave}
        >
          {MESSAGE_FIELDS.map((name) => (
            <ContactField
              key={name}
              name={name}
              error={errors[name]}
              text={reading?.message[name] ?? ''}
              wasLeft={left.current.has(name)}
            />
          ))}
          {/* A trap for programs that fill in every field; the relay marks such messages. */}
          <div className="visually-hidden" aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="to" defaultValue={recipient} />
          <button type="submit" className="button">
            {SEND}
          </button>
          {children}
        </form>
      )}
    </>
  );
}
