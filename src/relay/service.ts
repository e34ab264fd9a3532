import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { startCourierClock } from './courier-clock.ts';
import { openFolder } from './folder-shelf.ts';
import { clientAddress, isNearby } from './limiter.ts';
import type { LogEvent } from './log.ts';
import { openMailFolder } from './mail-folder.ts';
import { openMailServer } from './mail-server.ts';
import { ROOMS } from './mail-store.ts';
import { assembleRelay } from './relay-parts.ts';
import type { Settings } from './settings.ts';
import type { Transport } from './transport.ts';

/** As often as a watcher outside expects to hear that all is well. Milliseconds. */
const LOOK_AROUND = 300_000;
/** Slower clients hold a connection open to harm: a phone on a weak line sends 64 kB in less. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
/** With a small number, a few idle connections would keep everybody out. */
const MAX_CONNECTIONS = 4000;
/** How long running requests may take at shutdown, and the way to the mail server. Milliseconds. */
const PATIENCE = 8000;
/**
 * As long a mail server that already has the text may think at shutdown: who hangs up on it may send
 * a second copy later. The system's own patience is a bit longer: TimeoutStopSec, `--stop-timeout`;
 * Passenger's was longer than 40 seconds. Milliseconds.
 */
export const LAST_ANSWER = 55_000;

const UNKNOWN_PROXY = 'all visitors count as one: a proxy stands in front, set TRUST_PROXY_HOPS=1';

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/** Opens the spool, starts the courier and listens. Rejects when any of it cannot be. */
export async function startRelay(settings: Settings, log: (event: LogEvent) => void) {
  const shelf = openFolder(settings.dataFolder, ROOMS);
  const transport: Transport = settings.smtp
    ? openMailServer(settings.smtp)
    : openMailFolder(settings.mailFolder);
  let isProxyUnknown = false;
  const relay = assembleRelay({
    settings,
    shelf,
    transport,
    writeLog: log,
    onQueued: () => clock.wake(),
    notes: () => (isProxyUnknown ? [UNKNOWN_PROXY] : []),
  });
  const clock = startCourierClock(relay.takeTurn);
  const server = createAdaptorServer({
    fetch: (request, env) => relay.app.fetch(request, { address: addressOf(env as HttpBindings) }),
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: 1000,
      // Longer than any proxy keeps a connection for the next request: it would send that one into
      // a connection that closes, and the visitor would get its 502.
      keepAliveTimeout: 125_000,
    },
  }) as Server;
  server.maxConnections = MAX_CONNECTIONS;

  const looking = setInterval(lookAround, LOOK_AROUND);

  async function lookAround(): Promise<void> {
    await relay.sweep();
    await relay.lookAround();
    // For what the sweep has found.
    clock.wake();
  }

  function addressOf({ incoming }: HttpBindings): string {
    const forwarded = incoming.headers['x-forwarded-for'];
    const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    const socket = incoming.socket.remoteAddress ?? '';
    if (settings.proxyHops === 0 && list !== undefined && isNearby(socket) && !isProxyUnknown) {
      isProxyUnknown = true;
      log({ event: 'TRUST_PROXY_HOPS is 0, but a proxy stands in front' });
    }
    return clientAddress(socket, list, settings.proxyHops);
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
    clearInterval(looking);
    const stopped = clock.stop();
    await Promise.all([closeServer(), Promise.race([stopped, pause(PATIENCE)])]);
    if (transport.isHandingOver?.()) {
      log({ event: 'waits for the mail server to take the last mail' });
      await Promise.race([stopped, pause(LAST_ANSWER - PATIENCE)]);
    }
    relay.close();
  }

  // Its note in the folder makes new rooms durable, too, before the first message comes; and a disk
  // that was full before is known from the start.
  await relay.sweep();
  try {
    await listen(server, settings);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  log({ event: 'started', host: settings.host, port, transport: transport.kind });
  return { port, close };
}

/** Keeps no process alive. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: 1024 }, resolve);
  });
}
