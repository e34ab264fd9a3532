// The file that the build writes, installed where a person would put it.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../support/processes.ts';
import { createFolder } from '../../support/temporary-folder.ts';
import { buildRelay, MEMORY } from './homes/node.ts';
import { startHome } from './homes/running-home.ts';
import { ORIGIN } from './running-relay.ts';

export const FILE = 'relay.cjs';
export const LOCAL = { MAIL_LOCAL: '1', SITE_URL: ORIGIN };

/** A folder with the relay's file. */
export async function install() {
  const home = createFolder();
  const folder = join(home, 'relej');
  mkdirSync(folder);
  copyFileSync(join(await buildRelay('caddy'), FILE), join(folder, FILE));

  async function start(env: Record<string, string> = LOCAL) {
    const port = await findFreePort();
    const all = { HOME: home, PORT: String(port), ...env };
    return { port, ...startHome(process.execPath, [...MEMORY, FILE], all, folder) };
  }

  return { folder, start };
}
