import { Readable } from 'node:stream';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { DeliveryError, type Transport } from './relay.ts';
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

  return async ({ from, to, raw }) => {
    let isLetIn = false;
    // nodemailer reads the text once the server has accepted sender and recipient, and not before.
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
      const { code, responseCode } = failure;
      // Sender and recipient are the same in every mail: a server that refuses them (nodemailer reads the text then,
      // too) refuses all mails. With 421 it closes the connection, whatever the message is.
      const isAboutText = isLetIn && code !== 'EENVELOPE' && responseCode !== 421;
      throw new DeliveryError(isAboutText ? 'message' : 'connection', codesOf(failure));
    }
  };
}

interface MailError {
  code?: string;
  /** Node's own code (a wrong certificate, a closed port) where `code` only says that the connection failed. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/** Codes only: a mail server's answer may quote an address, and a command has one as its argument. */
function codesOf({ code, originalCode, responseCode, command }: MailError): string {
  const parts = [code, originalCode, responseCode, command?.split(':')[0]];
  return parts.filter((part) => part !== undefined).join(' ') || 'unknown error';
}
