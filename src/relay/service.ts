import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { startAlert } from './alert.ts';
import { startCourierClock } from './courier-clock.ts';
import { openMailFolder } from './mail-folder.ts';
import { openMailServer } from './mail-server.ts';
import { createProxyWatch } from './proxy-watch.ts';
import { assembleRelay } from './relay-parts.ts';
import type { LogEvent } from './relay-ports.ts';
import type { Settings } from './settings.ts';
import { isDamage, openSpoolStore } from './spool-file.ts';

const HOUR = 3_600_000;
/** How long running requests and the mail on its way may take at shutdown. Milliseconds. */
const PATIENCE = 8000;

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/**
 * Opens the spool, starts the courier and listens. Rejects when any of it cannot be. `onDamage` is
 * told when the spool turns out to be damaged: only a start heals it.
 */
export async function startRelay(
  settings: Settings,
  log: (event: LogEvent) => void,
  onDamage: () => void = () => {},
) {
  const store = openSpoolStore(settings.dataFolder, (salvage) =>
    log({ event: 'SPOOL UNREADABLE, set aside and salvaged', ...salvage }),
  );
  const transport = settings.smtp
    ? openMailServer(settings.smtp)
    : openMailFolder(settings.mailFolder);
  const proxy = createProxyWatch(settings.proxyHops, log);
  const { app, takeTurn, sweep, ...parts } = assembleRelay({
    settings,
    store,
    transport,
    writeLog: log,
    onQueued: () => clock.wake(),
    notes: proxy.notes,
  });
  const clock = startCourierClock(takeTurn, (error) => {
    log({ event: 'courier stumbled', error: error instanceof Error ? error.name : 'unknown' });
    if (!isDamage(error)) return;
    store.condemn();
    onDamage();
  });
  const alert = startAlert(parts.lookAround, settings.alertMs);
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, { address: addressOf(env as HttpBindings) }),
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: settings.headersMs,
      requestTimeout: settings.requestMs,
      connectionsCheckingInterval: Math.min(1000, settings.headersMs),
      // Longer than any proxy keeps a connection for the next request: it would send that one into
      // a connection that closes, and the visitor would get its 502.
      keepAliveTimeout: 125_000,
    },
  }) as Server;
  server.maxConnections = settings.maxConnections;

  const sweeping = setInterval(sweep, HOUR);

  function addressOf({ incoming }: HttpBindings): string {
    const forwarded = incoming.headers['x-forwarded-for'];
    const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    return proxy.addressOf(incoming.socket.remoteAddress ?? '', list);
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
    alert.stop();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE).unref());
    await Promise.all([closeServer(), Promise.race([clock.stop(), patience])]);
    parts.close();
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
