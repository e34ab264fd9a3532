import { useEffect, useRef, useState } from 'react';
import { stateOf } from '../../browser/outbox/message-state';
import { replyWords, MESSAGE_TEXTS as TEXTS } from '../../lib/contact-texts';
import { SENT } from '../../model/contact-words';
import { LATE_WORDS, outcomeTitle, outcomeWords } from './outcome-words';
import type { Outbox } from './use-outbox';
import { type Direct, WaysOut } from './WaysOut';

/** A message that was just sent, and where its sender wants the answer. */
export interface Sent {
  id: string;
  email: string;
  phone: string;
}

interface Props {
  sent: Sent;
  outbox: Outbox;
  direct: Direct;
}

/** The words of success stand so long before they make place for what is true. */
const THANKS_MS = 1200;

/** Stands in the form's place and says what is true of the message as far as it is known. */
export function SentMessage({ sent: { id, email, phone }, outbox, direct }: Props) {
  const [isThanking, setThanking] = useState(true);
  const box = useRef<HTMLParagraphElement>(null);
  const wasHere = useRef(false);
  useEffect(() => {
    box.current?.focus();
    setTimeout(setThanking, THANKS_MS, false);
  }, []);

  const { messages, arrived, unsaved, late } = outbox;
  const message = messages.find((other) => other.id === id);
  wasHere.current ||= Boolean(message);
  const isGone = wasHere.current && !message && !arrived.has(id);
  const known = message ? stateOf(message) : isGone ? 'gone' : 'sending';
  // At first the words of success stand whatever is known: most messages arrive within that time.
  const claimed = isThanking ? 'sending' : known;

  return (
    <>
      <h2 id="pisite">{claimed === 'sending' ? TEXTS.thanks : TEXTS.yours}</h2>
      <p className={`sent ${claimed}`} role="status" tabIndex={-1} ref={box}>
        {claimed === 'sending' ? SENT : outcomeTitle(claimed, false)}
      </p>
      <div className="outbox outcome" role="status">
        {late.includes(id) && <p>{LATE_WORDS}</p>}
        {message && claimed !== 'sending' && claimed !== 'gone' && (
          <>
            <p>{outcomeWords(claimed, message, !unsaved)}</p>
            <WaysOut {...{ outcome: claimed, message, direct }} />
          </>
        )}
      </div>
      {claimed === 'sending' && (
        <div className="reply">
          <p>
            {replyWords(email, phone)} {direct.replyTime}
          </p>
          <a href="/products">{TEXTS.toProducts}</a>
        </div>
      )}
      {claimed === 'gone' && (
        <div className="reply">
          <a href="/contact">{TEXTS.writeAgain}</a>
        </div>
      )}
    </>
  );
}
