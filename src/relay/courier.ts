import { createAllowance } from './courier-allowance.ts';
import { createPauses } from './courier-pauses.ts';
import { composeMail, type MailAddresses } from './mail.ts';
import type { LogEvent } from './relay-ports.ts';
import type { QueuedMail, Spool } from './spool.ts';
import { sqliteCode } from './spool-file.ts';
import { DeliveryError, type Transport } from './transport.ts';

const HOUR = 3_600_000;
const LONGEST_LINE_PAUSE = 300_000;

export interface CourierOptions {
  spool: Spool;
  transport: Transport;
  addresses: MailAddresses;
  perHour: number;
  /** First wait of a refused mail, and of a broken line; each doubles. Milliseconds. */
  retryBaseMs: number;
  lineBaseMs: number;
  log: (event: LogEvent) => void;
}

export type Courier = ReturnType<typeof startCourier>;

/** Delivers mail after mail, and never gives one up. `stop` waits for the mail on its way. */
export function startCourier(options: CourierOptions) {
  const { spool, transport, log } = options;
  const allowance = createAllowance(options.perHour);
  const pauses = createPauses();
  let stopped = false;
  let lineFailures = 0;
  let lastError: string | null = null;
  let failed: string | null = null;

  const work = run();

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        await takeTurn();
      } catch (error) {
        log({ event: 'courier stumbled', error: error instanceof Error ? error.name : 'unknown' });
        await pauses.sleep(1000);
      }
    }
  }

  async function takeTurn(): Promise<void> {
    const mail = spool.next(failed);
    if (!mail) return pauses.sleepUntilNews(spool.untilDue() ?? HOUR);
    const pause = allowance.take();
    return pause > 0 ? pauses.sleep(pause) : tryMail(mail);
  }

  async function tryMail(mail: QueuedMail): Promise<void> {
    const started = performance.now();
    try {
      const composed = await composeMail(mail, options.addresses);
      await transport.deliver(composed, fileName(mail));
      lineFailures = 0;
      lastError = null;
      failed = null;
      await insist(() => spool.delivered(mail.id));
      log({ event: 'delivered', id: mail.id, ms: Math.round(performance.now() - started) });
    } catch (error) {
      allowance.giveBack();
      const verdict = error instanceof DeliveryError ? error.verdict : 'mail';
      lastError = error instanceof DeliveryError ? error.message : 'not composed';
      failed = mail.id;
      log({ event: 'not delivered', id: mail.id, verdict, error: lastError });
      if (verdict !== 'line') {
        const wait = options.retryBaseMs * 2 ** Math.min(mail.attempts, 30);
        await insist(() => spool.postpone(mail.id, jitter(Math.min(wait, HOUR))));
      }
      if (verdict === 'mail') return;
      // One pause for all: a broken line says nothing about this mail, nor about the others.
      const wait = options.lineBaseMs * 2 ** Math.min(lineFailures, 30);
      lineFailures += 1;
      await pauses.sleep(jitter(Math.min(wait, LONGEST_LINE_PAUSE)));
    }
  }

  /** A delivered mail must be written off, however long the disk is full: not sent twice. */
  async function insist(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        log({ event: 'spool refuses to write', error: String(sqliteCode(error) ?? 'unknown') });
        if (stopped) return;
        await pauses.sleep(1000);
      }
    }
  }

  async function stop(): Promise<void> {
    stopped = true;
    pauses.end();
    await work;
  }

  return { wake: pauses.news, stop, lastError: () => lastError };
}

function fileName({ received, id }: QueuedMail): string {
  return `${new Date(received).toISOString().slice(0, 19).replaceAll(':', '-')}-${id}`;
}

/** ± 25 %: mails that were refused together do not come back together. */
function jitter(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}
