// Which home the tests of the relay's promises speak to: RELAY_HOME=node (as now), bundle (the file
// for a rented space) or workerd (Cloudflare's own runtime).
import { runNode, spawnBundle, spawnNode } from './node';
import { startPassengerHome } from './passenger';
import type { StartHome } from './running-home';
import { startWorkerd } from './workerd';

interface Home {
  /** The quickest way to a relay; for what is about messages. */
  run: StartHome;
  /** A process of its own, which can be killed. */
  spawn: StartHome;
}

const HOMES: Record<string, Home> = {
  node: { run: runNode, spawn: spawnNode },
  bundle: { run: spawnBundle, spawn: spawnBundle },
  passenger: { run: startPassengerHome, spawn: startPassengerHome },
  workerd: { run: startWorkerd, spawn: startWorkerd },
};

export const HOME = process.env['RELAY_HOME'] || 'node';

const home = HOMES[HOME];
if (!home)
  throw new Error(`RELAY_HOME is ${HOME}, and there are ${Object.keys(HOMES).join(', ')}.`);

export const runHome = home.run;
export const spawnHome = home.spawn;
