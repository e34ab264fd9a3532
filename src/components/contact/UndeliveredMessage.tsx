import { useState } from 'react';
import { discard, type PendingMessage, sendAgain } from '../../browser/outbox/outbox';
import { type Direct, DirectContact } from './DirectContact';

interface Props {
  /** How the message is called, at the start of a sentence. */
  subject: string;
  message: PendingMessage;
  direct: Direct;
}

/** A message that only the visitor can help on: refused for good, or older than a week. */
export function UndeliveredMessage({ subject, message, direct }: Props) {
  const [copied, setCopied] = useState<boolean>();
  const text = new Map(message.fields).get('message') ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <div className="undelivered">
      <p>
        {message.refused
          ? `${subject} nije primljena, ali Vaš tekst je sačuvan na ovom uređaju. `
          : `${subject} duže od sedam dana čeka na ovom uređaju. Možete da je pošaljete ponovo ili obrišete. `}
        <DirectContact {...direct} />
      </p>
      <div className="choices">
        {message.refused ? (
          <button type="button" onClick={copy}>
            Kopiraj poruku
          </button>
        ) : (
          <button type="button" onClick={() => sendAgain(message)}>
            Pošalji ponovo
          </button>
        )}
        <button type="button" className="quiet" onClick={() => discard(message)}>
          Obriši
        </button>
      </div>
      {copied && <p>Tekst poruke je kopiran.</p>}
      {/* Without access to the clipboard she can still select the text herself. */}
      {copied === false && <textarea readOnly rows={5} value={text} aria-label="Tekst poruke" />}
    </div>
  );
}
