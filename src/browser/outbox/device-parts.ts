// What a device gives the outbox, in a page and in the service worker.
import { askForSync, joinTabs } from './browser-events.ts';
import type { OutboxParts } from './create-outbox.ts';
import { createMessageStore } from './message-store.ts';
import { sendMessage } from './send-message.ts';

export const DEVICE_PARTS: Omit<OutboxParts, 'watchPage'> = {
  store: createMessageStore(),
  send: sendMessage,
  locks: navigator.locks,
  clock: {
    now: Date.now,
    after(delay, work) {
      const timer = setTimeout(work, delay);
      return () => clearTimeout(timer);
    },
  },
  joinTabs,
  askForSync,
};
