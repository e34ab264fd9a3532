// Cloudflare's own runtime with the Worker that the build writes.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWorkerdObstacle, WORKERD } from '../../../../src/tools/find-homes.ts';
import { createFolder, findFreePort, QUICK } from '../running-relay';
import { buildRelay } from './built-relay';
import { startFileSink } from './file-sink';
import { type RunningHome, type StartHome, startProcess } from './running-home';
import { untilItListens } from './until-it-listens';

/** Messages land in a folder here, too: a mail server of the test writes each of them into a file. */
export const startWorkerd: StartHome = (env) => serveWorkerd(env);

/** The object under count: `/count` at the health's port tells rows read and written since the last. */
export const startCountedWorkerd: StartHome = (env) => serveWorkerd(env, COUNTED);

const PLAIN = `export { default, Relay } from 'worker.js';`;
const COUNTED = `import { Relay as Object } from 'worker.js';
export { default } from 'worker.js';
let rows = { read: 0, written: 0 };
export class Relay extends Object {
  constructor(state, env) {
    const { kv } = state.storage;
    const counted = {
      get(name) {
        rows.read += 1;
        return kv.get(name);
      },
      *list(given) {
        for (const entry of kv.list(given)) {
          rows.read += 1;
          yield entry;
        }
      },
      put(name, text) {
        rows.written += 1;
        kv.put(name, text);
      },
      delete(name) {
        rows.written += 1;
        kv.delete(name);
      },
    };
    const storage = new Proxy(state.storage, {
      get: (target, name) => {
        if (name === 'kv') return counted;
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    super({ storage }, env);
  }
  async fetch(request) {
    if (!request.url.endsWith('/count')) return super.fetch(request);
    const counts = rows;
    rows = { read: 0, written: 0 };
    return Response.json(counts);
  }
}`;

async function serveWorkerd(env: Record<string, string> = {}, main = PLAIN): Promise<RunningHome> {
  const obstacle = findWorkerdObstacle();
  if (obstacle) throw new Error(obstacle);
  const folder = env['MAIL_DATA'] ?? createFolder();
  const mailFolder = join(folder, 'primljeno');
  const spool = join(folder, 'spool');
  for (const needed of [mailFolder, spool]) mkdirSync(needed, { recursive: true });
  const port = Number(env['PORT'] ?? (await findFreePort()));
  const healthPort = await findFreePort();
  const { MAIL_LOCAL: _, ...quick } = QUICK;
  const settings: Record<string, string> = {
    ...quick,
    MAIL_TO: 'konsultant@localhost',
    MAIL_FROM: 'sajt@localhost',
    ...env,
  };
  settings['SMTP_URL'] ??= `smtp://127.0.0.1:${await startFileSink(mailFolder)}`;
  copyFileSync(join(await buildRelay('cloudflare'), 'worker.js'), join(folder, 'worker.js'));
  const config = join(folder, 'config.capnp');
  writeFileSync(
    config,
    describeWorkerd({ main, spool, port, healthPort, settings: Object.keys(settings) }),
  );
  const running = startProcess(WORKERD, ['serve', config], { ...process.env, ...settings });
  await untilItListens(port, running);
  return { ...running, port, healthPort, folder, mailFolder };
}

interface Setup {
  /** The module that stands before the Worker's own. */
  main: string;
  spool: string;
  port: number;
  healthPort: number;
  settings: readonly string[];
}

/** The second socket leads past the Worker to the object, which tells all of its health. */
function describeWorkerd({ main, spool, port, healthPort, settings }: Setup): string {
  const bindings = settings.map((name) => `(name = "${name}", fromEnvironment = "${name}")`);
  const watch = `export default { fetch: (request, { RELAY }) =>
    RELAY.get(RELAY.idFromName('relay')).fetch(request) };`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true))),
    (name = "spool", disk = (path = ${JSON.stringify(spool)}, writable = true)),
    (name = "relay", worker = .relay),
    (name = "watch", worker = .watch),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:${port}", http = (), service = "relay"),
    (name = "health", address = "127.0.0.1:${healthPort}", http = (), service = "watch"),
  ],
);
const relay :Workerd.Worker = (
  modules = [
    (name = "main.js", esModule = ${JSON.stringify(main)}),
    (name = "worker.js", esModule = embed "worker.js"),
  ],
  compatibilityDate = "2026-08-04",
  durableObjectNamespaces = [(className = "Relay", uniqueKey = "relay", enableSql = true)],
  durableObjectStorage = (localDisk = "spool"),
  bindings = [(name = "RELAY", durableObjectNamespace = "Relay"), ${bindings.join(', ')}],
);
const watch :Workerd.Worker = (
  modules = [(name = "watch.js", esModule = ${JSON.stringify(watch)})],
  compatibilityDate = "2026-08-04",
  bindings = [(name = "RELAY", durableObjectNamespace = (className = "Relay", serviceName = "relay"))],
);
`;
}
