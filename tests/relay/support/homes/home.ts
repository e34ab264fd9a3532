// The home that the tests of the relay's promises run in, by RELAY_HOME: node (the default), bundle (the file
// for a server) or workerd (Cloudflare's runtime).
import { runNode, spawnBundle, spawnNode } from './node.ts';
import type { StartHome } from './running-home.ts';
import { startWorkerd } from './workerd.ts';

interface Home {
  /** Starts a relay in the quickest way, for promises about messages. */
  run: StartHome;
  /** Starts a relay in a process of its own, which can be killed. */
  spawn: StartHome;
}

const HOMES: Record<string, Home> = {
  node: { run: runNode, spawn: spawnNode },
  bundle: { run: spawnBundle, spawn: spawnBundle },
  workerd: { run: startWorkerd, spawn: startWorkerd },
};

export const HOME = process.env['RELAY_HOME'] || 'node';

const home = HOMES[HOME];
if (!home)
  throw new Error(`RELAY_HOME is ${HOME}, and there are ${Object.keys(HOMES).join(', ')}.`);

export const runHome = home.run;
export const spawnHome = home.spawn;
