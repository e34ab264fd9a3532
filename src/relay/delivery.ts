// From the queue to the mail server, one message after the other.
import { HOUR_MS } from './durations.ts';
import { codeOf, type LogEvent } from './log.ts';
import { type ComposedMail, composeMail } from './mail.ts';
import type { Queue, QueuedMessage } from './queue.ts';
import type { Settings } from './settings.ts';

/** The longest pause after a failure. */
const LONGEST_PAUSE_MS = 300_000;
/** The pause after an unexpected error, such as an unreachable disk. */
const UNEXPECTED_PAUSE_MS = 10_000;

/** What a failed attempt says: no message would pass now, or the mail server does not confirm this message. */
export type Fault = 'connection' | 'message';

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
  /** Resolves once the mail server has taken the mail; rejects with a DeliveryError. */
  deliver: (mail: ComposedMail, name: string) => Promise<void>;
  /** Whether the mail server has a text that it has not confirmed: hanging up may then cause a second copy. */
  awaitsConfirmation?: () => boolean;
}

export interface DeliveryOptions {
  queue: Queue;
  transport: Transport;
  settings: Pick<Settings, 'to' | 'from' | 'retryBaseMs'>;
  log: (event: LogEvent) => void;
  now?: () => number;
}

/**
 * The returned function attempts at most one message at each call, and never gives a message up. It resolves to the
 * milliseconds after which it is to be called again; a call before that does no harm. It never rejects.
 */
export function createDelivery({
  queue,
  transport,
  settings,
  log,
  now = Date.now,
}: DeliveryOptions): () => Promise<number> {
  async function deliverNext(): Promise<number> {
    const pause = queue.state().until - now();
    // A time too far ahead was written before the clock was set back.
    if (pause > 0 && pause <= 2 * LONGEST_PAUSE_MS) return pause;
    const message = await queue.next();
    if (!message) return HOUR_MS;
    await attempt(message);
    return 0;
  }

  async function attempt(message: QueuedMessage): Promise<void> {
    const { id, received } = message;
    const started = performance.now();
    try {
      const name = `${new Date(received).toISOString().slice(0, 19).replaceAll(':', '-')}-${id}`;
      await transport.deliver(await composeMail(message, settings), name);
    } catch (failure) {
      const { fault, message: error } =
        failure instanceof DeliveryError ? failure : new DeliveryError('message', 'not composed');
      log({ event: 'not delivered', id, fault, error });
      return noteFailure(id, fault, error);
    }
    log({ event: 'delivered', id, ms: Math.round(performance.now() - started) });
    await queue.markDelivered(message);
    const { failures, refused } = queue.state();
    if (failures > 0 || refused.includes(id)) {
      const others = refused.filter((other) => other !== id);
      await queue.changeState({ failures: 0, until: 0, error: null, refused: others });
    }
  }

  /** After each failure all messages wait, twice as long as after the one before. */
  function noteFailure(id: string, fault: Fault, error: string): Promise<void> {
    const { failures, refused } = queue.state();
    const doubled = settings.retryBaseMs * 2 ** Math.min(failures, 30);
    // A wrong password tried more often looks like an attack: fail2ban bans after 5 in 10 minutes.
    const isPasswordWrong = error.startsWith('EAUTH');
    const pause = isPasswordWrong ? LONGEST_PAUSE_MS : Math.min(doubled, LONGEST_PAUSE_MS);
    return queue.changeState({
      failures: failures + 1,
      until: now() + pause,
      error,
      ...(fault === 'message' && { refused: [...refused.filter((other) => other !== id), id] }),
    });
  }

  return () =>
    deliverNext().catch((error) => {
      log({ event: 'delivery failed', error: codeOf(error) });
      return UNEXPECTED_PAUSE_MS;
    });
}

/** Calls `deliverNext` again and again, with the pauses between the calls. */
export function startDeliveries(deliverNext: () => Promise<number>) {
  let isStopped = false;
  let isWoken = false;
  let endPause = () => {};
  const finished = run();

  async function run(): Promise<void> {
    while (!isStopped) {
      isWoken = false;
      const ms = await deliverNext();
      // A message that came during the call may not have been seen by it.
      if (ms > 0 && !isWoken) await pause(ms);
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.ceil(ms));
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    isWoken = true;
    endPause();
  }

  return {
    /** Call it after a new message has come. */
    wake,
    /** Resolves when the attempt that runs has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await finished;
    },
  };
}
