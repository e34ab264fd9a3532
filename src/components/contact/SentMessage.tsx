import { useEffect, useRef, useState } from 'react';
import type { OutboxSnapshot } from '../../browser/outbox/create-outbox';
import { replyWords, MESSAGE_TEXTS as TEXTS } from '../../lib/contact-texts';
import { SENT } from '../../model/contact-words';
import type { SentMessageData } from './form-state';
import { LATE_WORDS, outcomeTitle, outcomeWords } from './outcome-words';
import { type Direct, WaysOut } from './WaysOut';

interface Props {
  sent: SentMessageData;
  snapshot: OutboxSnapshot;
  direct: Direct;
}

/**
 * The words of success stand so long whatever is known: most messages arrive within that time. Then
 * they make place for what is true.
 */
const THANKS_MS = 1200;

/** Stands in the form's place and says what is true of the message as far as it is known. */
export function SentMessage({ sent: { id, email, phoneNumber }, snapshot, direct }: Props) {
  const { messages, arrived, shown, hasUnsaved } = snapshot;
  const [isThanking, setThanking] = useState(true);
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    box.current?.focus();
    setTimeout(setThanking, THANKS_MS, false);
  }, []);

  const message = messages.find((other) => other.id === id);
  const isLate = shown.has(id) && arrived.has(id);
  const isDeleted = shown.has(id) && !message && !isLate;
  const known = message?.state ?? (isDeleted ? 'deleted' : 'sending');
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
        {message && claimed !== 'sending' && claimed !== 'deleted' && (
          <>
            <p>{outcomeWords(message, !hasUnsaved)}</p>
            <WaysOut message={message} direct={direct} />
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
      {claimed === 'deleted' && (
        <a className="touch" href="/contact">
          {TEXTS.writeAgain}
        </a>
      )}
    </>
  );
}
