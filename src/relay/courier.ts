import {
  afterDelivery,
  afterFailure,
  jitter,
  type Line,
  untilAllowed,
  untilMended,
} from './line.ts';
import { codeOf, type LogEvent } from './log.ts';
import { composeMail } from './mail.ts';
import type { QueuedMail } from './message-file.ts';
import type { Settings } from './settings.ts';
import type { Spool } from './spool.ts';
import { DeliveryError, type Transport } from './transport.ts';

const HOUR = 3_600_000;

export interface CourierOptions {
  spool: Spool;
  transport: Transport;
  /** With the mails an hour: a flood fills the queue, not the mailbox. */
  settings: Pick<Settings, 'to' | 'from' | 'mailPerHour' | 'retryBaseMs' | 'lineBaseMs'>;
  log: (event: LogEvent) => void;
  now?: () => number;
}

/** How long nothing is to be done; new mail ends it early when `untilNews`. */
export interface Rest {
  ms: number;
  untilNews: boolean;
}

const NO_REST: Rest = { ms: 0, untilNews: false };
/** What went wrong may be over by then. */
const STUMBLE: Rest = { ms: 10_000, untilNews: false };

/**
 * Handles at most one mail a turn, and never gives one up. Its caller keeps the clock; a turn never
 * rejects.
 */
export function createCourier({ spool, transport, settings, log, now = Date.now }: CourierOptions) {
  const { mailPerHour, retryBaseMs, lineBaseMs } = settings;

  async function takeTurn(): Promise<Rest> {
    const line = spool.line();
    const broken = untilMended(line, now());
    if (broken > 0) return { ms: broken, untilNews: false };
    const mail = await spool.next();
    if (!mail) return { ms: spool.untilDue(), untilNews: true };
    const early = untilAllowed(line, mailPerHour, now());
    if (early > 0) return { ms: early, untilNews: false };
    await tryMail(mail, line);
    return NO_REST;
  }

  async function tryMail(mail: QueuedMail, line: Line): Promise<void> {
    const { id, received, attempts } = mail;
    const tries = line.tries + 1;
    const started = performance.now();
    try {
      const name = `${new Date(received).toISOString().slice(0, 19).replaceAll(':', '-')}-${id}`;
      await transport.deliver(await composeMail(mail, settings), name);
    } catch (failure) {
      const { verdict, message: error } =
        failure instanceof DeliveryError ? failure : new DeliveryError('mail', 'not composed');
      log({ event: 'not delivered', id, verdict, error });
      const wait = Math.min(retryBaseMs * 2 ** Math.min(attempts, 30), HOUR);
      if (verdict !== 'line') await spool.postpone(mail, jitter(wait));
      const after = { error, baseMs: lineBaseMs, time: now() };
      return spool.keepLine({ tries, ...afterFailure(line, verdict, mail, after) });
    }
    log({ event: 'delivered', id, ms: Math.round(performance.now() - started) });
    await spool.writeOff(mail);
    await spool.keepLine({ tries, ...afterDelivery(line, mailPerHour, now()) });
  }

  return () =>
    takeTurn().catch((error): Rest => {
      log({ event: 'courier stumbled', error: codeOf(error) });
      return STUMBLE;
    });
}
