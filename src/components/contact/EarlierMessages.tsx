import { useRef } from 'react';
import { stateOf } from '../../browser/outbox/message-state';
import type { News } from '../../browser/outbox/outbox';
import { LATE_WORDS, outcomeTitle, outcomeWords } from './outcome-words';
import { type Direct, WaysOut } from './WaysOut';

interface Props {
  news: News;
  direct: Direct;
  /** Id of the message that this page has sent: it has its own place. */
  own: string | undefined;
}

/** Tells what became of messages of earlier visits; says nothing while all is well. */
export function EarlierMessages({ news: { messages, unsaved, arrived }, direct, own }: Props) {
  /** Ids of the messages that stood here. */
  const told = useRef(new Set<string>());
  return (
    <div className="outbox" role="status">
      {[...told.current].some((id) => arrived.has(id)) && <p>{LATE_WORDS}</p>}
      {messages.map((message) => {
        const state = stateOf(message);
        if (state === 'sending' || message.id === own) return null;
        told.current.add(message.id);
        return (
          <div className="outcome" key={message.id}>
            <p className={`panel sent ${state}`}>{outcomeTitle(state, true)}</p>
            <p>{outcomeWords(state, message, !unsaved)}</p>
            <WaysOut {...{ outcome: state, message, direct }} />
          </div>
        );
      })}
    </div>
  );
}
