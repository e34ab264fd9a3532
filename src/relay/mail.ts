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
  /** Who writes, beside the sender's address. */
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
    // Long lines and single dots travel unharmed; and a person can read the file.
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(raw)) throw new TypeError('The composer gave no bytes.');
  return { from, to, raw };
}

/** The mail of a message, byte for byte the same at every try. */
export function composeMail(
  { id, received: time, message, flags }: QueuedMail,
  addresses: MailAddresses,
): Promise<ComposedMail> {
  const isReplyable = isPlainAddress(message.email);
  return compose(addresses, {
    name: 'Poruka sa sajta',
    ...(isReplyable && { replyTo: message.email }),
    subject: `${flags.length > 0 ? '[proverite] ' : ''}Poruka sa sajta: ${defuse(message.name)}`,
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

function bodyText(message: ContactMessage, flags: readonly Flag[], isReplyable: boolean): string {
  const notes = [
    !isReplyable && 'Adresa ne izgleda ispravno, pa „Odgovori“ ne radi: proverite je pre odgovora.',
    flags.length > 0 && `Proverite ovu poruku: ${flags.map((f) => FLAG_NOTES[f]).join('; ')}.`,
  ].filter(Boolean);
  return [
    `Ime: ${message.name}`,
    `Telefon: ${message.phoneNumber}`,
    `E-mail: ${message.email}`,
    ...notes.map((note) => `Napomena: ${note}`),
    '',
    message.message,
    '',
  ].join('\n');
}
