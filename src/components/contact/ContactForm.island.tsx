import { type PropsWithChildren, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type News,
  prepareOutbox,
  submitMessage,
  watchMessages,
} from '../../browser/outbox/outbox';
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
import type { Direct } from './WaysOut';

interface Props {
  /** Where the form posts without this script. */
  endpoint: string;
  /** Offered when a message cannot leave; its address is the value of the hidden field `to`, too. */
  direct: Direct;
  heading: string;
}

/** How long the visitor rests before a field speaks: not at every letter, nor under her finger. */
const PAUSE_MS = 500;
const NO_NEWS: News = { messages: [], unsaved: false, arrived: new Set() };

/** The contact form; the children stand below its button. Without scripts it posts by itself. */
export default function ContactForm(props: PropsWithChildren<Props>) {
  const { endpoint, direct, heading, children } = props;
  const [news, setNews] = useState(NO_NEWS);
  /** What stands in the form, as of her last pause. */
  const [reading, setReading] = useState<Reading>();
  /** What the last try to send found wrong, by field; told until the field is changed. */
  const [errors, setErrors] = useState<Partial<Record<MessageField, string>>>({});
  const [sent, setSent] = useState<Sent>();
  const form = useRef<HTMLFormElement>(null);
  /** The last try: a doubted text that is sent again unchanged is meant so. */
  const askedAbout = useRef<Partial<Reading['message']>>({});
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** At every key, and when a field is left; the fields say something once she rests. */
  const follow = () => {
    if (!form.current) return;
    const now = read(new FormData(form.current));
    if (now.missing.length < MESSAGE_FIELDS.length) prepareOutbox();
    clearTimeout(pause.current);
    pause.current = setTimeout(setReading, PAUSE_MS, now);
  };
  useEffect(() => {
    // Only from now on the marks below replace the browser's own messages.
    form.current?.setAttribute('novalidate', '');
    // What she typed before this code was here.
    follow();
    return watchMessages(setNews);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const now = read(data);
    const found = Object.fromEntries(now.missing.map((name) => [name, FIELD_WORDS[name].missing]));
    for (const name of MESSAGE_FIELDS) {
      const doubt = doubtWords(name, now.message[name]);
      if (doubt && askedAbout.current[name] !== now.message[name]) found[name] ??= doubt;
    }
    askedAbout.current = now.message;
    // What the browser itself would refuse is asked about each time.
    if (event.currentTarget.querySelector('[type="email"]:invalid')) found['email'] ??= EMAIL_DOUBT;
    setReading(now);
    setErrors(found);
    const wrong = MESSAGE_FIELDS.find((name) => found[name] || now.tooLong.includes(name));
    if (wrong) {
      const field = event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`);
      // WebKit's own scrolling brings only the caret below the fixed bar, and no label.
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const { id } = submitMessage(entriesToSend(data, now));
    // Firefox would fill the form in again after a reload, for a second message.
    event.currentTarget.reset();
    setSent({ ...now.message, id });
  };

  return (
    <>
      <EarlierMessages news={news} direct={direct} own={sent?.id} />
      {sent ? (
        <SentMessage {...{ sent, news, direct }} />
      ) : (
        <>
          <h2 className="minor" id="pisite">
            {heading}
          </h2>
          <form
            ref={form}
            action={endpoint}
            method="post"
            encType="multipart/form-data"
            onSubmit={submit}
            onInput={follow}
            onBlur={follow}
          >
            {MESSAGE_FIELDS.map((name) => (
              <ContactField
                key={name}
                name={name}
                error={
                  reading?.message[name] === askedAbout.current[name] ? errors[name] : undefined
                }
                text={reading?.message[name] ?? ''}
              />
            ))}
            {/* A trap for programs that fill in every field; the relay marks such messages. */}
            <div className="visually-hidden" aria-hidden="true">
              <input name="website" tabIndex={-1} autoComplete="off" />
            </div>
            <input type="hidden" name="to" defaultValue={direct.email} />
            <button type="submit" className="button">
              {SEND}
            </button>
            {children}
          </form>
        </>
      )}
    </>
  );
}
