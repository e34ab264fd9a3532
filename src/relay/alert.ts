// A watcher outside, such as healthchecks.io, is told every few minutes that all is well, and writes to
// a person when it is not told. And once a day, while /health is red, the consultant's own mailbox
// gets a line about it, if mail goes at all.
import type { Health } from './health.ts';
import { codeOf, type LogEvent } from './log.ts';
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

/** One look: pings while green, writes the daily line while red. Never rejects. */
export function createAlert({ log, now = Date.now, ...options }: AlertOptions) {
  async function ping(): Promise<void> {
    try {
      const answer = await fetch(options.settings.alertUrl, {
        signal: AbortSignal.timeout(PING_PATIENCE),
      });
      await answer.body?.cancel();
      if (!answer.ok) log({ event: 'watcher not reached', error: answer.status });
    } catch (error) {
      log({ event: 'watcher not reached', error: codeOf(error) });
    }
  }

  async function writeNotice(health: Health): Promise<void> {
    const time = now();
    const since = time - options.spool.line().noticed;
    if (since >= 0 && since < DAY) return;
    // It would go the same way, and a wrong password tried in between soon looks like an attack.
    if (health.queued > 0 && options.spool.line().failures > 0) return;
    try {
      const name = `${new Date(time).toISOString().slice(0, 10)}-obavestenje`;
      await options.transport.deliver(await composeNotice(health, options.settings, time), name);
      await options.spool.keepLine({ noticed: time });
      log({ event: 'told by mail' });
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
    if (!health.ok) await writeNotice(health);
  };
}

function composeNotice(health: Health, addresses: MailAddresses, time: number) {
  const { queued, damaged, oldestSeconds, advice, lastError } = health;
  const hours = Math.floor(oldestSeconds / 3600);
  const text = [
    hours > 0 && `Poruka na čekanju: ${queued}. Najstarija čeka duže od ${hours} h.`,
    damaged > 0 && `Poruka koje ne mogu da se pročitaju: ${damaged}.`,
    '',
    advice,
    '',
    'Ništa nije izgubljeno. Ako ne umete to da popravite, prosledite ovu poruku osobi koja održava',
    'server. Njoj ovo govori deo „When it is red“ fajla src/relay/README.md:',
    lastError,
    '',
  ]
    .filter((line) => line !== false && line !== null)
    .join('\n');
  const subject = 'Poruke sa sajta: nešto nije u redu';
  const id = `obavestenje-${time}`;
  return compose(addresses, { name: 'Program za poruke', subject, id, time, text });
}
