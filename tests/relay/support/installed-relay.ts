// The file that the build writes, installed where a person would put it.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../support/processes.ts';
import { createFolder } from '../../support/temporary-folder.ts';
import { buildRelay, MEMORY } from './homes/node';
import { startHome } from './homes/running-home';
import { ORIGIN } from './running-relay';

export const FILES = { relay: 'relay.cjs', cpanel: 'app.js' } as const;
type Place = keyof typeof FILES;
export const LOCAL = { MAIL_LOCAL: '1', SITE_URL: ORIGIN };

/** A folder with the relay's file and, on a rented web space, the settings in `relej.env` beside it. */
export async function install(place: Place, settings: Record<string, string> = {}) {
  const home = createFolder();
  const folder = join(home, 'relej');
  const file = FILES[place];
  mkdirSync(folder);
  copyFileSync(join(await buildRelay(place), file), join(folder, file));
  const isBeside = place === 'cpanel';
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  if (isBeside) writeFileSync(join(folder, 'relej.env'), lines.join(''), { mode: 0o644 });

  async function start(env: Record<string, string> = {}, options: readonly string[] = MEMORY) {
    const port = await findFreePort();
    const all = { HOME: home, PORT: String(port), ...(!isBeside && settings), ...env };
    return { port, ...startHome(process.execPath, [...options, file], all, folder) };
  }

  return { home, folder, file, start };
}

/** The answer of `/health` once the process listens. */
export async function askHealthText({
  port,
  untilItListens,
}: Awaited<ReturnType<typeof startHome>> & { port: number }) {
  await untilItListens(port);
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  return { status: answer.status, text: await answer.text() };
}
