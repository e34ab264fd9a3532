import { createAlert } from './alert.ts';
import { createRelay } from './app.ts';
import { createCourier } from './courier.ts';
import { createHealth } from './health.ts';
import { createLimiter } from './limiter.ts';
import { createRefusals } from './refusals.ts';
import type { LogEvent } from './relay-ports.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import { openSpool } from './spool.ts';
import type { Transport } from './transport.ts';

export interface PartsOptions {
  settings: Settings;
  shelf: Shelf;
  transport: Transport;
  writeLog: (event: LogEvent) => void;
  /** A new message waits for the courier. */
  onQueued?: () => void;
  /** What is odd about this home and turns nothing red. */
  notes?: () => readonly string[];
}

export type RelayParts = ReturnType<typeof assembleRelay>;

/**
 * The relay, wherever it lives: it listens to nobody and keeps no clock. Its home hands requests to
 * `app`, calls `takeTurn`, and from time to time `sweep` and `lookAround`.
 */
export function assembleRelay({ settings, shelf, transport, ...options }: PartsOptions) {
  const refusals = createRefusals();
  const log = (event: LogEvent) => {
    refusals.note(event);
    options.writeLog(event);
  };
  const spool = openSpool({
    shelf,
    max: settings.mailMax,
    keepKeyDays: settings.keepKeyDays,
    ...(options.onQueued && { onQueued: options.onQueued }),
    onUnreadable: (id) => log({ event: 'MESSAGE UNREADABLE, left where it is', id }),
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
