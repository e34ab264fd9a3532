import { Readable } from 'node:stream';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { DeliveryError, type Fault, type Transport } from './delivery.ts';
import type { ComposedMail } from './mail.ts';
import type { SmtpSettings } from './settings.ts';

/**
 * As long as RFC 5321, 4.5.3.2, lets a mail server take for its greeting and for its answer to the text.
 * A server that answers late may have kept the text: hanging up on it would send a second copy later.
 * Milliseconds.
 */
const GREETING_MS = 300_000;
const ANSWER_MS = 600_000;

/** The function that nodemailer calls for a connection instead of opening one itself. */
export type OpenSocket = NonNullable<SMTPTransportOptions['getSocket']>;

/** Opens a new connection for each mail: at some mails an hour nothing is gained by keeping one open. */
export function openMailServer(
  { host, port, secure, auth }: SmtpSettings,
  openSocket?: OpenSocket,
): Transport {
  const loopback = ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host);
  const transporter = createTransport({
    host,
    port,
    secure,
    ...(auth && { auth }),
    // Nobody listens in on this machine, and a mail server here seldom has a certificate to be checked.
    ignoreTLS: loopback && !secure,
    // Neither a password nor a visitor's words ever leave this machine unencrypted.
    requireTLS: !loopback,
    // nodemailer's greeting timeout only counts within the connection timeout.
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(openSocket && { getSocket: openSocket }),
  });

  /** How many texts (of a message, of a notice to the owner) the mail server has got and not confirmed yet. */
  let unconfirmed = 0;

  async function deliver({ from, to, raw }: ComposedMail): Promise<void> {
    let isLetIn = false;
    // nodemailer reads the text once the server has accepted sender and recipient, and not before.
    const text = new Readable({
      read() {
        isLetIn = true;
        unconfirmed += 1;
        this.push(raw);
        this.push(null);
      },
    });
    try {
      await transporter.sendMail({ envelope: { from, to }, raw: text });
    } catch (error) {
      const failure: MailError = Object(error);
      throw new DeliveryError(isLetIn ? faultOf(failure) : 'connection', codesOf(failure, !auth));
    } finally {
      if (isLetIn) unconfirmed -= 1;
    }
  }

  return { deliver, awaitsConfirmation: () => unconfirmed > 0 };
}

/** The fields that nodemailer adds to its errors. */
interface MailError {
  code?: string;
  /** Node's own code (a wrong certificate, a closed port) where `code` only says that the connection failed. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/** Of a server that has let the mail in. */
function faultOf({ code, responseCode }: MailError): Fault {
  // Sender and recipient are the same in every mail: a server that refuses them refuses all mails. With 421 it closes
  // the connection, whatever the message is.
  return code === 'EENVELOPE' || responseCode === 421 ? 'connection' : 'message';
}

/** Codes only: a mail server's answer may quote an address, and a command has one as its argument. */
function codesOf(failure: MailError, isAnonymous: boolean): string {
  const { code, originalCode, responseCode = 0, command } = failure;
  const parts = [code, originalCode, responseCode || undefined, command?.split(':')[0]];
  // A server that demands a password often refuses the recipient instead of asking for it.
  if (isAnonymous && code === 'EENVELOPE' && responseCode >= 500)
    parts.push('(no user in SMTP_URL)');
  return parts.filter((part) => part !== undefined).join(' ') || 'unknown error';
}
