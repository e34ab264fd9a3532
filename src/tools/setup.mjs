// `node src/tools/setup.mjs start.ts`: installs the packages when these are missing, then runs a program of this
// folder, if one is named, in the project's own Node. Plain JavaScript without packages and without syntax that
// Node 12 does not know, so that an old Node can report that it is too old.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** With an older one, npm leaves out native parts of Astro and says nothing (their `engines`). */
const OLDEST_NODE = { 20: 19, 22: 12 };
/** Written last. It says for what the packages were installed. */
const INSTALLED_FOR = 'node_modules/.installed-for';
/**
 * In a folder of somebody's workspace, npm would install for the workspace instead; under `NODE_ENV=production` or
 * `omit=dev` it would leave out the packages for development, and the project's own Node with them.
 */
const INSTALL =
  'npm ci --include=dev --workspaces=false --ignore-scripts=false --prefer-offline --fetch-retries=1 --no-audit --no-fund';
const PROJECT_NODE = resolve(
  process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node',
);

checkMachine();
installWhatIsMissing();
if (process.argv.length > 2) runInProjectNode(process.argv.slice(2));

/** Ends in one sentence where neither command can work. */
function checkMachine() {
  const version = process.versions.node;
  const [major, minor] = version.split('.').map(Number);
  // Node 21 was given up before the parts that Astro needs were made for it.
  const isNewEnough = major > 22 || minor >= (OLDEST_NODE[major] || Number.POSITIVE_INFINITY);
  need(
    isNewEnough,
    `Potreban je Node.js 20.19, 22.12 ili noviji, a ovde je ${version}: instalirajte ga sa ` +
      'https://nodejs.org. / Node.js 20.19, 22.12 or newer is needed.',
  );
  need(
    !/pnpm/.test(process.env.npm_config_user_agent || ''),
    'Ovaj projekat ne koristi pnpm. Upišite: npm start',
  );
  const isAlpine = process.platform === 'linux' && existsSync('/etc/alpine-release');
  need(
    !isAlpine,
    'Na Alpine Linuxu projekat ne radi, jer za njega nema Node.js iz npm-a: uzmite Debian ili Ubuntu.',
  );
  need(
    !/[#?]/.test(process.cwd()),
    `Ime foldera ne sme da sadrži znak # ni ?. Preimenujte ga: ${process.cwd()}`,
  );
  // Afterwards everything that a run writes would belong to root, and the owner could not run anything.
  const isSudo = process.getuid && process.getuid() === 0 && process.env.SUDO_UID;
  need(
    !isSudo || statSync('.').uid === 0,
    'Bez sudo, molim: fajlovi bi posle pripadali administratoru. ' +
      'Pregledač za testove instalira: sudo apt-get install chromium',
  );
}

/** Runs `npm ci` unless the mark says that it ended well for this list of packages and this machine. */
function installWhatIsMissing() {
  // The Node that installs does not count: from the second run on it is the project's own, which the list names.
  const list = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const wanted = `${list} ${process.platform} ${process.arch}`;
  const isWhole =
    existsSync(INSTALLED_FOR) &&
    readFileSync(INSTALLED_FOR, 'utf8') === wanted &&
    existsSync(PROJECT_NODE);
  if (isWhole) return;
  console.log('Instaliram pakete (samo prvi put i posle izmene paketa, oko pola minuta) …');
  // What has come so far is in npm's cache, so a second try goes on where the first one broke off.
  let isInstalled = install();
  if (!isInstalled) {
    console.log('Nije uspelo, pokušavam još jednom …');
    isInstalled = install();
  }
  need(
    isInstalled,
    'Paketi nisu instalirani. Proverite vezu sa internetom i slobodno mesto na disku (potrebno je oko ' +
      '1 GB), pa pokušajte ponovo. Pojedinosti su u folderu ~/.npm/_logs.',
  );
  writeFileSync(INSTALLED_FOR, wanted);
}

/** Installs in silence: npm's own words are English, and its log keeps them. True when all is there. */
function install() {
  return spawnSync(INSTALL, { shell: true, stdio: 'ignore' }).status === 0;
}

/** Runs a program of this folder until it ends; its exit code is ours. */
function runInProjectNode([program, ...options]) {
  const file = resolve('src/tools', program);
  // A NODE_ENV of the shell would make another site of it.
  const env = Object.assign({}, process.env);
  delete env.NODE_ENV;
  const child = spawn(PROJECT_NODE, [file].concat(options), { stdio: 'inherit', env });
  // Ctrl+C reaches both processes: the program ends in its own time, and this one after it.
  process.on('SIGINT', () => {});
  ['SIGTERM', 'SIGHUP'].forEach((signal) => {
    process.on(signal, () => child.kill(signal));
  });
  child.on('error', (error) => need(false, `Program nije pokrenut: ${error.message}`));
  child.on('exit', (code, signal) => {
    need(
      !signal,
      `Program je prekinut (${signal}). Ako ga niste prekinuli Vi, najverovatnije je nestalo memorije: ` +
        'potreban je bar 1 GB slobodne.',
    );
    process.exit(code);
  });
}

function need(isDone, message) {
  if (isDone) return;
  console.error(message);
  process.exit(1);
}
