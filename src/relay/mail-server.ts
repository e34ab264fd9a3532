import { Readable } from 'node:stream';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { ComposedMail } from './mail.ts';
import type { SmtpSettings } from './smtp-url.ts';
import { DeliveryError, type Transport, type Verdict } from './transport.ts';

/**
 * As long as a mail server may take by RFC 5321, 4.5.3.2: to greet, and to answer (after the whole
 * text it may already have kept it, and who hangs up sends a second copy). Milliseconds.
 */
const GREETING_MS = 300_000;
const ANSWER_MS = 600_000;

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
    // The first one bounds the second.
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(openSocket && { getSocket: openSocket }),
  });

  /** Texts on their way: a message's, a notice's. */
  let underway = 0;

  async function deliver({ from, to, raw }: ComposedMail): Promise<void> {
    let isLetIn = false;
    // nodemailer asks for the text as soon as the server has let us in; before that nothing is sent.
    const text = new Readable({
      read() {
        isLetIn = true;
        underway += 1;
        this.push(raw);
        this.push(null);
      },
    });
    try {
      await transporter.sendMail({ envelope: { from, to }, raw: text });
    } catch (error) {
      const failure: MailError = Object(error);
      throw new DeliveryError(isLetIn ? judge(failure) : 'line', describe(failure, !auth));
    } finally {
      if (isLetIn) underway -= 1;
    }
  }

  return { kind: 'smtp', deliver, isHandingOver: () => underway > 0 };
}

/** What nodemailer adds to its errors. */
interface MailError {
  code?: string;
  /** Of Node, where `code` only says that the connection failed: a certificate, a closed port. */
  originalCode?: string;
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
function describe(failure: MailError, isNobody: boolean): string {
  const { code, originalCode, responseCode = 0, command } = failure;
  const parts = [code, originalCode, responseCode || undefined, command?.split(':')[0]];
  // A server that wants a password often says so by refusing the recipient.
  if (isNobody && code === 'EENVELOPE' && responseCode >= 500) parts.push('(no user in SMTP_URL)');
  return parts.filter((part) => part !== undefined).join(' ') || 'unknown error';
}
