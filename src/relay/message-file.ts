import { createHash } from 'node:crypto';
import { type ContactMessage, MESSAGE_FIELDS } from '../model/contact-message.ts';

/** Why a message deserves a second look. It is delivered all the same. */
export type Flag = 'trap' | 'origin' | 'links' | 'busy';

/** What a message in the queue is ordered by: all of its file but the text. */
export interface Waiting {
  id: string;
  /** Milliseconds since 1970, as all times here. */
  received: number;
  flags: readonly Flag[];
  /** Sign of the sender's network; null when nobody knows. */
  network: string | null;
  /** Senders take turns: see `placeFor`. */
  place: number;
  attempts: number;
  /** No try before. */
  due: number;
}

export interface QueuedMail extends Waiting {
  message: ContactMessage;
}

/** Readable for a person who looks into the folder. */
export function writeMail(mail: QueuedMail): string {
  return JSON.stringify(mail, null, 1);
}

/** The mail in the file of this id, or undefined when the file is damaged. */
export function readMail(id: string, text: string): QueuedMail | undefined {
  const mail = parse(text) as QueuedMail;
  const isWhole =
    mail.id === id &&
    Array.isArray(mail.flags) &&
    [mail.received, mail.place, mail.attempts, mail.due].every(Number.isFinite) &&
    MESSAGE_FIELDS.every((field) => typeof mail.message?.[field] === 'string');
  return isWhole ? mail : undefined;
}

/** When a delivered message came and went; the first day of all times in a damaged file. */
export function readSent(text: string): { received: number; sent: number } {
  const { received = 0, sent = 0 } = parse(text) as Record<string, unknown>;
  return { received: Number(received) || 0, sent: Number(sent) || 0 };
}

/** Names a message for good: the same visitor's id and text give the same one. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** An object; empty when the text is damaged. */
export function parse(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
