// Two ways to reach a person when the relay is ill. A watcher on the internet, such as healthchecks.io,
// expects a request every few minutes and writes to the administrator when none comes. And the owner's
// mailbox gets a notice once a day while /health is red, as long as mail gets through.
import { DeliveryError, type Transport } from './delivery.ts';
import { DAY_MS } from './durations.ts';
import type { Health } from './health.ts';
import { codeOf, type LogEvent } from './log.ts';
import { compose, type MailAddresses } from './mail.ts';
import type { Queue } from './queue.ts';
import type { Settings } from './settings.ts';

/** How long the watcher may take to answer. */
const PING_TIMEOUT_MS = 10_000;

export interface AlertOptions {
  /** `alertUrl` is the watcher's address, asked with GET; empty: there is no watcher. */
  settings: Pick<Settings, 'alertUrl' | 'to' | 'from'>;
  health: () => Health;
  queue: Pick<Queue, 'deliveryState' | 'changeState'>;
  transport: Transport;
  log: (event: LogEvent) => void;
  now?: () => number;
}

/** Each call pings the watcher while /health is green, and mails the daily notice while it is red. Never rejects. */
export function createAlert({ queue, log, now = Date.now, ...options }: AlertOptions) {
  async function ping(): Promise<void> {
    try {
      const answer = await fetch(options.settings.alertUrl, {
        signal: AbortSignal.timeout(PING_TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) log({ event: 'watcher not reached', error: answer.status });
    } catch (error) {
      log({ event: 'watcher not reached', error: codeOf(error) });
    }
  }

  async function mailNotice(health: Health): Promise<void> {
    const time = now();
    const since = time - queue.deliveryState().noticed;
    if (since >= 0 && since < DAY_MS) return;
    // The notice would fail as the messages do, and one more wrong password may look like an attack.
    if (health.queued > 0 && queue.deliveryState().failures > 0) return;
    try {
      const name = `${new Date(time).toISOString().slice(0, 10)}-obavestenje`;
      await options.transport.deliver(await composeNotice(health, options.settings, time), name);
      await queue.changeState({ noticed: time });
      log({ event: 'notice sent' });
    } catch (error) {
      // If this notice may have arrived, a day without another one is better than a notice every few minutes.
      const mayHaveArrived = error instanceof DeliveryError && error.fault === 'doubt';
      if (mayHaveArrived) await queue.changeState({ noticed: time });
      log({ event: 'notice not sent', error: error instanceof Error ? error.message : 'unknown' });
    }
  }

  return async (): Promise<void> => {
    const health = options.health();
    if (health.ok && options.settings.alertUrl) await ping();
    if (!health.ok) await mailNotice(health);
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
    'server. Njoj ovo govori deo „When it is red“ fajla src/relay/operating.md:',
    lastError,
    '',
  ]
    .filter((line) => line !== false && line !== null)
    .join('\n');
  const subject = 'Poruke sa sajta: nešto nije u redu';
  const id = `obavestenje-${time}`;
  return compose(addresses, { name: 'Program za poruke', subject, id, time, text });
}
