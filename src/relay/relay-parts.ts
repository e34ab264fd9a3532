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
  const { onQueued = () => {}, notes = () => [] } = options;
  const log = (event: LogEvent) => {
    health.note(event);
    options.writeLog(event);
  };
  const spool = openSpool({
    shelf,
    max: settings.mailMax,
    onUnreadable: (id) => options.writeLog({ event: 'MESSAGE UNREADABLE, left where it is', id }),
  });
  const health = createHealth({ spool, transport: transport.kind, max: settings.mailMax, notes });
  const takeTurn = createCourier({ spool, transport, settings, log });
  const lookAround = createAlert({ settings, health: health.read, spool, transport, log });
  const app = createRelay({
    async store(submission) {
      const receipt = await spool.store(submission);
      if (!receipt.repeat) onQueued();
      return receipt;
    },
    health: health.read,
    admit: createLimiter({ burst: settings.rateBurst, perMinute: settings.ratePerMinute }),
    origins: settings.origins,
    recipient: settings.to,
    contact: settings.contact,
    log,
  });
  const sweep = () => spool.sweep().catch(() => log({ event: 'sweep failed' }));

  return { app, takeTurn, health: health.read, lookAround, sweep, close: spool.close };
}
