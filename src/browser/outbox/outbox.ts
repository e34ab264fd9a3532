// The way of a message from the form to the relay. A copy stays on the device until the relay has
// it; every open tab of the site, every later visit and the service worker try again when it is due.
// The build offers it at /outbox.js too: see build/root-scripts.ts.
import {
  isUnderway,
  newMessage,
  type PendingMessage,
  restAfter,
  restLeft,
  stateOf,
} from './message-state';
import { sendMessage } from './sender';
import { drop, hasUnsaved, keep, prepareOutbox, readAll, revise } from './storage';
import { askForSync } from './sync';

export { type PendingMessage, prepareOutbox };

/** What this tab knows of the visitor's messages. */
export interface News {
  /** All that are on this device. */
  messages: readonly PendingMessage[];
  /** Some are in this tab's memory alone, because the device refuses to store them. */
  unsaved: boolean;
  /** Ids of those that the relay took while this tab was open. */
  arrived: ReadonlySet<string>;
}

const NAME = 'poruke';

const arrived = new Set<string>();
let report: (news: News) => void = () => {};
let channel: BroadcastChannel | undefined;
let awake = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a message and stores it, both at once: neither waits for the other. `isKept` resolves as
 * soon as it is stored, to false when the device refuses to.
 */
export function submitMessage(entries: PendingMessage['fields']): {
  id: string;
  isKept: Promise<boolean>;
} {
  const message = newMessage(entries);
  const isKept = keep(message);
  isKept.then(askForSync);
  attempt(message).then(tell);
  wake();
  return { id: message.id, isKept };
}

/** Looks after what waits on this device for as long as the page is open. */
export function wake(): void {
  // The service worker is woken by the browser.
  if (!('document' in globalThis)) return;
  if (!awake) {
    awake = true;
    listen();
    addEventListener('online', deliver);
    addEventListener('pageshow', ({ persisted }) => persisted && deliver());
    addEventListener('beforeunload', (event) => hasUnsaved() && event.preventDefault());
    document.addEventListener('visibilitychange', () => document.hidden || deliver());
    // The form wakes: it has something to say.
    refresh().then((messages) => messages.length && dispatchEvent(new Event('outbox')));
  }
  deliver().then((done) => (done ? undefined : askForSync()));
}

/** Tries what is due, one tab at a time. True when nothing is left that only needs time. */
export async function deliver(): Promise<boolean> {
  const tryAll = async () => {
    for (const message of await readAll()) {
      // The text leaves the device, the news of it stays until the visitor has seen it.
      if (stateOf(message) === 'ended') await revise({ ...message, fields: [] });
      else if (isUnderway(message) && !restLeft(message, Date.now(), true)) await attempt(message);
    }
  };
  try {
    await navigator.locks.request(NAME, tryAll);
  } catch {
    // Without locks (before Safari 15.4, or with storage switched off) the id has to be enough.
    await tryAll();
  }
  return !(await tell()).some(isUnderway);
}

/** Calls back with what is on this device, now and after every change: the one form of a page does. */
export function watchMessages(reader: (news: News) => void): void {
  report = reader;
  refresh().then((messages) => messages.length && wake());
}

/** The visitor still wants an old message sent. */
export async function sendAgain(message: PendingMessage): Promise<void> {
  await keep({ ...message, since: Date.now(), wait: 0 });
  await deliver();
}

export async function discard({ id }: PendingMessage): Promise<void> {
  await drop(id);
  await tell();
}

async function attempt(message: PendingMessage): Promise<void> {
  const { id, fields, tries } = message;
  const { outcome, rest } = await sendMessage(fields);
  if (outcome === 'accepted') {
    arrived.add(id);
    return drop(id);
  }
  await revise({
    ...message,
    tries: tries + 1,
    at: Date.now(),
    wait: restAfter(tries, rest),
    eager: outcome === 'unheard',
    refused: outcome === 'refused',
  });
}

/** Undefined before Safari 15.4, and where site data are blocked: other tabs hear of it later. */
function listen(): BroadcastChannel | undefined {
  if (channel) return channel;
  try {
    channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }) => {
      for (const id of data) arrived.add(id);
      refresh();
    };
  } catch {}
  return channel;
}

/** Tells the other tabs and this one. */
function tell(): Promise<PendingMessage[]> {
  listen()?.postMessage([...arrived]);
  return refresh();
}

/** Shows the form what is here and sets the clock for the next try. */
async function refresh(): Promise<PendingMessage[]> {
  const messages = await readAll();
  report({ messages, unsaved: hasUnsaved(), arrived: new Set(arrived) });
  clearTimeout(timer);
  const rests = messages.filter(isUnderway).map((message) => restLeft(message, Date.now()));
  if (rests.length) timer = setTimeout(deliver, Math.min(...rests));
  return messages;
}
