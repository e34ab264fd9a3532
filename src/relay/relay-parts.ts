import { createAlert } from './alert.ts';
import { createRelay } from './app.ts';
import { createCourier } from './courier.ts';
import { createHealth } from './health.ts';
import { createLimiter } from './limiter.ts';
import type { LogEvent } from './log.ts';
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
  const { writeLog: log, onQueued = () => {}, notes = () => [] } = options;
  const spool = openSpool({
    shelf,
    max: settings.mailMax,
    onUnreadable: (id) => log({ event: 'MESSAGE UNREADABLE, left where it is', id }),
  });
  const health = createHealth({ spool, transport: transport.kind, max: settings.mailMax, notes });
  const takeTurn = createCourier({ spool, transport, settings, log });
  const lookAround = createAlert({ settings, health, spool, transport, log });
  const app = createRelay({
    async store(submission) {
      const receipt = await spool.store(submission);
      if (!receipt.repeat) onQueued();
      return receipt;
    },
    health,
    admit: createLimiter({ burst: settings.rateBurst, perMinute: settings.ratePerMinute }),
    origins: settings.origins,
    contact: settings.contact,
    log,
  });
  const sweep = () => spool.sweep().catch(() => log({ event: 'sweep failed' }));

  return { app, takeTurn, health, lookAround, sweep, close: spool.close };
}
