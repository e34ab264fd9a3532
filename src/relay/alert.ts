// A watcher outside, such as healthchecks.io, is told every few minutes that all is well, and writes to
// a person when it is not told. And once a day, while a message waits for more than an hour, the
// consultant's own mailbox gets a line about it, if mail goes at all.
import { type Health, TOO_OLD } from './health.ts';
import type { LogEvent } from './log.ts';
import { compose, type MailAddresses } from './mail.ts';
import type { Settings } from './settings.ts';
import type { Spool } from './spool.ts';
import { DeliveryError, type Transport } from './transport.ts';

const DAY = 86_400_000;
const PING_PATIENCE = 10_000;

export interface AlertOptions {
  /** `alertUrl` is asked with GET while all is well; empty: nobody is told. */
  settings: Pick<Settings, 'alertUrl' | 'to' | 'from'>;
  health: () => Health;
  spool: Pick<Spool, 'line' | 'keepLine'>;
  transport: Transport;
  log: (event: LogEvent) => void;
  now?: () => number;
}

/** One look: pings while green, writes the daily line while something waits too long. Never rejects. */
export function createAlert({ log, now = Date.now, ...options }: AlertOptions) {
  async function ping(): Promise<void> {
    try {
      const answer = await fetch(options.settings.alertUrl, {
        signal: AbortSignal.timeout(PING_PATIENCE),
      });
      await answer.body?.cancel();
      if (!answer.ok) log({ event: 'watcher not reached', error: answer.status });
    } catch (error) {
      log({ event: 'watcher not reached', error: error instanceof Error ? error.name : 'unknown' });
    }
  }

  async function writeNotice(health: Health): Promise<void> {
    const time = now();
    const since = time - options.spool.line().noticed;
    if (since >= 0 && since < DAY) return;
    try {
      const name = `${new Date(time).toISOString().slice(0, 10)}-obavestenje`;
      await options.transport.deliver(await composeNotice(health, options.settings, time), name);
      await options.spool.keepLine({ noticed: time });
      log({ event: 'told by mail that messages wait' });
    } catch (error) {
      // It may have arrived all the same: a day without one is better than one every few minutes.
      const mayHaveArrived = error instanceof DeliveryError && error.verdict === 'unsure';
      if (mayHaveArrived) await options.spool.keepLine({ noticed: time });
      log({ event: 'notice not sent', error: error instanceof Error ? error.message : 'unknown' });
    }
  }

  return async (): Promise<void> => {
    const health = options.health();
    if (health.ok && options.settings.alertUrl) await ping();
    if (health.oldestSeconds > TOO_OLD || health.damaged > 0) await writeNotice(health);
  };
}

function composeNotice(health: Health, addresses: MailAddresses, time: number) {
  const hours = Math.floor(health.oldestSeconds / 3600);
  const text = [
    `Poruka na čekanju: ${health.queued}. Najstarija čeka više od ${hours} h.`,
    `Poruka koje se ne mogu pročitati: ${health.damaged}.`,
    `Razlog: ${health.lastError ?? 'nepoznat'}`,
    '',
    'Ništa nije izgubljeno. Prosledite ovu poruku osobi koja održava server;',
    'šta se radi, piše u fajlu src/relay/README.md, u delu „When it is red“ (kada je crveno).',
    '',
  ].join('\n');
  const subject = 'Poruke sa sajta čekaju na isporuku';
  const id = `obavestenje-${time}`;
  return compose(addresses, { name: 'Program za poruke', subject, id, time, text });
}
