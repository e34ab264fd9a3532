import { endOf, isOld } from './schedule';
import type { PendingMessage } from './storage';

/**
 * `sending`: its first try runs. `waiting`: it is tried again by itself. `refused`: the relay will
 * never take it. `old`: it waits for the visitor's word. `ended`: its text is gone.
 */
export type MessageState = 'sending' | 'waiting' | 'refused' | 'old' | 'ended';

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
