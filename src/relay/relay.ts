import { createApp } from './app.ts';
import { createDelivery, type Transport } from './delivery.ts';
import { createHealth, createNotice } from './health.ts';
import { createLimiter } from './limiter.ts';
import type { LogEvent } from './log.ts';
import { type MailStore, openQueue } from './queue.ts';
import type { Settings } from './settings.ts';

export interface RelayOptions {
  settings: Settings;
  store: MailStore;
  transport: Transport;
  log: (event: LogEvent) => void;
  /** Called after each new message. */
  onEnqueued?: () => void;
}

export type RelayParts = ReturnType<typeof createRelay>;

/**
 * The parts of the relay that are the same wherever it runs. They open no port and have no clock: the relay's home
 * (`node-relay.ts` or `homes/cloudflare-relay.ts`) hands HTTP requests to `app`, calls `deliverNext` with the
 * pauses that it asks for, and `maintain` and `notify` every few minutes. Throws when the store cannot be read.
 */
export function createRelay({ settings, store, transport, log, ...options }: RelayOptions) {
  const onUnreadable = (id: string) => log({ event: 'MESSAGE UNREADABLE, left where it is', id });
  const queue = openQueue({ store, onUnreadable, ...options });
  const health = createHealth(queue);
  const notify = createNotice({ settings, health, queue, transport, log });
  const app = createApp({
    enqueue: queue.enqueue,
    health,
    admit: createLimiter({ burst: settings.rateBurst, perMinute: settings.ratePerMinute }),
    origins: settings.origins,
    contact: settings.contact,
    log,
  });

  /** Never rejects. */
  async function maintain(): Promise<void> {
    await queue.maintain().catch(() => log({ event: 'maintenance failed' }));
  }

  return {
    app,
    deliverNext: createDelivery({ queue, transport, settings, log }),
    health,
    maintain,
    notify,
    close: queue.close,
  };
}
