import { useEffect, useRef, useState } from 'react';
import { stateOf } from '../../browser/outbox/message-state';
import type { News } from '../../browser/outbox/outbox';
import { replyWords, MESSAGE_TEXTS as TEXTS } from '../../lib/contact-texts';
import type { ContactMessage } from '../../model/contact-message';
import { SENT } from '../../model/contact-words';
import { LATE_WORDS, outcomeTitle, outcomeWords } from './outcome-words';
import { type Direct, WaysOut } from './WaysOut';

/** A message that was just sent. */
export type Sent = ContactMessage & { id: string };

interface Props {
  sent: Sent;
  news: News;
  direct: Direct;
}

/** The words of success stand so long before they make place for what is true. */
const THANKS_MS = 1200;

/** Stands in the form's place and says what is true of the message as far as it is known. */
export function SentMessage({ sent: { id, email, phoneNumber }, news, direct }: Props) {
  const { messages, arrived, unsaved } = news;
  const [isThanking, setThanking] = useState(true);
  const box = useRef<HTMLParagraphElement>(null);
  const hasWaited = useRef(false);
  useEffect(() => {
    box.current?.focus();
    setTimeout(setThanking, THANKS_MS, false);
  }, []);

  const message = messages.find((other) => other.id === id);
  const isLate = hasWaited.current && arrived.has(id);
  const isGone = hasWaited.current && !message && !isLate;
  const known = message ? stateOf(message) : isGone ? 'gone' : 'sending';
  hasWaited.current ||= Boolean(message) && known !== 'sending';
  // At first the words of success stand whatever is known: most messages arrive within that time.
  const claimed = isThanking ? 'sending' : known;

  return (
    <>
      <h2 className="minor" id="pisite">
        {claimed === 'sending' ? TEXTS.thanks : TEXTS.yours}
      </h2>
      <p className={`panel sent ${claimed}`} role="status" tabIndex={-1} ref={box}>
        {claimed === 'sending' ? SENT : outcomeTitle(claimed, false)}
      </p>
      <div className="outbox outcome" role="status">
        {isLate && <p>{LATE_WORDS}</p>}
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
            {replyWords(email, phoneNumber)} {direct.replyTime}
          </p>
          <a href="/products">{TEXTS.toProducts}</a>
        </div>
      )}
      {claimed === 'gone' && (
        <a className="touch" href="/contact">
          {TEXTS.writeAgain}
        </a>
      )}
    </>
  );
}
