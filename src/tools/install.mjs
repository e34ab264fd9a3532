// Installs what is missing. Plain JavaScript without dependencies: on a fresh machine nothing is
// there yet and Node may be as old as 20.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { isInstalled, SERVERS } from './find-servers.mjs';
import { hasPackages } from './installed-packages.mjs';

installPackages();
if (process.argv.includes('--browser')) installBrowser();
if (process.argv.includes('--servers')) installServers();

function installPackages() {
  if (hasPackages('.')) return;
  console.log('Instaliram pakete (samo prvi put, posle izmene paketa i kada nešto nedostaje) …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    fail('Paketi nisu instalirani. Proverite vezu sa internetom i pokušajte ponovo.');
  }
}

function installBrowser() {
  if (findBrowser()) return;
  console.log('Instaliram pregledač Chromium za testove …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  if (!findBrowser()) {
    fail('Nema pregledača za testove. Instalirajte Chromium ili upišite CHROMIUM_PATH.');
  }
}

/** Without a server its tests are skipped, and say so: this is no reason to stop. */
function installServers() {
  const missing = Object.values(SERVERS).filter((server) => !isInstalled(server));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Instaliram veb servere za testove …');
  run('apt-get', ['update', '-qq']);
  for (const { packages } of missing) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
}

/** True when the command ended well. Windows needs a shell to find `npm.cmd`. */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
