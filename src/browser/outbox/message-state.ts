import { endOf, FIRST_REST, isOld } from './schedule';
import type { PendingMessage } from './storage';

/**
 * `sending`: its first try runs. `waiting`: it is tried again by itself. `refused`: the relay will
 * never take it. `old`: it waits for the visitor's word. `ended`: its text is gone.
 */
export type MessageState = 'sending' | 'waiting' | 'refused' | 'old' | 'ended';

/** A message as it is at submit; its id is 32 hexadecimal digits. */
export function newMessage(entries: PendingMessage['fields']): PendingMessage {
  const now = Date.now();
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('');
  return {
    id,
    fields: [...entries, ['id', id]],
    since: now,
    tries: 0,
    at: now,
    wait: FIRST_REST,
    eager: false,
    refused: false,
  };
}

export function stateOf(message: PendingMessage, now = Date.now()): MessageState {
  const { since, refused, tries } = message;
  if (now > endOf(since)) return 'ended';
  if (refused) return 'refused';
  if (isOld(since, now)) return 'old';
  return tries ? 'waiting' : 'sending';
}

/** Only time is needed: nobody has to do anything. */
export function isUnderway(message: PendingMessage): boolean {
  return ['sending', 'waiting'].includes(stateOf(message));
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0');
