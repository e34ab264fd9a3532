import { Readable } from 'node:stream';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { ComposedMail } from './mail.ts';
import type { SmtpSettings } from './smtp-url.ts';
import { DeliveryError, type Transport, type Verdict } from './transport.ts';

/** For a connection, a greeting, an answer each. Milliseconds. */
const PATIENCE = 30_000;

/** nodemailer's way to be given a connection instead of opening one. */
export type OpenSocket = NonNullable<SMTPTransportOptions['getSocket']>;

/** A connection of its own for every mail: at some mails an hour nothing is won by keeping one. */
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
    // On this machine nobody listens in, and its certificate is seldom one that can be checked.
    ignoreTLS: loopback && !secure,
    // Neither a password nor a visitor's words ever travel in the clear.
    requireTLS: !loopback,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(openSocket && { getSocket: openSocket }),
  });

  async function deliver({ from, to, raw }: ComposedMail): Promise<void> {
    let isLetIn = false;
    // Nothing reads the text before the other side is known and has let us in.
    const text = new Readable({
      read() {
        isLetIn = true;
        this.push(raw);
        this.push(null);
      },
    });
    try {
      await transporter.sendMail({ envelope: { from, to }, raw: text });
    } catch (error) {
      const failure: MailError = Object(error);
      throw new DeliveryError(isLetIn ? judge(failure) : 'line', describe(failure));
    }
  }

  return { kind: 'smtp', deliver };
}

/** What nodemailer adds to its errors. */
interface MailError {
  code?: string;
  responseCode?: number;
  command?: string;
}

function judge({ code, responseCode }: MailError): Verdict {
  // Sender and recipient are the same in every mail, so their refusal is one of all mails.
  if (code === 'EENVELOPE') return 'line';
  const isAnswered = code === 'EMESSAGE' && responseCode !== undefined && responseCode !== 421;
  return isAnswered ? 'mail' : 'unsure';
}

/** Codes only: an answer of a mail server may quote addresses, and a command carry its argument. */
function describe({ code, responseCode, command }: MailError): string {
  const parts = [code, responseCode, command?.split(':')[0]].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : 'unknown error';
}
