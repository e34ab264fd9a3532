import { createTransport } from 'nodemailer';
import type { ContactMessage } from '../model/contact-message.ts';
import type { Flag } from './relay-ports.ts';
import type { QueuedMail } from './spool.ts';

export interface MailAddresses {
  to: string;
  from: string;
  /** Right half of every Message-ID. */
  domain: string;
}

export interface ComposedMail {
  from: string;
  to: string;
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

/** The mail of a message, byte for byte the same at every try. */
export async function composeMail(
  mail: QueuedMail,
  addresses: MailAddresses,
): Promise<ComposedMail> {
  const { to, from, domain } = addresses;
  const { message, flags } = mail;
  const replyable = isPlainAddress(message.email);
  const { message: raw } = await composer.sendMail({
    from: { name: 'Poruka sa sajta', address: from },
    to,
    ...(replyable && { replyTo: message.email }),
    subject: `${flags.length > 0 ? '[proverite] ' : ''}Poruka sa sajta: ${defuse(message.name)}`,
    messageId: `<${mail.id}@${domain}>`,
    date: new Date(mail.received),
    text: bodyText(message, flags, replyable),
    // Long lines and single dots travel unharmed; and a person can read the file.
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(raw)) throw new TypeError('The composer gave no bytes.');
  return { from, to, raw };
}

export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && PLAIN_ADDRESS.test(text);
}

/** A visitor's `=?…?=` would be decoded by mail programs, line breaks included. */
function defuse(text: string): string {
  return text.replaceAll('=?', '= ?');
}

function bodyText(message: ContactMessage, flags: readonly Flag[], replyable: boolean): string {
  const notes = [
    !replyable && 'Adresa ne izgleda ispravno, pa „Odgovori“ ne radi: proverite je pre odgovora.',
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
