// The way of a message from the form to the relay. A copy stays on the device until the relay has the
// message; every open tab of the site, every later visit and the service worker try again when it is
// due.
import {
  isUnderway,
  type MessageState,
  newMessage,
  type PendingMessage,
  pauseAfter,
  pauseLeft,
  RENEWED_AFTER_MS,
  stateOf,
} from './message-state.ts';
import type { SendResult } from './send-message.ts';

/** The messages on the disk. Every promise rejects where the device stores nothing. */
export interface MessageStore {
  /** Makes the store, so that a later `put` has nothing to wait for. */
  prepare(): void;
  put(message: PendingMessage): Promise<unknown>;
  /** Replaces the message with the same id, if there is one. */
  putIfThere(message: PendingMessage): Promise<unknown>;
  delete(id: string): Promise<unknown>;
  getAll(): Promise<PendingMessage[]>;
}

export interface OutboxParts {
  store: MessageStore;
  send(fields: PendingMessage['fields']): Promise<SendResult>;
  /** Locks that all tabs share; undefined before Safari 15.4. A request rejects where site data are blocked. */
  locks: { request(name: string, work: () => Promise<void>): Promise<unknown> } | undefined;
  clock: {
    /** Milliseconds since 1970. */
    now(): number;
    /** Does the work after `delay` milliseconds, unless the returned function is called before. */
    after(delay: number, work: () => void): () => void;
  };
  /**
   * Listens to what other tabs post: ids of messages that the relay took. Returns the function by which this tab
   * posts; undefined where tabs cannot talk.
   */
  joinTabs(listen: (ids: string[]) => void): ((ids: string[]) => void) | undefined;
  /** Has the browser wake the service worker once there is a connection. */
  askForSync(): void;
  /**
   * Calls `onChance` when a try may succeed again. Asks a visitor to stay who leaves the page while `wouldLose`
   * is true. The returned function is called when there are messages on this device.
   * Absent in the service worker, which the browser wakes.
   */
  watchPage?: ((onChance: () => void, wouldLose: () => boolean) => () => void) | undefined;
}

export type MessageInOutbox = PendingMessage & { state: MessageState };

/** What this tab knows of the messages; a new object after every change. */
export interface OutboxSnapshot {
  /** Of all tabs. */
  messages: readonly MessageInOutbox[];
  /** Some messages are in the memory of this tab alone, because the device refuses to store them. */
  hasUnsaved: boolean;
  /** Ids of the messages that the relay took while this tab was open. */
  arrived: ReadonlySet<string>;
  /** Ids of the messages that the page has shown as not arrived. */
  shown: ReadonlySet<string>;
}

export function createOutbox(parts: OutboxParts) {
  const { store, send, locks, joinTabs, askForSync, watchPage } = parts;
  const { now, after } = parts.clock;
  /** Messages in the memory of this tab alone: for a moment, or because the device stores nothing. */
  const unsaved = new Map<string, PendingMessage>();
  const arrived = new Set<string>();
  const shown = new Set<string>();
  const subscribers = new Set<() => void>();
  const takeSnapshot = (messages: readonly MessageInOutbox[]): OutboxSnapshot => ({
    messages,
    hasUnsaved: unsaved.size > 0,
    arrived: new Set(arrived),
    shown: new Set(shown),
  });
  /** For HTML that the server draws, and until the device has been read. */
  const empty = takeSnapshot([]);
  let snapshot = empty;
  let isAwake = false;
  let post: ReturnType<typeof joinTabs>;
  let cancelNextTry: (() => void) | undefined;

  /**
   * Sends a message and stores it, both at once: neither waits for the other. `isStored` resolves to
   * false when the device refuses.
   */
  function submit(entries: PendingMessage['fields']): { id: string; isStored: Promise<boolean> } {
    const message = newMessage(entries, now());
    const isStored = save(message);
    isStored.then(askForSync);
    attempt(message).then(announceChange);
    wake();
    return { id: message.id, isStored };
  }

  /** Tries what waits on this device for as long as the page is open. */
  function wake(): void {
    if (!watchPage) return;
    if (!isAwake) {
      isAwake = true;
      listen();
      const announceMessages = watchPage(deliver, () => unsaved.size > 0);
      refresh().then((messages) => messages.length && announceMessages());
    }
    deliver().then((isDone) => isDone || askForSync());
  }

  /** Tries what is due, one tab at a time. True when no message is left that only needs time. */
  async function deliver(): Promise<boolean> {
    const tryDue = async () => {
      for (const message of await readAll()) {
        const state = stateOf(message, now());
        if (isUnderway({ state }) && !pauseLeft(message, now(), true)) await attempt(message);
      }
    };
    try {
      await (locks?.request(__OUTBOX__, tryDue) ?? tryDue());
    } catch {
      // Two tabs may then send the same message: the relay recognizes it by its id.
      await tryDue();
    }
    return !(await announceChange()).some(isUnderway);
  }

  async function attempt(message: PendingMessage): Promise<void> {
    const { id, fields, since, tries, late } = message;
    const { verdict, pause, at } = await send(fields);
    if (verdict === 'accepted') {
      arrived.add(id);
      return remove(id);
    }
    await update({
      ...message,
      late: late || (at - since > RENEWED_AFTER_MS && at),
      tries: tries + 1,
      at: now(),
      wait: pauseAfter(tries, pause),
      eager: verdict === 'unanswered',
      refused: verdict === 'refused',
    });
  }

  function listen(): void {
    post ??= joinTabs((ids) => {
      for (const id of ids) arrived.add(id);
      refresh();
    });
  }

  /** Tells the other tabs which messages have arrived, and shows the change in this tab. */
  function announceChange(): Promise<MessageInOutbox[]> {
    listen();
    post?.([...arrived]);
    return refresh();
  }

  /** Resolves to false where the device refuses. */
  async function save(message: PendingMessage): Promise<boolean> {
    unsaved.set(message.id, message);
    try {
      await store.put(message);
      // A newer version of the message may have come meanwhile.
      if (unsaved.get(message.id) === message) unsaved.delete(message.id);
      return true;
    } catch {
      return false;
    }
  }

  /** Saves what became of a message, unless the visitor has deleted it meanwhile. */
  async function update(message: PendingMessage): Promise<void> {
    if (unsaved.has(message.id)) await save(message);
    else await store.putIfThere(message).catch(() => {});
  }

  async function remove(id: string): Promise<void> {
    unsaved.delete(id);
    await store.delete(id).catch(() => {});
  }

  async function readAll(): Promise<PendingMessage[]> {
    const saved = await store.getAll().catch(() => []);
    return [...saved.filter(({ id }) => !unsaved.has(id)), ...unsaved.values()];
  }

  /** Makes the next snapshot and schedules the next try. */
  async function refresh(): Promise<MessageInOutbox[]> {
    const messages = (await readAll()).map((message) => ({
      ...message,
      state: stateOf(message, now()),
    }));
    for (const { id, state } of messages) {
      if (subscribers.size && state !== 'sending') shown.add(id);
    }
    snapshot = takeSnapshot(messages);
    for (const notify of subscribers) notify();
    cancelNextTry?.();
    const pauses = messages.filter(isUnderway).map((message) => pauseLeft(message, now()));
    if (pauses.length) cancelNextTry = after(Math.min(...pauses), deliver);
    return messages;
  }

  return {
    submit,
    wake,
    deliver,
    /** Prepares the device for a message that is being written. */
    prepare: store.prepare,
    getSnapshot: () => snapshot,
    getServerSnapshot: () => empty,
    /** Calls back after every change, the first time when the device has been read. */
    subscribe(notify: () => void): () => void {
      subscribers.add(notify);
      refresh().then((messages) => messages.length && wake());
      return () => subscribers.delete(notify);
    },
    /** The visitor still wants an old message sent. */
    async sendAgain(id: string): Promise<void> {
      const message = (await readAll()).find((stored) => stored.id === id);
      if (message) await save({ ...message, since: now(), wait: 0 });
      await deliver();
    },
    async discard(id: string): Promise<void> {
      await remove(id);
      await announceChange();
    },
  };
}
