import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { startDeliveries, type Transport } from './delivery.ts';
import { openFolderStore, openMailFolder } from './folders.ts';
import { clientAddress } from './limiter.ts';
import type { LogEvent } from './log.ts';
import { openMailServer } from './mail-server.ts';
import { createRelay } from './relay.ts';
import type { Settings } from './settings.ts';

/** How often the queue is maintained. */
const MAINTENANCE_INTERVAL_MS = 300_000;
/**
 * How long a request may take for its headers, and for all of it: a phone on a weak connection sends
 * 64 kB in less.
 */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** With a small number, a few idle connections would keep all visitors out. */
const MAX_CONNECTIONS = 4000;
/** How long running requests, and the connection to a mail server, may take at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 8000;
/**
 * How long a mail server that has a whole text may take to confirm it at shutdown: hanging up on it
 * could send a second copy later. systemd waits a little longer for the process (`TimeoutStopSec`).
 */
export const LAST_ANSWER_MS = 55_000;

export type RunningRelay = Awaited<ReturnType<typeof startRelay>>;

/**
 * The relay on Node: HTTP, timers and a folder on the disk. Resolves once it listens. Rejects with
 * FolderInUse, with the disk's error, or with the error of a port that cannot be opened.
 */
export async function startRelay(settings: Settings, log: (event: LogEvent) => void) {
  const store = openFolderStore(settings.dataFolder);
  const transport: Transport = settings.smtp
    ? openMailServer(settings.smtp)
    : openMailFolder(settings.mailFolder);
  const relay = createRelay({
    settings,
    store,
    transport,
    log,
    onEnqueued: () => deliveries.wake(),
  });
  const deliveries = startDeliveries(relay.deliverNext);
  const server = createAdaptorServer({
    fetch: (request, env) => relay.app.fetch(request, { address: addressOf(env as HttpBindings) }),
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1000,
      // Longer than any proxy keeps a connection open: on one that the relay is just closing, the proxy
      // would lose the next request, and the visitor would get 502.
      keepAliveTimeout: 125_000,
    },
  }) as Server;
  server.maxConnections = MAX_CONNECTIONS;

  const maintenance = setInterval(maintain, MAINTENANCE_INTERVAL_MS);

  async function maintain(): Promise<void> {
    await relay.maintain();
    await relay.notify();
    // A person may have put a file back.
    deliveries.wake();
  }

  async function closeServer(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    // Connections that were busy a moment ago become idle one after the other.
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    const late = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  }

  /** Accepts no more requests, finishes those that run and the mail on its way, and releases the folder. */
  async function close(): Promise<void> {
    clearInterval(maintenance);
    const stopped = deliveries.stop();
    await Promise.all([closeServer(), Promise.race([stopped, pause(SHUTDOWN_TIMEOUT_MS)])]);
    if (transport.awaitsConfirmation?.()) {
      log({ event: 'waits for the mail server to take the last mail' });
      await Promise.race([stopped, pause(LAST_ANSWER_MS - SHUTDOWN_TIMEOUT_MS)]);
    }
    relay.close();
  }

  // The first maintenance writes a test file: that makes new folders durable before the first message comes, and
  // shows from the start whether the disk is full.
  await relay.maintain();
  try {
    await listen(server, settings);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  log({
    event: 'started',
    host: settings.host,
    port,
    into: settings.smtp ? 'mail server' : 'folder',
  });
  return { port, close };
}

function addressOf({ incoming }: HttpBindings): string {
  const forwarded = incoming.headers['x-forwarded-for']?.toString();
  return clientAddress(incoming.socket.remoteAddress ?? '', forwarded);
}

/** A timer that lets the process end. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: 1024 }, resolve);
  });
}
