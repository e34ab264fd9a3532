// The relay without a port, a disk and a clock: what is the same on a server and on Cloudflare.
import { composeAlert, judgeHealth } from './health.ts';
import { createLimiter } from './limiter.ts';
import { codeOf, type Log } from './log.ts';
import { type ComposedMail, composeMail } from './mail.ts';
import {
  type MailStore,
  openQueue,
  parse,
  type QueuedMessage,
  type Receipt,
  type Submission,
} from './queue.ts';
import type { Settings } from './settings.ts';

/**
 * The longest pause after a failure, and the only one after a wrong password: tried more often it looks like an attack
 * (fail2ban bans after 5 in 10 minutes).
 */
const LONGEST_PAUSE_MS = 300_000;
/** How often the disk is tried and the folder of messages read anew. */
const LOOK_MS = 300_000;
/** How soon after an error of the disk it is tried again. */
const SICK_PAUSE_MS = 10_000;
/** More may not wait: on Cloudflare each return to memory reads all of them, and 5 million rows a day are free. */
const MOST_WAITING = 5000;
/** How often the owner gets an alert while the relay is ill. */
const ALERT_MS = 86_400_000;

/** The file of the `DeliveryState`, among the folders of messages: how the line to the mail server is. */
const STATE_FILE = 'line';

/** What outlives a restart beside the messages. Times are milliseconds since 1970. */
interface DeliveryState {
  failures: number;
  /** No attempt is made before this time. */
  until: number;
  /** Codes of the last failure; null once a mail has passed. */
  error: string | null;
  /** Ids of the messages that the mail server has refused, the latest last. All others go first. */
  refused: readonly string[];
  alerted: number;
}

/** What a failed attempt says: no mail would pass now, or the mail server does not confirm this one. */
export type Fault = 'connection' | 'message';

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly fault: Fault;

  constructor(fault: Fault, codes: string) {
    super(codes);
    this.fault = fault;
  }
}

/**
 * Where mails go: a mail server or, for `npm start` and tests, a folder of files with these names. Resolves once the
 * mail is taken; rejects with a DeliveryError.
 */
export type Transport = (mail: ComposedMail, name: string) => Promise<void>;

/** Seconds until the sender's network may send again, or that the message is kept. */
export type Taken = { wait: number } | Receipt;

export interface RelayOptions {
  settings: Pick<Settings, 'to' | 'from' | 'ratePerMinute' | 'retryBaseMs'>;
  store: MailStore;
  transport: Transport;
  log: Log;
  now?: () => number;
  ticks?: () => number;
}

/**
 * Whoever runs the relay hands messages to `take`, and calls `work` again and again, with the pauses that it asks
 * for, and at once after a new message. Throws when the store cannot be read.
 */
export function createRelay(options: RelayOptions) {
  const { settings, store, transport, log, now = Date.now } = options;
  const queue = openQueue(options);
  const admit = createLimiter(settings.ratePerMinute, now);
  let state = parseState(store.read(STATE_FILE) ?? '');
  let looked = Number.NEGATIVE_INFINITY;

  /** Resolves once the message survives a power cut. Rejects when it cannot be kept. */
  async function take(address: string, submission: Submission): Promise<Taken> {
    const { wait, busy } = admit(address);
    if (wait > 0) return { wait };
    if (queue.status().queued >= MOST_WAITING)
      throw Object.assign(new Error('The queue is full.'), { code: 'QUEUE_FULL' });
    const flags = busy ? [...submission.flags, 'busy' as const] : submission.flags;
    const { id, repeat } = await queue.enqueue({ ...submission, flags });
    log({ event: 'accepted', id, repeat, units: submission.message.message.length, flags });
    return { id, repeat };
  }

  const health = () => judgeHealth(queue.status(), state.error);

  /**
   * Attempts at most one message, and never gives one up. Resolves to the milliseconds after which it is to be called
   * again; a call before that does no harm, but one at a time. Never rejects.
   */
  async function work(): Promise<number> {
    try {
      const isDue = Math.abs(now() - looked) >= lookPause();
      if (isDue) {
        looked = now();
        await queue.maintain();
      }
      return Math.min(await deliverNext(), lookPause());
    } catch (error) {
      log({ event: 'work failed', error: codeOf(error) });
      // The disk may be away: it is tried before the next message.
      looked = Number.NEGATIVE_INFINITY;
      return SICK_PAUSE_MS;
    }
  }

  const lookPause = () => (queue.status().diskError === null ? LOOK_MS : SICK_PAUSE_MS);

  async function deliverNext(): Promise<number> {
    const pause = state.until - now();
    // A time too far ahead was written before the clock was set back.
    if (pause > 0 && pause <= 2 * LONGEST_PAUSE_MS) return pause;
    const message = await queue.next(state.refused);
    const fault = message && (await deliver(message));
    // A message goes before an alert, and a server that lets no message in would let no alert in.
    if (message && fault !== 'message') return 0;
    const hasAlerted = await alertIfDue();
    return message || hasAlerted ? 0 : Number.POSITIVE_INFINITY;
  }

  async function deliver(message: QueuedMessage): Promise<Fault | null> {
    const { id, received } = message;
    const fault = await send(id, received, () => composeMail(message, settings));
    const { failures, refused } = state;
    const others = refused.filter((other) => other !== id);
    if (fault === 'message') await changeState({ refused: [...others, id] });
    if (fault) return fault;
    await queue.markDelivered(id);
    if (failures > 0 || refused.includes(id)) await changeState({ ...PASSED, refused: others });
    return null;
  }

  /** Never rejects: on a full disk the change is remembered until the process ends. */
  async function changeState(change: Partial<DeliveryState>): Promise<void> {
    state = { ...state, ...change };
    await store.write(STATE_FILE, JSON.stringify(state)).catch(() => {});
  }

  /** Mails the owner once a day while `/health` is red. Resolves to whether it was time for it. */
  async function alertIfDue(): Promise<boolean> {
    const time = now();
    const since = time - state.alerted;
    const current = health();
    if (current.ok || (since >= 0 && since < ALERT_MS)) return false;
    const fault = await send('obavestenje', time, () => composeAlert(current, settings, time));
    // A server that has the text may have kept it: better a day without another one than one every few minutes.
    if (fault !== 'connection') await changeState({ ...(!fault && PASSED), alerted: time });
    return true;
  }

  /** One mail. After each failure all mails wait, twice as long as after the one before. */
  async function send(id: string, time: number, compose: () => Promise<ComposedMail>) {
    const started = performance.now();
    try {
      const name = `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}-${id}`;
      await transport(await compose(), name);
      log({ event: 'delivered', id, ms: Math.round(performance.now() - started) });
      return null;
    } catch (failure) {
      const { fault, message: error } =
        failure instanceof DeliveryError ? failure : new DeliveryError('message', 'not composed');
      log({ event: 'not delivered', id, fault, error });
      const { failures } = state;
      const doubled = settings.retryBaseMs * 2 ** Math.min(failures, 30);
      const pause = error.startsWith('EAUTH')
        ? LONGEST_PAUSE_MS
        : Math.min(doubled, LONGEST_PAUSE_MS);
      await changeState({ failures: failures + 1, until: now() + pause, error });
      return fault;
    }
  }

  return { take, work, health };
}

const PASSED = { failures: 0, until: 0, error: null };

/** From a damaged file comes a new state: that costs a pause between attempts, and no message. */
function parseState(text: string): DeliveryState {
  return { ...PASSED, refused: [], alerted: 0, ...parse<DeliveryState>(text) };
}
