import { useEffect, useState } from 'react';
import { type PendingMessage, watchMessages } from '../../browser/outbox/outbox';
import { isOld } from '../../browser/outbox/schedule';
import { type Direct, DirectContact } from './DirectContact';
import { UndeliveredMessage } from './UndeliveredMessage';

interface Props {
  direct: Direct;
  /** The form stands below, so the messages are earlier ones. */
  earlier: boolean;
}

/** Tells what became of messages that did not arrive at once; says nothing while all is well. */
export function OutboxStatus({ direct, earlier }: Props) {
  const subject = earlier ? 'Ranija poruka' : 'Poruka';
  const [messages, setMessages] = useState<readonly PendingMessage[]>([]);
  const [unsaved, setUnsaved] = useState(false);
  const [arrivedLate, setArrivedLate] = useState(false);

  useEffect(() => {
    let waited = false;
    return watchMessages((now, onlyInMemory) => {
      const waits = now.some(isWaiting);
      setArrivedLate(waited && !waits && !now.some(needsVisitor));
      waited ||= waits;
      setMessages(now);
      setUnsaved(onlyInMemory);
    });
  }, []);

  return (
    <div className="outbox" role="status">
      {arrivedLate && <p>Poruka koja je čekala sada je poslata.</p>}
      {messages.some(isWaiting) && (
        <p>
          {unsaved
            ? `${subject} još nije stigla. Ostavite ovu stranicu otvorenu dok se ne pošalje. `
            : `${subject} još nije stigla: čeka na ovom uređaju i poslaće se čim bude moguće. `}
          Hitno je? <DirectContact {...direct} />
        </p>
      )}
      {messages.filter(needsVisitor).map((message) => (
        <UndeliveredMessage key={message.id} {...{ subject, message, direct }} />
      ))}
    </div>
  );
}

function needsVisitor({ refused, since }: PendingMessage): boolean {
  return refused || isOld(since, Date.now());
}

/** A first try that still runs is no news. */
function isWaiting(message: PendingMessage): boolean {
  return message.tries > 0 && !needsVisitor(message);
}
