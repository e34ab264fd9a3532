// Cloudflare's own runtime, which runs the Worker that the build writes.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWorkerdObstacle, WORKERD } from '../../../../src/tools/machine.mjs';
import { findFreePort } from '../../../support/processes.ts';
import { createFolder } from '../../../support/temporary-folder.ts';
import { keepInFolder, startMailSink } from '../mail-sink.ts';
import { QUICK } from '../running-relay.ts';
import { buildRelay } from './node.ts';
import { type StartHome, startHome } from './running-home.ts';

/** Mails land in `mailFolder` as in the other homes: a mail server of the test writes them there. */
export const startWorkerd: StartHome = async (env = {}) => {
  const obstacle = findWorkerdObstacle();
  if (obstacle) throw new Error(obstacle);
  const folder = env['MAIL_DATA'] ?? createFolder();
  const mailFolder = join(folder, 'primljeno');
  const queue = join(folder, 'queue');
  for (const needed of [mailFolder, queue]) mkdirSync(needed, { recursive: true });
  const port = Number(env['PORT'] ?? (await findFreePort()));
  const { MAIL_LOCAL: _, ...quick } = QUICK;
  const settings: Record<string, string> = {
    ...quick,
    MAIL_TO: 'konsultant@localhost',
    ...env,
  };
  if (!settings['SMTP_URL']) {
    const { port: smtp } = await startMailSink({ keep: keepInFolder(mailFolder) });
    settings['SMTP_URL'] = `smtp://127.0.0.1:${smtp}`;
  }
  copyFileSync(join(await buildRelay('cloudflare'), 'worker.js'), join(folder, 'worker.js'));
  const config = join(folder, 'config.capnp');
  writeFileSync(config, describeWorkerd(queue, port, Object.keys(settings)));
  const running = startHome(WORKERD, ['serve', config], { ...process.env, ...settings });
  await running.untilItListens(port);
  return { ...running, port, folder, mailFolder };
};

function describeWorkerd(queue: string, port: number, settings: readonly string[]): string {
  const bindings = settings.map((name) => `(name = "${name}", fromEnvironment = "${name}")`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true))),
    (name = "queue", disk = (path = ${JSON.stringify(queue)}, writable = true)),
    (name = "relay", worker = .relay),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:${port}", http = (), service = "relay"),
  ],
);
const relay :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
  ],
  compatibilityDate = "2026-08-04",
  durableObjectNamespaces = [(className = "Relay", uniqueKey = "relay", enableSql = true)],
  durableObjectStorage = (localDisk = "queue"),
  bindings = [(name = "RELAY", durableObjectNamespace = "Relay"), ${bindings.join(', ')}],
);
`;
}
