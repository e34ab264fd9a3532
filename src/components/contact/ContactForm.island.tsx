import {
  type PropsWithChildren,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { ISLAND_AWAKE } from '../../browser/island-awake';
import { outbox } from '../../browser/outbox/outbox';
import { cleanFields, entriesToSend, MESSAGE_FIELDS } from '../../model/contact-message';
import { ALL_REQUIRED, SEND } from '../../model/contact-words';
import { ContactField } from './ContactField';
import { EarlierMessages } from './EarlierMessages';
import { BLANK_FORM, changeForm, findErrors, shownError } from './form-state';
import type { DirectContact } from './MessageActions';
import { SentMessage } from './SentMessage';

interface Props {
  /** Address to which the form posts without this script. */
  endpoint: string;
  /** Offered when a message cannot be sent. The e-mail address is also the value of the hidden field `to`. */
  direct: DirectContact;
  heading: string;
  /** The sentence about health data; it stands behind the message field, before the button. */
  health?: ReactNode;
}

/** A field shows its hint after a pause in typing, not at every letter. */
const PAUSE_MS = 500;

/** The contact form; the children stand below its button. Without scripts the browser posts the form. */
export default function ContactForm(props: PropsWithChildren<Props>) {
  const { endpoint, direct, heading, health, children } = props;
  const snapshot = useSyncExternalStore(
    outbox.subscribe,
    outbox.getSnapshot,
    outbox.getServerSnapshot,
  );
  const [state, dispatch] = useReducer(changeForm, BLANK_FORM);
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Called at every key, and when the visitor leaves a field. */
  const readFields = () => {
    if (!form.current) return;
    const texts = cleanFields(new FormData(form.current));
    if (Object.values(texts).some(Boolean)) outbox.prepare();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const field = form.current?.querySelector<HTMLInputElement>(':focus');
      dispatch({ texts, focused: field?.name });
    }, PAUSE_MS);
  };
  useEffect(() => {
    // From now on this form shows errors itself, so the browser must not.
    form.current?.setAttribute('novalidate', '');
    // Reads the text that the visitor typed before this code was loaded.
    readFields();
    form.current?.dispatchEvent(new Event(ISLAND_AWAKE, { bubbles: true }));
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const texts = cleanFields(data);
    const errors = findErrors(texts, state.submitted);
    const wrong = MESSAGE_FIELDS.find((name) => errors[name]);
    if (wrong) {
      dispatch({ texts, submitted: texts, errors });
      const field = event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`);
      // WebKit's own scrolling at focus leaves the label under the fixed bar.
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const { id } = outbox.submit(entriesToSend(data, { message: texts }));
    // Otherwise Firefox would fill in the form again after a reload, and the message could be sent twice.
    event.currentTarget.reset();
    dispatch({ sent: { ...texts, id } });
  };

  return (
    <>
      <EarlierMessages snapshot={snapshot} direct={direct} sentId={state.sent?.id} />
      {state.sent ? (
        <SentMessage sent={state.sent} snapshot={snapshot} direct={direct} />
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
            onInput={readFields}
            onBlur={readFields}
          >
            <p className="fine">{ALL_REQUIRED}</p>
            {MESSAGE_FIELDS.map((name) => (
              <ContactField
                key={name}
                name={name}
                text={state.texts[name] ?? ''}
                error={shownError(state, name)}
                isFocused={state.focused === name}
              />
            ))}
            {/* A trap for programs that fill in every field; the relay marks such messages. */}
            <div className="visually-hidden" aria-hidden="true">
              <input name="website" tabIndex={-1} autoComplete="off" />
            </div>
            <input type="hidden" name="to" defaultValue={direct.email} />
            {health}
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
