import { composeMail, type MailAddresses } from './mail.ts';
import type { LogEvent } from './relay-ports.ts';
import type { Line, Outcome, QueuedMail, Spool } from './spool.ts';
import { DeliveryError, type Transport, type Verdict } from './transport.ts';

const HOUR = 3_600_000;
const LONGEST_LINE_PAUSE = 300_000;
/** So many different texts at which the line broke lengthen the pause as one dead line does. */
const DOUBTS_PER_FAILURE = 10;
const DISK_PAUSE = 1000;

export interface CourierOptions {
  spool: Spool;
  transport: Transport;
  addresses: MailAddresses;
  /** Mails an hour: a flood fills the queue, not her inbox. */
  perHour: number;
  /** First wait of a refused mail, and of a broken line; each doubles. Milliseconds. */
  retryBaseMs: number;
  lineBaseMs: number;
  log: (event: LogEvent) => void;
  now?: () => number;
}

/** How long nothing is to be done; new mail ends it early when `untilNews`. */
export interface Rest {
  ms: number;
  untilNews: boolean;
}

const NO_REST: Rest = { ms: 0, untilNews: false };

interface Tried {
  mail: QueuedMail;
  outcome: Outcome;
  after: Line;
}

/** Delivers mail after mail, and never gives one up. Somebody else keeps the clock. */
export function createCourier(options: CourierOptions) {
  const { spool, transport, log, now = Date.now } = options;
  /** A delivered mail must be written off, however long the disk is full: not sent twice. */
  let unwritten: Tried | undefined;

  /** Handles at most one mail. */
  async function takeTurn(): Promise<Rest> {
    if (unwritten) return writeDown(unwritten);
    const line = spool.line();
    // A time far ahead comes from a clock that was set back since.
    const broken = line.until - now();
    if (broken > 0 && broken <= 2 * LONGEST_LINE_PAUSE) return { ms: broken, untilNews: false };
    const mail = await spool.next(line);
    if (!mail) return { ms: spool.untilDue() ?? HOUR, untilNews: true };
    const early = untilAllowed(line, options.perHour, now());
    if (early > 0) return { ms: early, untilNews: false };
    unwritten = await tryMail(mail, { ...line, turn: line.turn + 1 });
    return writeDown(unwritten);
  }

  async function tryMail(mail: QueuedMail, line: Line): Promise<Tried> {
    const started = performance.now();
    try {
      const composed = await composeMail(mail, options.addresses);
      await transport.deliver(composed, fileName(mail));
      log({ event: 'delivered', id: mail.id, ms: Math.round(performance.now() - started) });
      const paid = payFor(line, options.perHour, now());
      const healed = { failures: 0, doubts: 0, until: 0, error: null, failed: null, paid };
      return { mail, outcome: { sent: true }, after: { ...line, ...healed } };
    } catch (failure) {
      const verdict = failure instanceof DeliveryError ? failure.verdict : 'mail';
      const error = failure instanceof DeliveryError ? failure.message : 'not composed';
      log({ event: 'not delivered', id: mail.id, verdict, error });
      const wait = Math.min(options.retryBaseMs * 2 ** Math.min(mail.attempts, 30), HOUR);
      const again = verdict === 'line' ? null : jitter(wait);
      const after = { ...pauseLine(line, verdict, mail), error, failed: mail.id };
      return { mail, outcome: { sent: false, again }, after };
    }
  }

  /** One pause for all: a broken line says nothing about this mail, nor about the others. */
  function pauseLine(line: Line, verdict: Verdict, { attempts }: QueuedMail): Line {
    if (verdict === 'mail') return line;
    const steps = line.failures + Math.floor(line.doubts / DOUBTS_PER_FAILURE);
    const pause = Math.min(options.lineBaseMs * 2 ** Math.min(steps, 30), LONGEST_LINE_PAUSE);
    // A text at which the line broke before is likely the reason itself, and says no more of it.
    const doubts = line.doubts + (verdict === 'unsure' && attempts === 0 ? 1 : 0);
    const failures = line.failures + (verdict === 'line' ? 1 : 0);
    return { ...line, failures, doubts, until: now() + jitter(pause) };
  }

  async function writeDown({ mail, outcome, after }: Tried): Promise<Rest> {
    try {
      await spool.settle(mail, outcome, after);
      unwritten = undefined;
      return NO_REST;
    } catch (error) {
      log({ event: 'spool refuses to write', error: error instanceof Error ? error.message : '' });
      return { ms: DISK_PAUSE, untilNews: false };
    }
  }

  return { takeTurn };
}

/** Milliseconds until one more mail may go in this hour. */
function untilAllowed({ paid }: Line, perHour: number, time: number): number {
  return Math.min(paid, time + HOUR) - (HOUR - HOUR / perHour) - time;
}

/** The allowance of an hour, used up by one mail more. */
function payFor({ paid }: Line, perHour: number, time: number): number {
  return Math.max(Math.min(paid, time + HOUR), time) + HOUR / perHour;
}

function fileName({ received, id }: QueuedMail): string {
  return `${new Date(received).toISOString().slice(0, 19).replaceAll(':', '-')}-${id}`;
}

/** ± 25 %: mails that were refused together do not come back together. */
function jitter(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}
