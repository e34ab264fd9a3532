import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTS } from '../../../../src/build/hosting/hosts.ts';
import { writeRelay } from '../../../../src/build/relay-bundle.ts';
import { findFreePort } from '../../../support/processes.ts';
import { createFolder } from '../../../support/temporary-folder.ts';
import { QUICK, runRelay } from '../running-relay.ts';
import { type StartHome, startHome } from './running-home.ts';

export const MEMORY = ['--max-old-space-size=64', '--max-semi-space-size=4'];

/** A relay inside the test's process. */
export const runNode: StartHome = async (env) => {
  const relay = await runRelay(env);
  return { ...relay, kill: relay.close };
};

/** A relay in a process of its own, as in production. Resolves once it listens. */
export const spawnNode = (env: Record<string, string> = {}) => spawn('src/relay/server.ts', env);

/** The file that the build writes for a server. */
export const spawnBundle = async (env: Record<string, string> = {}) =>
  spawn('relay.cjs', env, await buildRelay('caddy'));

async function spawn(script: string, env: Record<string, string>, cwd?: string) {
  const folder = env['MAIL_DATA'] ?? createFolder();
  const port = Number(env['PORT'] ?? (await findFreePort()));
  const all = { ...QUICK, ...env, MAIL_DATA: folder, PORT: String(port) };
  const running = startHome(process.execPath, [...MEMORY, script], all, cwd);
  await running.untilItListens(port);
  return { ...running, port, folder, mailFolder: join(folder, 'primljeno') };
}

type RelayHost = 'cloudflare' | 'caddy';
const built = new Map<RelayHost, Promise<string>>();

/** A folder outside the project with the relay that the build writes for this host. */
export function buildRelay(host: RelayHost): Promise<string> {
  const known = built.get(host);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), `relay-${host}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const building = writeRelay(HOSTS[host].relay, folder).then(() => folder);
  built.set(host, building);
  return building;
}
