import { createTransport } from 'nodemailer';
import { type ContactMessage, MESSAGE_FIELDS } from '../model/contact/contact-message.ts';
import { FIELD_WORDS, FROM_SITE, TOPIC } from '../model/contact/contact-words.ts';
import { answerableEmail } from '../model/contact/email-address.ts';
import type { Flag, QueuedMessage } from './queue.ts';

export interface MailAddresses {
  to: string;
  from: string;
}

export interface ComposedMail extends MailAddresses {
  raw: Buffer;
}

const FLAG_NOTES: Record<Flag, string> = {
  trap: 'popunjeno je skriveno polje (ponekad to uradi sam pregledač)',
  origin: 'ne vidi se sa koje stranice je poslata',
  links: 'sadrži mnogo veza',
  busy: 'sa iste mreže je danas stiglo mnogo poruka',
};

const composer = createTransport(
  { streamTransport: true, buffer: true, newline: 'windows' },
  { disableFileAccess: true, disableUrlAccess: true },
);

interface Content {
  /**
   * The name beside the sender's address. Not the visitor's: filters take a person's name at another
   * address for a fraud.
   */
  name: string;
  replyTo?: string;
  subject: string;
  /** The part of the Message-ID before the @. */
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  text: string;
}

/** A mail from the relay's own address. The same content gives the same bytes. */
export async function compose(
  { to, from }: MailAddresses,
  { name, id, time, ...content }: Content,
): Promise<ComposedMail> {
  const { message: raw } = await composer.sendMail({
    ...content,
    from: { name, address: from },
    to,
    messageId: `<${id}@${from.split('@')[1]}>`,
    date: new Date(time),
    textEncoding: shorterEncoding(content.text),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  if (!Buffer.isBuffer(raw)) throw new TypeError('The composer gave no bytes.');
  return { from, to, raw };
}

/**
 * Both encodings protect long lines and single dots. Quoted-printable writes a Cyrillic letter as six
 * characters: a long message would exceed the 50,000 bytes up to which Postfix returns the text in a
 * bounce.
 */
function shorterEncoding(text: string): 'quoted-printable' | 'base64' {
  const bytes = Buffer.from(text);
  const foreign = bytes.filter((byte) => byte > 126).length;
  return bytes.length + 2 * foreign > (4 / 3) * bytes.length ? 'base64' : 'quoted-printable';
}

/** The first line that the Contact page puts before a question about a product (AskedAbout.astro). */
const TOPIC_LINE = new RegExp(`^${TOPIC} ([^\\p{C}\\p{Zl}\\p{Zp}]{1,80})$`, 'mu');

/** The mail of a message, the same bytes at every attempt. */
export function composeMail(
  { id, received: time, message, flags }: QueuedMessage,
  addresses: MailAddresses,
): Promise<ComposedMail> {
  const replyTo = answerableEmail(message.email);
  const [firstLine = ''] = message.message.split('\n', 1);
  const topic = TOPIC_LINE.exec(firstLine)?.[1];
  return compose(addresses, {
    // The mark is not in the subject: the owner's answer would show it to the visitor.
    name: flags.length > 0 ? `${FROM_SITE} [proverite]` : FROM_SITE,
    ...(replyTo && { replyTo }),
    subject: breakEncodedWords(topic ? `${message.name}: ${topic}` : `${message.name} piše`),
    id,
    time,
    text: bodyText(message, flags, replyTo !== ''),
  });
}

/** Mail programs would decode a visitor's `=?…?=`, with any line breaks in it. */
function breakEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** Begins with the visitor's words: a phone's list of mails shows no more than the beginning. */
function bodyText(message: ContactMessage, flags: readonly Flag[], isReplyable: boolean): string {
  const lines = [
    message.message,
    '',
    ...MESSAGE_FIELDS.filter((field) => field !== 'message').map(
      (field) => `${FIELD_WORDS[field].label}: ${message[field]}`,
    ),
  ];
  if (!isReplyable)
    lines.push(
      'Napomena: Adresa ne izgleda ispravno, pa „Odgovori“ ne radi: proverite je pre odgovora.',
    );
  if (flags.length > 0) {
    const notes = flags.map((flag) => FLAG_NOTES[flag]).join('; ');
    // After the separator of a signature, because many mail programs leave a signature out of an answer.
    lines.push('', '-- ', `Proverite ovu poruku: ${notes}.`);
  }
  return `${lines.join('\n')}\n`;
}
