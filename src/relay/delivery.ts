import { HOUR_MS } from './durations.ts';
import { codeOf, type LogEvent } from './log.ts';
import { type ComposedMail, composeMail } from './mail.ts';
import type { Queue } from './queue.ts';
import { type DeliveryState, NO_FAILURE, type QueuedMessage } from './queue-files.ts';
import { LONGEST_RETRY_MS } from './queue-policy.ts';
import type { Settings } from './settings.ts';

/** The longest pause for all messages after a failure of the connection, before jitter. */
const LONGEST_PAUSE_MS = 300_000;
/** How many `doubts` lengthen the pause as much as one failure of the connection. */
const DOUBTS_PER_FAILURE = 10;
/** The pause after an unexpected error, such as an unreachable disk. */
const UNEXPECTED_PAUSE_MS = 10_000;

/**
 * What a failed attempt says. `message`: the mail server refused this message. `connection`: no message
 * would pass now. `doubt`: the connection broke off after the mail server had accepted sender and
 * recipient; the server may have kept the message.
 */
export type Fault = 'message' | 'connection' | 'doubt';

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly fault: Fault;

  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Where mails go: a mail server or, for `npm start` and tests, a folder. */
export interface Transport {
  kind: 'smtp' | 'folder';
  /** Resolves once the mail server has taken the mail; rejects with a DeliveryError. */
  deliver: (mail: ComposedMail, name: string) => Promise<void>;
  /** Whether the mail server has a text that it has not confirmed: hanging up may then cause a second copy. */
  awaitsConfirmation?: () => boolean;
}

export interface DeliveryOptions {
  queue: Queue;
  transport: Transport;
  settings: Pick<Settings, 'to' | 'from' | 'mailPerHour' | 'retryBaseMs' | 'connectionBaseMs'>;
  log: (event: LogEvent) => void;
  now?: () => number;
}

/** How long the next attempt must wait. */
export interface Pause {
  ms: number;
  /** A new message ends the pause early. */
  endsWithNewMessage: boolean;
}

/**
 * The returned function delivers at most one message at each call, and never gives a message up. It resolves to
 * the pause that the caller must keep before the next call, and never rejects.
 */
export function createDelivery({
  queue,
  transport,
  settings,
  log,
  now = Date.now,
}: DeliveryOptions): () => Promise<Pause> {
  const { mailPerHour, retryBaseMs, connectionBaseMs } = settings;

  async function deliverNext(): Promise<Pause> {
    const state = queue.deliveryState();
    const paused = connectionPauseLeft(state, now());
    if (paused > 0) return { ms: paused, endsWithNewMessage: false };
    const message = await queue.next();
    if (!message) return { ms: queue.untilDue(), endsWithNewMessage: true };
    const early = quotaPauseLeft(state, mailPerHour, now());
    if (early > 0) return { ms: early, endsWithNewMessage: false };
    await attempt(message, state);
    return { ms: 0, endsWithNewMessage: false };
  }

  async function attempt(message: QueuedMessage, state: DeliveryState): Promise<void> {
    const { id, received, attempts } = message;
    const tries = state.tries + 1;
    const started = performance.now();
    try {
      const name = `${new Date(received).toISOString().slice(0, 19).replaceAll(':', '-')}-${id}`;
      await transport.deliver(await composeMail(message, settings), name);
    } catch (failure) {
      const { fault, message: error } =
        failure instanceof DeliveryError ? failure : new DeliveryError('message', 'not composed');
      log({ event: 'not delivered', id, fault, error });
      const wait = Math.min(retryBaseMs * 2 ** Math.min(attempts, 30), LONGEST_RETRY_MS);
      if (fault !== 'connection') await queue.retryLater(message, jitter(wait));
      const failed = { fault, error, id, isFirst: attempts === 0 };
      const change = afterFailure(state, failed, connectionBaseMs, now());
      return queue.changeState({ tries, ...change });
    }
    log({ event: 'delivered', id, ms: Math.round(performance.now() - started) });
    await queue.markDelivered(message);
    await queue.changeState({ tries, ...afterDelivery(state, mailPerHour, now()) });
  }

  return () =>
    deliverNext().catch((error) => {
      log({ event: 'delivery failed', error: codeOf(error) });
      return { ms: UNEXPECTED_PAUSE_MS, endsWithNewMessage: false };
    });
}

/** Milliseconds until the connection may be tried again after a failure. */
function connectionPauseLeft({ until }: DeliveryState, time: number): number {
  // A time too far ahead was written before the clock was set back.
  return until - time > 2 * LONGEST_PAUSE_MS ? 0 : until - time;
}

/**
 * Milliseconds until the hour's allowance has room for one more mail. Each mail moves `paid` on by its share of
 * an hour; while `paid` is a full hour ahead of the clock, no mail may go. (The generic cell rate algorithm.)
 */
function quotaPauseLeft(state: DeliveryState, perHour: number, time: number): number {
  return paidUntil(state, time) - (HOUR_MS - HOUR_MS / perHour) - time;
}

function afterDelivery(state: DeliveryState, perHour: number, time: number) {
  return { ...NO_FAILURE, paid: paidUntil(state, time) + HOUR_MS / perHour };
}

function paidUntil({ paid }: DeliveryState, time: number): number {
  // A time too far ahead was written before the clock was set back.
  return paid - time > 2 * HOUR_MS ? time : Math.max(paid, time);
}

interface FailedAttempt {
  fault: Fault;
  error: string;
  id: string;
  /** The message had not failed before. */
  isFirst: boolean;
}

/** A refused message waits alone; after a failure of the connection all messages wait. */
function afterFailure(
  { failures, doubts }: DeliveryState,
  { fault, error, id, isFirst }: FailedAttempt,
  baseMs: number,
  time: number,
): Partial<DeliveryState> {
  if (fault === 'message') return { error, failed: id };
  const steps = failures + Math.floor(doubts / DOUBTS_PER_FAILURE);
  // A wrong password tried more often looks like an attack: fail2ban bans after 5 in 10 minutes.
  const pause = error.startsWith('EAUTH')
    ? LONGEST_PAUSE_MS
    : Math.min(baseMs * 2 ** Math.min(steps, 30), LONGEST_PAUSE_MS);
  return {
    error,
    failed: id,
    failures: failures + (fault === 'connection' ? 1 : 0),
    // A message counts once: if the connection breaks off again at the same message, the message is probably the cause.
    doubts: doubts + (fault === 'doubt' && isFirst ? 1 : 0),
    until: time + jitter(pause),
  };
}

/** ± 25 %: messages that were refused together do not come back together. */
function jitter(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}

/** Calls `deliverNext` again and again, with the pauses between the calls. */
export function startDeliveries(deliverNext: () => Promise<Pause>) {
  let isStopped = false;
  let hasNewMessage = false;
  let endPause = (_because: 'new message' | 'stop') => {};
  const finished = run();

  async function run(): Promise<void> {
    while (!isStopped) {
      hasNewMessage = false;
      await wait(await deliverNext());
    }
  }

  function wait({ ms, endsWithNewMessage }: Pause): Promise<void> {
    return new Promise((resolve) => {
      // A message that came during the call may not have been seen by it.
      if (ms <= 0 || isStopped || (endsWithNewMessage && hasNewMessage)) return resolve();
      const timer = setTimeout(resolve, Math.ceil(ms));
      endPause = (because) => {
        if (because === 'new message' && !endsWithNewMessage) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    /** Call it after a new message has come. */
    wake(): void {
      hasNewMessage = true;
      endPause('new message');
    },
    /** Resolves when the attempt that runs has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      endPause('stop');
      await finished;
    },
  };
}
