import type { OutboxSnapshot } from '../../browser/outbox/create-outbox';
import { LATE_WORDS, outcomeTitle, outcomeWords } from './outcome-words';
import { type Direct, WaysOut } from './WaysOut';

interface Props {
  snapshot: OutboxSnapshot;
  direct: Direct;
  /** Id of the message that was just sent from this page: SentMessage shows it. */
  ownId: string | undefined;
}

/** Says what became of the messages of earlier visits; says nothing while all is well. */
export function EarlierMessages({ snapshot, direct, ownId }: Props) {
  const { messages, arrived, shown, hasUnsaved } = snapshot;
  const hasLateArrival = [...shown].some((id) => id !== ownId && arrived.has(id));
  return (
    <div className="outbox" role="status">
      {hasLateArrival && <p>{LATE_WORDS}</p>}
      {messages.map((message) => {
        const { id, state } = message;
        if (state === 'sending' || id === ownId) return null;
        return (
          <div className="outcome" key={id}>
            <p className={`panel sent ${state}`}>{outcomeTitle(state, true)}</p>
            <p>{outcomeWords(message, !hasUnsaved)}</p>
            <WaysOut message={message} direct={direct} />
          </div>
        );
      })}
    </div>
  );
}
