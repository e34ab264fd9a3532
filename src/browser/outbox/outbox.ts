// The way of a message from the form to the relay. A copy stays on the device until the relay has
// it; every open tab of the site, every later visit and the service worker try again when it is due.
// The build offers it at /outbox.js too: see build/root-scripts.ts.
import { drop, hasUnsaved, keep, readAll, revise } from './held-messages';
import { isUnderway, newMessage, stateOf } from './message-state';
import { endOf, restAfter, restLeft } from './schedule';
import { sendMessage } from './sender';
import { alone, type PendingMessage, prepareStore } from './storage';
import { askForSync } from './sync';

export type { PendingMessage };

/** What this tab knows of the visitor's messages. */
export interface News {
  /** All that are on this device. */
  messages: readonly PendingMessage[];
  /** Some are in this tab's memory alone, because the device refuses to store them. */
  unsaved: boolean;
  /** Ids of those that the relay took while this tab was open. */
  arrived: ReadonlySet<string>;
}

type Reader = (news: News) => void;

const NAME = 'poruke';

const arrived = new Set<string>();
const readers = new Set<Reader>();
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
  const pending = newMessage(entries);
  const isKept = keep(pending);
  isKept.then(askForSync);
  attempt(pending).then(tell);
  wake(false);
  return { id: pending.id, isKept };
}

/** Looks after what waits on this device for as long as the page is open. */
export function wake(nudged = true): void {
  if (!awake && 'document' in globalThis) {
    awake = true;
    listen();
    const nudge = () => deliver();
    addEventListener('online', nudge);
    addEventListener('pageshow', ({ persisted }) => persisted && nudge());
    addEventListener('beforeunload', (event) => hasUnsaved() && event.preventDefault());
    document.addEventListener('visibilitychange', () => document.hidden || nudge());
    // The form wakes: it has something to say.
    refresh().then((messages) => messages.length && dispatchEvent(new Event('outbox')));
  }
  if (nudged) deliver().then((done) => (done ? undefined : askForSync()));
}

/** Tries what is due, one tab at a time. True when nothing is left that only needs time. */
export async function deliver(nudged = true): Promise<boolean> {
  await alone(async () => {
    for (const message of await readAll()) {
      const isDue = restLeft(message, Date.now(), nudged) === 0;
      if (stateOf(message) === 'ended') await end(message);
      else if (isDue && isUnderway(message)) await attempt(message);
    }
  });
  return !(await tell()).some(isUnderway);
}

/** Calls back with what is on this device, now and after every change. */
export function watchMessages(reader: Reader): () => void {
  readers.add(reader);
  refresh().then((messages) => messages.length && wake());
  return () => readers.delete(reader);
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

/** For a form that is about to be filled in: what is needed at submit is at hand by then. */
export function prepareOutbox(): void {
  prepareStore().catch(() => {});
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

/** The text leaves the device; the news of it stays for as long again, for her next visit. */
async function end(message: PendingMessage): Promise<void> {
  if (Date.now() > endOf(endOf(message.since))) await discard(message);
  else if (message.fields.length) await revise({ ...message, fields: [] });
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

/** Shows the readers what is here and sets the clock for the next try. */
async function refresh(): Promise<PendingMessage[]> {
  const messages = await readAll();
  const news = { messages, unsaved: hasUnsaved(), arrived: new Set(arrived) };
  for (const reader of readers) reader(news);
  clearTimeout(timer);
  const rests = messages.filter(isUnderway).map((message) => restLeft(message, Date.now()));
  if (rests.length) timer = setTimeout(deliver, Math.min(...rests), false);
  return messages;
}
