// The relay on Node: HTTP, timers and a folder on the disk.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { createApp } from './app.ts';
import { openFolderStore, openMailFolder } from './folders.ts';
import type { Log } from './log.ts';
import { openMailServer } from './mail-server.ts';
import { createRelay } from './relay.ts';
import type { Settings } from './settings.ts';

/**
 * How long a request may take for its headers, and for all of it: a phone on a weak connection sends
 * 64 kB in less.
 */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** With a small number, a few idle connections would keep all visitors out. */
const MAX_CONNECTIONS = 4000;
/** How long running requests may take at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 8000;
/**
 * How long a mail on its way may take at shutdown: hanging up on a mail server that has the text could send a second
 * copy later. systemd waits a little longer for the process (`TimeoutStopSec`).
 */
const LAST_MAIL_MS = 55_000;

/** Resolves once it listens. Rejects with the disk's error, or with the error of a port that cannot be opened. */
export async function startRelay(settings: Settings, log: Log) {
  const { smtp, dataFolder, mailFolder, origins, contact } = settings;
  const store = openFolderStore(dataFolder);
  const transport = smtp ? openMailServer(smtp) : openMailFolder(mailFolder);
  const { take, work, health } = createRelay({ settings, store, transport, log });
  let isClosing = false;
  let wake = () => {};

  const app = createApp({
    async take(address, submission) {
      const taken = await take(address, submission);
      wake();
      return taken;
    },
    health,
    origins,
    contact,
    log,
  });
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, { address: addressOf(env as HttpBindings) }),
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // On this machine alone: a web server stands in front.
    server.listen({ port: settings.port, host: '127.0.0.1', backlog: 1024 }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  log({ event: 'started', port, into: smtp ? 'mail server' : 'folder' });
  const worked = workUntilClosed();

  async function workUntilClosed(): Promise<void> {
    while (!isClosing) {
      // A message that comes while this call works may not be seen by it.
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const ms = await work();
      await Promise.race([woken, pause(ms)]);
    }
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

  /** Accepts no more requests, and finishes those that run and the mail on its way. */
  async function close(): Promise<void> {
    isClosing = true;
    wake();
    await Promise.all([closeServer(), Promise.race([worked, pause(LAST_MAIL_MS)])]);
  }

  return { port, close };
}

/**
 * The address that the proxy on this machine saw; the visitor may have forged all that stands before it. Without a proxy
 * the connection's own.
 */
function addressOf({ incoming }: HttpBindings): string {
  const forwarded = incoming.headers['x-forwarded-for']?.toString();
  return forwarded?.split(',').at(-1)?.trim() || (incoming.socket.remoteAddress ?? '');
}

/** A timer that lets the process end. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
