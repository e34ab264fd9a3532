import type { OutboxSnapshot } from '../../browser/outbox/create-outbox.ts';
import { LATE, outcomeTitle } from '../../lib/contact-texts.ts';
import { type DirectContact, MessageActions } from './MessageActions.tsx';
import { outcomeWords } from './outcome-words.ts';

interface Props {
  snapshot: OutboxSnapshot;
  direct: DirectContact;
  /** Id of the message that was just sent from this page: SentMessage shows it. */
  sentId: string | undefined;
}

/** Shows the state of messages from earlier visits; shows nothing when none of them waits or failed. */
export function EarlierMessages({ snapshot, direct, sentId }: Props) {
  const { messages, arrived, shown, hasUnsaved } = snapshot;
  const hasLateArrival = [...shown].some((id) => id !== sentId && arrived.has(id));
  return (
    <div className="outbox" role="status">
      {hasLateArrival && <p>{LATE}</p>}
      {messages.map((message) => {
        const { id, state } = message;
        if (state === 'sending' || id === sentId) return null;
        return (
          <div className="outcome" key={id}>
            <p className={`panel sent ${state}`}>{outcomeTitle(state, true)}</p>
            <p>{outcomeWords(message, !hasUnsaved)}</p>
            <MessageActions message={message} direct={direct} />
          </div>
        );
      })}
    </div>
  );
}
