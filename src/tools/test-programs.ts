// Installs the programs that tests need and this machine lacks; nothing is asked, and each program is one line. Started
// by itself, it installs those of `npm run test:strangers` (on GitHub's machine this takes `sudo`, the tests do not).
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findBrowser,
  findEngines,
  hasDebianWebKit,
  isInstalled,
  SERVERS,
  UNPACKED,
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
  const { caddy, apache } = SERVERS;
  if (!isInstalled(apache)) missing['Apache'] = apache.packages;
  // Ubuntu has no package `firefox-esr`, and its WebKit was never tried.
  if (/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) {
    if (!('firefox' in findEngines())) missing['Firefox'] = ['firefox-esr'];
    if (!hasDebianWebKit()) missing['WebKit'] = WEBKIT.packages;
  }
  install(missing);
  if (!isInstalled(caddy)) unpackCaddy();
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** One command for each program: where the system lacks a package of one, the others are installed. */
function install(programs: Programs): void {
  if (Object.keys(programs).length === 0) return;
  runApt('update');
  for (const [name, packages] of Object.entries(programs)) {
    tell(name, runApt('install', '--no-install-recommends', ...packages));
  }
}

/** Unpacks the program alone: Debian would start the service of an installed package, and it would take port 80. */
function unpackCaddy(): void {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const isDone =
    runApt('update') &&
    spawnSync('apt-get', ['download', 'caddy'], { cwd: folder, stdio: 'ignore' }).status === 0 &&
    spawnSync('dpkg-deb', ['--extract', ...globSync(join(folder, '*.deb')), UNPACKED]).status === 0;
  rmSync(folder, { recursive: true });
  tell('Caddy', isDone);
}

function tell(program: string, isDone: boolean): void {
  console.log(`${isDone ? 'Instalirano' : 'Nije instalirano'} za testove: ${program}`);
}

function runApt(...words: string[]): boolean {
  const options = ['-y', '-qq', '-o', 'Dpkg::Use-Pty=0', ...words];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', options, { stdio: 'ignore', env }).status === 0;
}

if (import.meta.main) prepareStrangers();
