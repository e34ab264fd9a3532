import { useEffect, useRef, useState } from 'react';
import type { OutboxSnapshot } from '../../browser/outbox/create-outbox.ts';
import { LATE, outcomeTitle, replyWords, MESSAGE_TEXTS as TEXTS } from '../../lib/contact-texts.ts';
import { SENT, TO_PRODUCTS } from '../../model/contact/contact-words.ts';
import { type DirectContact, MessageActions } from './MessageActions.tsx';
import { outcomeWords } from './outcome-words.ts';
import type { SentMessageData } from './watch-form.ts';

interface Props {
  sent: SentMessageData;
  snapshot: OutboxSnapshot;
  direct: DirectContact;
}

/**
 * How long the form says that the message is sent, whatever its state: most messages arrive within that time. After
 * that the real state is shown.
 */
const THANKS_MS = 1200;

/** Replaces the form after sending, and shows the state of the message. */
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
  const knownState = message?.state ?? (isDeleted ? 'deleted' : 'sending');
  const shownState = isThanking ? 'sending' : knownState;

  return (
    <>
      <h2 className="minor" id="pisite">
        {shownState === 'sending' ? TEXTS.thanks : TEXTS.yours}
      </h2>
      <p className={`panel sent ${shownState}`} role="status" tabIndex={-1} ref={box}>
        {shownState === 'sending' ? SENT : outcomeTitle(shownState, false)}
      </p>
      <div className="outbox outcome" role="status">
        {isLate && <p>{LATE}</p>}
        {message && shownState !== 'sending' && shownState !== 'deleted' && (
          <>
            <p>{outcomeWords(message, !hasUnsaved)}</p>
            <MessageActions message={message} direct={direct} />
          </>
        )}
      </div>
      {shownState === 'sending' && (
        <div className="reply">
          <p>
            {replyWords(email, phoneNumber)} {direct.replyTime}
          </p>
          <div className="buttons">
            <a className="button" href="/products">
              {TO_PRODUCTS}
            </a>
            <a className="button" data-look="outline" href="/contact">
              {TEXTS.writeAgain}
            </a>
          </div>
        </div>
      )}
      {shownState === 'deleted' && (
        <a className="touch" href="/contact">
          {TEXTS.writeAgain}
        </a>
      )}
    </>
  );
}
