// The way of a message from the form to the relay. A copy stays on the device until the relay has
// it; every open tab of the site, every later visit and the service worker try again when it is due.
// The build offers it at /outbox.js too: see build/root-scripts.ts.
import { FIRST_REST, isOld, restAfter, restLeft } from './schedule';
import { sendMessage } from './sender';
import { alone, forget, type PendingMessage, prepareStore, readStored, store } from './storage';
import { askForSync, registerWorker } from './sync';

export type { PendingMessage };

type Reader = (messages: PendingMessage[], unsaved: boolean) => void;

const NAME = 'poruke';

/** Messages that are not on the disk: not yet, or because the device refuses to store them. */
const unsaved = new Map<string, PendingMessage>();
const readers = new Set<Reader>();
let news: BroadcastChannel | undefined;
let awake = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a message and stores it, both at once: neither waits for the other. Resolves as soon as it
 * is stored, to false when the device refuses to.
 */
export function submitMessage(
  endpoint: string,
  entries: PendingMessage['fields'],
): Promise<boolean> {
  const now = Date.now();
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('');
  const pending: PendingMessage = {
    id,
    endpoint: new URL(endpoint, location.href).href,
    fields: [...entries, ['id', id]],
    since: now,
    tries: 0,
    at: now,
    wait: FIRST_REST,
    eager: false,
    refused: false,
  };
  const kept = keep(pending);
  kept.then(askForSync);
  attempt(pending, true).then(tell);
  wake(false);
  return kept;
}

/** Looks after what waits on this device for as long as the page is open. */
export function wake(nudged = true): void {
  if (!awake && 'document' in globalThis) {
    awake = true;
    listen();
    const nudge = () => deliver();
    addEventListener('online', nudge);
    addEventListener('pageshow', ({ persisted }) => persisted && nudge());
    addEventListener('beforeunload', (event) => unsaved.size && event.preventDefault());
    document.addEventListener('visibilitychange', () => document.hidden || nudge());
    dispatchEvent(new Event('outbox')); // The form wakes: it has something to say.
  }
  if (nudged) deliver().then((done) => (done ? undefined : askForSync()));
}

/** Tries what is due, one tab at a time. True when nothing is left that only needs time. */
export async function deliver(nudged = true): Promise<boolean> {
  await alone(NAME, async () => {
    for (const message of await readAll()) {
      const isDue = restLeft(message, Date.now(), nudged) === 0;
      if (isDue && waits(message)) await attempt(message);
    }
  });
  return !(await tell()).some(waits);
}

/** Calls back with what waits on this device, now and after every change. */
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
  unsaved.delete(id);
  await forget(id).catch(() => {});
  await tell();
}

/** For a form that is about to be filled in: what is needed at submit is at hand by then. */
export function prepareOutbox(): void {
  prepareStore().catch(() => {});
  registerWorker().catch(() => {});
}

async function attempt(message: PendingMessage, outlivePage = false): Promise<void> {
  const { id, endpoint, fields, tries } = message;
  const { outcome, retryAfter } = await sendMessage(endpoint, fields, outlivePage);
  if (outcome === 'accepted') {
    unsaved.delete(id);
    await forget(id).catch(() => {});
    return;
  }
  await keep({
    ...message,
    tries: tries + 1,
    at: Date.now(),
    wait: restAfter(tries, retryAfter),
    eager: outcome === 'unheard',
    refused: outcome === 'refused',
  });
}

/** Holds the message in memory for as long as it is not on the disk. True when it is. */
async function keep(message: PendingMessage): Promise<boolean> {
  unsaved.set(message.id, message);
  try {
    await store(message);
    if (unsaved.get(message.id) === message) unsaved.delete(message.id);
    return true;
  } catch {
    // Storage is full or switched off: the page warns before it is left.
    return false;
  }
}

async function readAll(): Promise<PendingMessage[]> {
  const stored = await readStored().catch(() => []);
  return [...stored.filter(({ id }) => !unsaved.has(id)), ...unsaved.values()];
}

function waits({ refused, since }: PendingMessage): boolean {
  return !refused && !isOld(since, Date.now());
}

function listen(): BroadcastChannel {
  if (!news) {
    news = new BroadcastChannel(NAME);
    news.onmessage = refresh;
  }
  return news;
}

/** Tells the other tabs and this one. */
function tell(): Promise<PendingMessage[]> {
  listen().postMessage(0);
  return refresh();
}

/** Shows the readers what waits and sets the clock for the next try. */
async function refresh(): Promise<PendingMessage[]> {
  const messages = await readAll();
  for (const reader of readers) reader(messages, unsaved.size > 0);
  clearTimeout(timer);
  const rests = messages.filter(waits).map((message) => restLeft(message, Date.now()));
  if (rests.length) timer = setTimeout(deliver, Math.min(...rests), false);
  return messages;
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0');
