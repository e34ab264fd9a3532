// Tells the owner by mail, once a day, that /health is red.
import { DeliveryError, type Transport } from './delivery.ts';
import { DAY_MS } from './durations.ts';
import type { Health } from './health.ts';
import type { LogEvent } from './log.ts';
import { compose, type MailAddresses } from './mail.ts';
import type { Queue } from './queue.ts';

export interface NoticeOptions {
  settings: MailAddresses;
  health: () => Health;
  queue: Pick<Queue, 'state' | 'changeState'>;
  transport: Transport;
  log: (event: LogEvent) => void;
  now?: () => number;
}

/** Each call mails the notice if it is time for it. Never rejects. */
export function createNotice({ settings, queue, transport, log, ...options }: NoticeOptions) {
  const { now = Date.now } = options;

  return async (): Promise<void> => {
    const health = options.health();
    if (health.ok) return;
    const time = now();
    const { noticed, error } = queue.state();
    const since = time - noticed;
    if (since >= 0 && since < DAY_MS) return;
    // One more wrong password may look like an attack.
    if (health.queued > 0 && error?.startsWith('EAUTH')) return;
    try {
      const name = `${new Date(time).toISOString().slice(0, 10)}-obavestenje`;
      await transport.deliver(await composeNotice(health, settings, time), name);
      await queue.changeState({ noticed: time });
      log({ event: 'notice sent' });
    } catch (failure) {
      // The mail server may have kept it: better a day without another one than one every few minutes.
      const hasText = failure instanceof DeliveryError && failure.fault === 'message';
      if (hasText) await queue.changeState({ noticed: time });
      const reason = failure instanceof Error ? failure.message : 'unknown';
      log({ event: 'notice not sent', error: reason });
    }
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
