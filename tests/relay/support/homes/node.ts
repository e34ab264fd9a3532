import { join } from 'node:path';
import { createFolder, findFreePort, QUICK, runRelay } from '../running-relay';
import { type StartHome, startProcess } from './running-home';
import { untilItListens } from './until-it-listens';

const SERVER = ['--max-old-space-size=64', '--max-semi-space-size=4', 'src/relay/server.ts'];

/** Inside the test's process. */
export const runNode: StartHome = async (env) => {
  const relay = await runRelay(env);
  return { ...relay, healthPort: relay.port, kill: relay.close };
};

export const spawnNode: StartHome = (env) => startNode(SERVER, env);

/** This script of the relay, as a process of its own. */
export async function startNode(
  script: readonly string[],
  env: Record<string, string> = {},
  cwd?: string,
) {
  const folder = env['MAIL_DATA'] ?? createFolder();
  const port = Number(env['PORT'] ?? (await findFreePort()));
  const all = { ...QUICK, ...env, MAIL_DATA: folder, PORT: String(port) };
  const running = startProcess(process.execPath, script, all, cwd);
  await untilItListens(port, running);
  return { ...running, port, healthPort: port, folder, mailFolder: join(folder, 'primljeno') };
}
