import { createLimiter } from './address-limiter.ts';
import { createAlert } from './alert.ts';
import { createRelay } from './app.ts';
import { createCourier } from './courier.ts';
import { createHealth } from './health.ts';
import { createRefusals } from './refusals.ts';
import type { LogEvent } from './relay-ports.ts';
import type { Settings } from './settings.ts';
import { openSpool } from './spool.ts';
import type { SpoolStore } from './spool-database.ts';
import type { Transport } from './transport.ts';

export interface PartsOptions {
  settings: Settings;
  store: SpoolStore;
  transport: Transport;
  writeLog: (event: LogEvent) => void;
  /** A new message waits for the courier. */
  onQueued?: () => void;
  /** So long is a look at the health good for each waiting row. Milliseconds. */
  lookPauseMs?: number;
  /** What is odd about this home and turns nothing red. */
  notes?: () => readonly string[];
}

export type RelayParts = ReturnType<typeof assembleRelay>;

/**
 * The relay, wherever it lives: it listens to nobody and keeps no clock. Its home hands requests to
 * `app`, calls `takeTurn`, and from time to time `sweep` and `lookAround`.
 */
export function assembleRelay({ settings, store, transport, ...options }: PartsOptions) {
  const refusals = createRefusals();
  const log = (event: LogEvent) => {
    refusals.note(event);
    options.writeLog(event);
  };
  const spool = openSpool({
    store,
    max: settings.mailMax,
    keepBodyDays: settings.keepBodyDays,
    keepKeyDays: settings.keepKeyDays,
    ...(options.onQueued && { onQueued: options.onQueued }),
    onUnreadable: (id) => log({ event: 'MESSAGE UNREADABLE, put aside', id }),
  });
  const { takeTurn } = createCourier({
    spool,
    transport,
    addresses: settings,
    perHour: settings.mailPerHour,
    retryBaseMs: settings.retryBaseMs,
    lineBaseMs: settings.lineBaseMs,
    log,
  });
  const health = createHealth({
    spool,
    transport: transport.kind,
    max: settings.mailMax,
    lookPauseMs: options.lookPauseMs ?? 0,
    notes: () => [...(options.notes?.() ?? []), ...refusals.notes()],
  });
  const alert = createAlert({
    url: settings.alertUrl,
    health,
    spool,
    transport,
    addresses: settings,
    log,
  });
  const app = createRelay({
    store: spool.store,
    health,
    admit: createLimiter({
      burst: settings.rateBurst,
      perMinute: settings.ratePerMinute,
      perDay: settings.networkPerDay,
    }),
    origins: settings.origins,
    recipient: settings.to,
    contact: settings.contact,
    log,
  });
  const sweep = () => spool.sweep().catch(() => log({ event: 'sweep failed' }));

  return { app, takeTurn, health, lookAround: alert.look, sweep, close: spool.close };
}
