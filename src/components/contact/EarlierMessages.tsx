import { stateOf } from '../../browser/outbox/message-state';
import { LATE_WORDS, outcomeTitle, outcomeWords } from './outcome-words';
import type { Outbox } from './use-outbox';
import { type Direct, WaysOut } from './WaysOut';

interface Props {
  outbox: Outbox;
  direct: Direct;
  /** Id of the message that this page has sent: it has its own place. */
  own: string | undefined;
}

/** Tells what became of messages of earlier visits; says nothing while all is well. */
export function EarlierMessages({ outbox, direct, own }: Props) {
  const { messages, unsaved, late } = outbox;
  return (
    <div className="outbox" role="status">
      {late.some((id) => id !== own) && <p>{LATE_WORDS}</p>}
      {messages.map((message) => {
        const state = stateOf(message);
        if (state === 'sending' || message.id === own) return null;
        return (
          <div className="outcome" key={message.id}>
            <p className={`sent ${state}`}>{outcomeTitle(state, true)}</p>
            <p>{outcomeWords(state, message, !unsaved)}</p>
            <WaysOut {...{ outcome: state, message, direct }} />
          </div>
        );
      })}
    </div>
  );
}
