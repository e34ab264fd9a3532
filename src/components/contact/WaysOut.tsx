import { useState } from 'react';
import { discard, type PendingMessage, sendAgain } from '../../browser/outbox/outbox';
import type { Outcome } from './outcome-words';

/** Ways past the form, ready to show and to link. */
export interface Direct {
  phone: string;
  phoneHref: string;
  email: string;
  /** How soon she answers, as a sentence; empty while she has not said. */
  replyTime: string;
}

interface Props {
  outcome: Outcome;
  message: PendingMessage;
  direct: Direct;
}

/** Longer links are not opened everywhere; then the text is copied instead. */
const LONGEST_LINK = 1900;

/** What the visitor can do about a message that has not arrived. */
export function WaysOut({ outcome, message, direct }: Props) {
  const [copied, setCopied] = useState<boolean>();
  const fields = new Map(message.fields);
  const text = fields.get('message') ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <>
      <div className="choices">
        {outcome === 'old' && (
          <button type="button" onClick={() => sendAgain(message)}>
            Pošalji ponovo
          </button>
        )}
        <a className={outcome === 'old' ? 'quiet' : ''} href={direct.phoneHref}>
          Pozovite {direct.phone}
        </a>
        <a className="quiet" href={mailLink(direct.email, fields)}>
          Pošaljite e-mail
        </a>
        {text && (
          <button type="button" className="quiet" onClick={copy}>
            Kopiraj poruku
          </button>
        )}
        <button type="button" className="plain" onClick={() => discard(message)}>
          {outcome === 'ended' ? 'U redu' : 'Obriši'}
        </button>
      </div>
      {copied && <p>Tekst poruke je kopiran.</p>}
      {/* Without access to the clipboard she can still select the text herself. */}
      {copied === false && <textarea readOnly rows={5} value={text} aria-label="Tekst poruke" />}
    </>
  );
}

/** Opens a mail with her text, her name and her number in it. */
function mailLink(address: string, fields: ReadonlyMap<string, string>): string {
  const signed = ['message', 'name', 'phoneNumber'].map((name) => fields.get(name)).join('\n\n');
  const body = encodeURIComponent(signed.trim().replaceAll('\n', '\r\n'));
  const link = `mailto:${address}?subject=Poruka%20sa%20sajta&body=${body}`;
  return link.length > LONGEST_LINK ? `mailto:${address}` : link;
}
