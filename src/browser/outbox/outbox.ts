// The outbox of this browser, in a page and in the service worker. The build offers it at /outbox.js
// too: see build/root-scripts.ts.
import { askForSync, joinTabs, watchPage } from './browser-events';
import { createOutbox } from './create-outbox';
import { createMessageStore } from './message-store';
import { sendMessage } from './send-message';

export const outbox = createOutbox({
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
  watchPage: 'document' in globalThis ? watchPage : undefined,
});

/** What pages call in /outbox.js, also pages of earlier builds that a device has kept. */
export const { wake } = outbox;
