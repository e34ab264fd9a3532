import { useState } from 'react';
import type { MessageInOutbox } from '../../browser/outbox/create-outbox.ts';
import { outbox } from '../../browser/outbox/outbox.ts';
import { MESSAGE_TEXTS as TEXTS } from '../../lib/contact-texts.ts';
import { FROM_SITE } from '../../model/contact/contact-words.ts';

/** The consultant's contact details, for a visitor whose message was not sent. */
export interface DirectContact {
  phone: string;
  phoneHref: string;
  email: string;
  /** How soon the consultant answers, as a sentence; empty while `site.yaml` does not say. */
  replyTime: string;
}

interface Props {
  message: MessageInOutbox;
  direct: DirectContact;
}

/** Some mail programs do not open a longer link: then the mail opens without the text, which can be copied. */
const LONGEST_LINK = 1900;

/** Buttons for a message that has not arrived: send again, call, write an e-mail, copy, delete. */
export function MessageActions({ message, direct }: Props) {
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
      <div className="buttons">
        {message.state === 'old' && (
          <button type="button" className="button" onClick={() => outbox.sendAgain(message.id)}>
            {TEXTS.again}
          </button>
        )}
        <a className="button" href={direct.phoneHref}>
          <span>
            {TEXTS.call} <span>{direct.phone}</span>
          </span>
        </a>
        <a className="button" data-look="outline" href={mailLink(direct.email, fields)}>
          {TEXTS.mail}
        </a>
        {text && (
          <button type="button" className="button" data-look="outline" onClick={copy}>
            {TEXTS.copy}
          </button>
        )}
      </div>
      <button type="button" className="plain touch" onClick={() => outbox.discard(message.id)}>
        {message.state === 'ended' ? TEXTS.seen : TEXTS.discard}
      </button>
      {copied && <p>{TEXTS.copied}</p>}
      {/* Without access to the clipboard the text can still be selected. */}
      {copied === false && <textarea readOnly rows={5} value={text} aria-label={TEXTS.text} />}
    </>
  );
}

/** Opens a mail with the visitor's text, name and number in it. */
function mailLink(address: string, fields: ReadonlyMap<string, string>): string {
  const signed = ['message', 'name', 'phoneNumber'].map((name) => fields.get(name)).join('\n\n');
  const body = encodeURIComponent(signed.trim().replaceAll('\n', '\r\n'));
  const link = `mailto:${address}?subject=${encodeURIComponent(FROM_SITE)}&body=${body}`;
  return link.length > LONGEST_LINK ? `mailto:${address}` : link;
}
