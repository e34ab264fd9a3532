// The files of the queue: where they are kept, their names, and what each of them holds.
import { type ContactMessage, MESSAGE_FIELDS } from '../model/contact-message.ts';
import type { QueueEntry } from './queue-policy.ts';

/**
 * Where the queue is kept: named texts, each of them whole or absent. A name is `folder/id`, or a
 * plain name for the one text that is in no folder.
 */
export interface MailStore {
  /** Ids of all texts in a folder, in no order. Throws when the folder is out of reach. */
  list: (folder: string) => Iterable<string>;
  /** Undefined when the text is absent. Throws when its folder is out of reach: the text may exist then. */
  read: (name: string) => string | undefined;
  /** Replaces an older text. Once it resolves, the text survives a power cut; rejects when the disk refuses. */
  write: (name: string, text: string) => Promise<void>;
  /** After a power cut the text may be there again. Rejects when the disk refuses. */
  remove: (name: string) => Promise<void>;
  /** Lets another process open the store. */
  close: () => void;
}

/** A text is in the first folder until it is delivered; a note of its id is in the second from then on. */
export const STORE_FOLDERS = ['waiting', 'sent'] as const;
/** The file of the `DeliveryState`; the name is older than the interface. */
export const STATE = 'line';
/** A test file beside the messages: writing it shows whether the disk is well. No message has this id. */
export const PROBE = 'probe';

export const waitingName = (id: string) => `waiting/${id}`;
export const sentName = (id: string) => `sent/${id}`;

/** A message as its file holds it. */
export interface QueuedMessage extends QueueEntry {
  message: ContactMessage;
}

/**
 * What outlives a restart beside the messages. The names are those in the file `STATE`. Times are milliseconds
 * since 1970.
 */
export interface DeliveryState {
  /** Attempts made so far, of all messages together. */
  tries: number;
  /** Failures of the connection in a row: no message would have passed. */
  failures: number;
  /** Messages in a row at whose first attempt the connection broke off. */
  doubts: number;
  /** No attempt is made before this time. */
  until: number;
  /** Codes of the last failure; null once a message has passed. */
  error: string | null;
  /** Id of the message that failed last. */
  failed: string | null;
  /** How far the hourly allowance is used: see `quotaPauseLeft` in delivery.ts. */
  paid: number;
  /** When the owner was last sent a notice about the relay. */
  noticed: number;
  /** When old notes were last removed. */
  swept: number;
}

/** Each delivered message resets these fields: the connection works. */
export const NO_FAILURE = { failures: 0, doubts: 0, until: 0, error: null, failed: null };

/** Indented for a person who looks into the folder. */
export function serialize(message: QueuedMessage): string {
  return JSON.stringify(message, null, 1);
}

/** Undefined when the file is damaged. */
export function parseMessage(id: string, text: string): QueuedMessage | undefined {
  const message = parse<QueuedMessage>(text);
  return message.id === id && isWhole(message) ? message : undefined;
}

function isWhole(content: Partial<QueuedMessage>): content is QueuedMessage {
  const { flags, received, place, attempts, due, message } = content;
  return (
    Array.isArray(flags) &&
    [received, place, attempts, due].every(Number.isFinite) &&
    MESSAGE_FIELDS.every((field) => typeof message?.[field] === 'string')
  );
}

/** When a message came and was delivered, in milliseconds since 1970; 0 where the note is damaged. */
export function parseNote(text: string): { received: number; sent: number } {
  const { received, sent } = parse<{ received: number; sent: number }>(text);
  return { received: Number(received) || 0, sent: Number(sent) || 0 };
}

/** From a damaged file comes a new state: that costs a pause between attempts, and no message. */
export function parseState(text: string): DeliveryState {
  const unused = { ...NO_FAILURE, tries: 0, paid: 0, noticed: 0, swept: 0 };
  return { ...unused, ...parse<DeliveryState>(text) };
}

/** The content of the text, of which any field may be absent; empty when the text is damaged. */
function parse<Content>(text: string): Partial<Content> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
