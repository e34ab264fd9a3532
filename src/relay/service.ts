import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { clientAddress, createLimiter } from './address-limiter.ts';
import { createRelay } from './app.ts';
import { startCourier } from './courier.ts';
import { createHealth } from './health.ts';
import { openMailFolder } from './mail-folder.ts';
import { openMailServer } from './mail-server.ts';
import type { LogEvent } from './relay-ports.ts';
import type { Settings } from './settings.ts';
import { openSpool } from './spool.ts';

const HOUR = 3_600_000;
/** How long running requests and the mail on its way may take at shutdown. Milliseconds. */
const PATIENCE = 8000;

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/** Opens the spool, starts the courier and listens. Rejects when any of it cannot be. */
export async function startRelay(settings: Settings, log: (event: LogEvent) => void) {
  const spool = openSpool({
    folder: settings.dataFolder,
    max: settings.mailMax,
    keepBodyDays: settings.keepBodyDays,
    keepKeyDays: settings.keepKeyDays,
    onCorrupt: (where) => log({ event: 'SPOOL UNREADABLE, set aside', where }),
    onQueued: () => courier.wake(),
  });
  const transport = settings.smtp
    ? openMailServer(settings.smtp)
    : openMailFolder(settings.mailFolder);
  const courier = startCourier({
    spool,
    transport,
    addresses: settings,
    perHour: settings.mailPerHour,
    retryBaseMs: settings.retryBaseMs,
    lineBaseMs: settings.lineBaseMs,
    log,
  });
  const app = createRelay({
    store: spool.store,
    health: createHealth(spool, courier, transport.kind, settings.mailMax),
    admit: createLimiter({ burst: settings.rateBurst, perMinute: settings.ratePerMinute }),
    origins: settings.origins,
    recipient: settings.to,
    contact: settings.contact,
    log,
  });
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, { address: addressOf(env as HttpBindings) }),
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: settings.headersMs,
      requestTimeout: settings.requestMs,
      connectionsCheckingInterval: Math.min(1000, settings.headersMs),
      keepAliveTimeout: 5000,
    },
  }) as Server;
  server.maxConnections = settings.maxConnections;

  const sweep = () => spool.sweep().catch(() => log({ event: 'sweep failed' }));
  const sweeping = setInterval(sweep, HOUR);

  function addressOf({ incoming }: HttpBindings): string {
    const forwarded = incoming.headers['x-forwarded-for'];
    const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    return clientAddress(incoming.socket.remoteAddress ?? '', list, settings.proxyHops);
  }

  async function closeServer(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    // Connections that were busy a moment ago become idle one by one.
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    const late = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  }

  /** Takes no more, finishes what runs, then closes the spool. */
  async function close(): Promise<void> {
    clearInterval(sweeping);
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE).unref());
    await Promise.all([closeServer(), Promise.race([courier.stop(), patience])]);
    spool.close();
  }

  try {
    await listen(server, settings);
  } catch (error) {
    await close();
    throw error;
  }
  await sweep();
  const { port } = server.address() as AddressInfo;
  log({ event: 'started', host: settings.host, port, transport: transport.kind });
  return { port, close };
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: 1024 }, resolve);
  });
}
