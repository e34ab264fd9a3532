// Installs the programs that tests need and this machine lacks; nothing is asked, and each program is one line. Started
// by itself, it installs those of `npm run test:strangers` (on GitHub's machine this takes `sudo`, the tests do not).
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  findBrowser,
  findEngines,
  hasDebianWebKit,
  isInstalled,
  SERVERS,
  WEBKIT,
} from './machine.mjs';

/** Name of a program → the Debian packages that bring it. */
type Programs = Record<string, string[]>;

/** What some tests of the code start. */
export function prepareTools(): void {
  const missing = ['git', 'zip', 'unzip', 'openssl'].filter(
    (tool) => spawnSync(tool, ['--version']).error,
  );
  if (isDebianRoot()) install(Object.fromEntries(missing.map((tool) => [tool, [tool]])));
  else if (missing.length > 0) {
    console.log(`Nedostaje: ${missing.join(', ')}. Testovi koji to pokreću neće proći.`);
  }
}

/** Chromium for the stories in a browser. False, with a sentence that says so, when there is none and none can be had. */
export function prepareBrowser(): boolean {
  if (findBrowser()) return true;
  // Chromium without windows. A system without this package gets Playwright's own browser.
  if (isDebianRoot()) install({ Chromium: ['chromium-headless-shell'] });
  if (findBrowser()) return true;
  console.log('Preuzimam pregledač za testove …');
  const options = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, options, { stdio: 'ignore' });
  if (findBrowser()) return true;
  console.log(
    'Nema pregledača za testove. Instalirajte Chromium ili upišite njegovu putanju u CHROMIUM_PATH.',
  );
  return false;
}

/** Other browsers and web servers. Tests that miss one of these are skipped, and `test.ts` names it. */
export function prepareStrangers(): void {
  if (!isDebianRoot()) return;
  const missing: Programs = {};
  for (const [name, server] of Object.entries(SERVERS)) {
    if (!isInstalled(server)) missing[name] = server.packages;
  }
  // Ubuntu has no package `firefox-esr`, and its WebKit was never tried.
  if (/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) {
    if (!('firefox' in findEngines())) missing['Firefox'] = ['firefox-esr'];
    if (!hasDebianWebKit()) missing['WebKit'] = WEBKIT.packages;
  }
  install(missing);
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** One command for each program: where the system lacks a package of one, the others are installed. */
function install(programs: Programs): void {
  if (Object.keys(programs).length === 0) return;
  runApt('update');
  withoutServices(() => {
    for (const [name, packages] of Object.entries(programs)) {
      const isDone = runApt('install', '--no-install-recommends', ...packages);
      console.log(`${isDone ? 'Instalirano' : 'Nije instalirano'} za testove: ${name}`);
    }
  });
}

function runApt(...words: string[]): boolean {
  const options = ['-y', '-qq', '-o', 'Dpkg::Use-Pty=0', ...words];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', options, { stdio: 'ignore', env }).status === 0;
}

/** Debian asks this program before a package may start its service; 101 is „no“. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Debian starts the service of a package at once and at every boot: on somebody's machine, Caddy would take port 80. */
function withoutServices(act: () => void): void {
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const before = listServices();
  // With a listener, Ctrl+C waits until all is undone.
  process.once('SIGINT', () => process.exit(130));
  try {
    act();
  } finally {
    if (!hasPolicy) rmSync(POLICY);
    const env = { ...process.env, DPKG_MAINTSCRIPT_PACKAGE: 'tests' };
    for (const service of listServices().filter((name) => !before.includes(name))) {
      // Debian's own helper remembers it, so that a newer version of the package does not enable the service again.
      const options = ['disable', `${service}.service`];
      spawnSync('deb-systemd-helper', options, { stdio: 'ignore', env });
      spawnSync('update-rc.d', [service, 'disable'], { stdio: 'ignore' });
    }
  }
}

/** Names of the services that start at boot, by systemd or by the older scripts: `caddy`. */
function listServices(): string[] {
  const links = globSync(['/etc/systemd/system/*.wants/*.service', '/etc/rc2.d/S*']);
  return links.map((path) => basename(path, '.service').replace(/^S\d\d/, ''));
}

if (import.meta.main) prepareStrangers();
