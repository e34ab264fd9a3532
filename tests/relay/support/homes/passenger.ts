// A rented web space: Debian's Apache with Passenger, which starts the relay's file as its owner.
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findPassengerObstacle, PASSENGER } from '../../../../src/tools/machine.mjs';
import { findFreePort } from '../../../support/processes.ts';
import { createFolder } from '../../../support/temporary-folder.ts';
import { QUICK } from '../running-relay';
import { buildRelay } from './node';
import { type RunningHome, type StartHome, startHome } from './running-home';

/** Debian's user `nobody`, who owns the rented web space. */
const OWNER = 65_534;

const { apache: APACHE, modules: MODULES, root: PASSENGER_ROOT } = PASSENGER;

export interface RunningPassenger extends RunningHome {
  /** Restarts the relay as the button in cPanel does. */
  restart: () => void;
  /** Kills the relay as a machine without free memory does. */
  killRelay: () => void;
  /** The process ids of the relay at this moment. */
  pids: () => number[];
}

/**
 * Resolves once Apache listens; the first request then starts the relay. Passenger ends a relay that gets
 * no request for `idleSeconds`.
 */
export async function startPassenger(
  env: Record<string, string> = {},
  idleSeconds = 300,
): Promise<RunningPassenger> {
  const obstacle = findPassengerObstacle();
  if (obstacle) throw new Error(obstacle);
  const home = createFolder();
  const app = join(home, 'relej');
  const folder = env['MAIL_DATA'] ?? join(home, 'relej-poruke');
  const port = Number(env['PORT'] ?? (await findFreePort()));
  for (const path of [app, join(app, 'tmp'), join(home, 'public'), folder]) {
    mkdirSync(path, { recursive: true });
    chownSync(path, OWNER, OWNER);
  }
  chmodSync(home, 0o755);
  copyFileSync(join(await buildRelay('cpanel'), 'app.js'), join(app, 'app.js'));
  // The owner of the web space may not enter the home folder of whoever runs the tests.
  copyFileSync(process.execPath, join(home, 'node'));
  const { PORT: _, ...settings }: Record<string, string> = { ...QUICK, ...env, MAIL_DATA: folder };
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(join(app, 'relej.env'), lines.join(''));
  for (const name of ['app.js', 'relej.env']) chownSync(join(app, name), OWNER, OWNER);
  const config = join(home, 'apache.conf');
  writeFileSync(config, describeApache(home, port, idleSeconds));
  const apache = startHome(APACHE, ['-f', config, '-D', 'FOREGROUND'], process.env);
  await apache.untilItListens(port);

  const pids = () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && worksIn(name, app))
      .map(Number);
  function killRelay(): void {
    for (const pid of pids()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process has just ended by itself.
      }
    }
  }
  async function end(): Promise<void> {
    await apache.close();
    killRelay();
  }
  onTestFinished(end);
  return {
    port,
    healthPort: port,
    folder,
    mailFolder: join(folder, 'primljeno'),
    log: () => readLog(join(home, 'passenger.log')),
    pids,
    killRelay,
    restart() {
      const file = join(app, 'tmp/restart.txt');
      writeFileSync(file, '');
      // Passenger compares the file's time in whole seconds.
      utimesSync(file, new Date(), new Date(Date.now() + restarts++ * 1000));
    },
    kill: end,
    close: end,
  };
}

let restarts = 0;

export const startPassengerHome: StartHome = async (env) => {
  const relay = await startPassenger(env);
  await (await fetch(`http://127.0.0.1:${relay.port}/mail_cv.php`)).text();
  return relay;
};

function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

function readLog(file: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/^App \d+ output: (\{.*\})$/gm)].map(([, line = '']) =>
    JSON.parse(line),
  );
}

function describeApache(home: string, port: number, idleSeconds: number): string {
  const modules = ['mpm_event', 'authz_core', 'passenger'];
  return `${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
ServerRoot ${home}
PidFile ${home}/apache.pid
DefaultRuntimeDir ${home}
ErrorLog ${home}/apache.log
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:${port}
PassengerRoot ${PASSENGER_ROOT}
PassengerInstanceRegistryDir ${home}
PassengerLogFile ${home}/passenger.log
PassengerDisableSecurityUpdateCheck on
PassengerDisableAnonymousTelemetry on
PassengerStatThrottleRate 0
PassengerMinInstances 0
PassengerPoolIdleTime ${idleSeconds}
DocumentRoot ${home}/public
PassengerAppRoot ${home}/relej
PassengerAppType node
PassengerStartupFile app.js
PassengerNodejs ${home}/node
<Directory ${home}/public>
	Require all granted
</Directory>
`;
}
