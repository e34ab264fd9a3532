import {
  type PropsWithChildren,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { ISLAND_AWAKE } from '../../browser/island-awake';
import { outbox } from '../../browser/outbox/outbox';
import { entriesToSend, MESSAGE_FIELDS, readTexts } from '../../model/contact-message';
import { SEND } from '../../model/contact-words';
import { ContactField } from './ContactField';
import { EarlierMessages } from './EarlierMessages';
import { BLANK_FORM, changeForm, findErrors, shownError } from './form-state';
import { SentMessage } from './SentMessage';
import type { Direct } from './WaysOut';

interface Props {
  /** Where the form posts without this script. */
  endpoint: string;
  /** Offered when a message cannot leave; its address is the value of the hidden field `to`, too. */
  direct: Direct;
  heading: string;
}

/** A field says what it thinks of its text when the visitor pauses for so long, not at every letter. */
const PAUSE_MS = 500;

/** The contact form; the children stand below its button. Without scripts it posts by itself. */
export default function ContactForm(props: PropsWithChildren<Props>) {
  const { endpoint, direct, heading, children } = props;
  const snapshot = useSyncExternalStore(
    outbox.subscribe,
    outbox.getSnapshot,
    outbox.getServerSnapshot,
  );
  const [state, dispatch] = useReducer(changeForm, BLANK_FORM);
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** At every key, and when a field is left. */
  const follow = () => {
    if (!form.current) return;
    const texts = readTexts(new FormData(form.current));
    if (Object.values(texts).some(Boolean)) outbox.prepare();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const field = form.current?.querySelector<HTMLInputElement>(':focus');
      dispatch({ texts, focused: field?.name });
    }, PAUSE_MS);
  };
  useEffect(() => {
    // Only from now on the marks below replace the browser's own messages.
    form.current?.setAttribute('novalidate', '');
    // What the visitor typed before this code was here.
    follow();
    form.current?.dispatchEvent(new Event(ISLAND_AWAKE, { bubbles: true }));
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const texts = readTexts(data);
    const errors = findErrors(texts, state.tried);
    const wrong = MESSAGE_FIELDS.find((name) => errors[name]);
    if (wrong) {
      dispatch({ texts, tried: texts, errors });
      const field = event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`);
      // WebKit's own scrolling brings only the caret below the fixed bar, and no label.
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const { id } = outbox.submit(entriesToSend(data, { message: texts }));
    // Firefox would fill the form in again after a reload, for a second message.
    event.currentTarget.reset();
    dispatch({ sent: { ...texts, id } });
  };

  return (
    <>
      <EarlierMessages snapshot={snapshot} direct={direct} ownId={state.sent?.id} />
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
            onInput={follow}
            onBlur={follow}
          >
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
