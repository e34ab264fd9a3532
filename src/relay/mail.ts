import { createTransport } from 'nodemailer';
import type { ContactMessage } from '../model/contact-message.ts';
import type { Flag, QueuedMail } from './message-file.ts';

export interface MailAddresses {
  to: string;
  from: string;
}

export interface ComposedMail extends MailAddresses {
  raw: Buffer;
}

// Stricter than the standard on purpose: one address, nothing a mail program could read as two.
const PLAIN_ADDRESS =
  /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

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
  /** Who writes, beside the sender's address. Not the visitor: filters take a name before a foreign address for a trick. */
  name: string;
  replyTo?: string;
  subject: string;
  /** Left half of the Message-ID. */
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  text: string;
}

/** A mail from the relay's own address; the same bytes for the same content. */
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
 * Both let long lines and single dots travel unharmed. Quoted-printable makes six signs of a Cyrillic
 * letter: so long a text that a bounce (Postfix: 50,000 bytes) would leave it out.
 */
function shorterEncoding(text: string): 'quoted-printable' | 'base64' {
  const bytes = Buffer.from(text);
  const foreign = bytes.filter((byte) => byte > 126).length;
  return bytes.length + 2 * foreign > (4 / 3) * bytes.length ? 'base64' : 'quoted-printable';
}

/** What the page writes before a question about a product (AskedAbout.astro). */
const TOPIC = /^Tema: ([^\p{C}\p{Zl}\p{Zp}]{1,80})$/mu;

/** The mail of a message, byte for byte the same at every try. */
export function composeMail(
  { id, received: time, message, flags }: QueuedMail,
  addresses: MailAddresses,
): Promise<ComposedMail> {
  const isReplyable = isPlainAddress(message.email);
  const [firstLine = ''] = message.message.split('\n', 1);
  const topic = TOPIC.exec(firstLine)?.[1];
  return compose(addresses, {
    // The mark stands here and not in the subject, which her answer takes back to the visitor.
    name: flags.length > 0 ? 'Poruka sa sajta [proverite]' : 'Poruka sa sajta',
    ...(isReplyable && { replyTo: message.email }),
    subject: defuse(topic ? `${message.name}: ${topic}` : `${message.name} piše`),
    id,
    time,
    text: bodyText(message, flags, isReplyable),
  });
}

function isPlainAddress(text: string): boolean {
  return text.length <= 254 && PLAIN_ADDRESS.test(text);
}

/** A visitor's `=?…?=` would be decoded by mail programs, line breaks included. */
function defuse(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** The visitor's words first: a phone shows no more of a mail in its list. */
function bodyText(message: ContactMessage, flags: readonly Flag[], isReplyable: boolean): string {
  const lines = [
    message.message,
    '',
    `Ime: ${message.name}`,
    `Telefon: ${message.phoneNumber}`,
    `E-mail: ${message.email}`,
  ];
  if (!isReplyable)
    lines.push(
      'Napomena: Adresa ne izgleda ispravno, pa „Odgovori“ ne radi: proverite je pre odgovora.',
    );
  if (flags.length > 0) {
    const notes = flags.map((flag) => FLAG_NOTES[flag]).join('; ');
    // Behind the separator of a signature: many mail programs leave it out of an answer.
    lines.push('', '-- ', `Proverite ovu poruku: ${notes}.`);
  }
  return `${lines.join('\n')}\n`;
}
