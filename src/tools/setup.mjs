// Runs before `npm start` and `npm test`, and installs what is missing. Plain JavaScript without packages
// and without syntax that Node 12 does not know, so that an old Node can report that it is too old.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const OLDEST_NODE = 20;
/** npm writes this copy of the lockfile last, so an interrupted installation does not have it. */
const INSTALLED = 'node_modules/.package-lock.json';

const version = process.versions.node;
need(
  Number(version.split('.')[0]) >= OLDEST_NODE,
  `Potreban je Node.js ${OLDEST_NODE} ili noviji, a ovde je ${version}: ` +
    `instalirajte ga sa https://nodejs.org. / Node.js ${OLDEST_NODE} or newer is needed, ` +
    `this is ${version}.`,
);
const isWhole =
  existsSync(INSTALLED) &&
  existsSync('node_modules/node/bin') &&
  statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!isWhole) {
  console.log('Instaliram pakete (samo prvi put, posle izmene paketa i kada nešto nedostaje) …');
  need(
    run('npm ci --prefer-offline --no-audit --no-fund --loglevel=error'),
    'Paketi nisu instalirani. Proverite vezu sa internetom i pokušajte ponovo.',
  );
}
if (process.argv.includes('--tests')) import('./machine.mjs').then(installForTests);

/** A browser is required; without a web server or another engine, the tests that need it are skipped. */
function installForTests(machine) {
  const { findBrowser } = machine;
  const isDebianRoot = process.getuid && process.getuid() === 0 && existsSync('/usr/bin/apt-get');
  const missing = isDebianRoot ? findMissing(machine) : [];
  if (missing.length > 0) {
    console.log('Instaliram pregledače i veb servere za testove …');
    run('apt-get update -qq');
    // One command for each program: where the system lacks a package of one program, the others are installed.
    for (const packages of missing) {
      run(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`);
    }
  }
  need(
    findBrowser() || run('npx playwright install chromium'),
    'Nema pregledača za testove. Instalirajte Chromium ili upišite CHROMIUM_PATH.',
  );
}

/** Debian packages of each program that the tests miss on this machine. */
function findMissing(machine) {
  const { findBrowser, findEngines, hasDebianWebKit, isInstalled, SERVERS, WEBKIT } = machine;
  const missing = Object.values(SERVERS)
    .filter((server) => !isInstalled(server))
    .map((server) => server.packages);
  // Ubuntu has no package `firefox-esr`, and its WebKit was never tried.
  const isDebian = /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (isDebian && !findEngines().firefox) missing.push(['firefox-esr']);
  if (isDebian && !hasDebianWebKit()) missing.push(WEBKIT.packages);
  // Chromium without windows; a system without this package gets Playwright's own browser.
  if (!findBrowser()) missing.push(['chromium-headless-shell']);
  return missing;
}

/** Runs the command in sight of the person who waits; says whether it has succeeded. */
function run(command) {
  const env = Object.assign({}, process.env, { DEBIAN_FRONTEND: 'noninteractive' });
  const stdio = ['ignore', 'inherit', 'inherit'];
  return spawnSync(command, { shell: true, stdio, env }).status === 0;
}

function need(isDone, message) {
  if (isDone) return;
  console.error(message);
  process.exit(1);
}
