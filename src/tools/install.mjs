// Installs what is missing. Plain JavaScript without dependencies: on a fresh machine nothing is
// there yet and Node may be as old as 20.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, hasLightBrowser } from './find-browser.mjs';
import { isInstalled, SERVERS } from './find-servers.mjs';
import { hasPackages } from './installed-packages.mjs';

installPackages();
if (process.argv.includes('--browser')) installBrowser();
if (process.argv.includes('--servers')) installServers();

function installPackages() {
  if (hasPackages('.')) return;
  console.log('Instaliram pakete (samo prvi put, posle izmene paketa i kada nešto nedostaje) …');
  if (!run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'])) {
    fail('Paketi nisu instalirani. Proverite vezu sa internetom i pokušajte ponovo.');
  }
}

function installBrowser() {
  if (isDebianRoot() && !hasLightBrowser()) {
    console.log('Instaliram pregledač Chromium za testove …');
    run('apt-get', ['update', '-qq']);
    // Older systems have no such package; then the whole browser serves as well.
    if (!installDebian('chromium-headless-shell') && !findBrowser()) installDebian('chromium');
  } else if (!findBrowser()) {
    console.log('Instaliram pregledač Chromium za testove …');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  if (!findBrowser()) {
    fail('Nema pregledača za testove. Instalirajte Chromium ili upišite CHROMIUM_PATH.');
  }
}

/** Without a server its tests are skipped, and say so: this is no reason to stop. */
function installServers() {
  const missing = Object.values(SERVERS).filter((server) => !isInstalled(server));
  if (missing.length === 0 || !isDebianRoot()) return;
  console.log('Instaliram veb servere za testove …');
  run('apt-get', ['update', '-qq']);
  for (const { packages } of missing) installDebian('--no-install-recommends', ...packages);
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installDebian(...options) {
  return run('apt-get', ['install', '-y', '-qq', ...options]);
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
