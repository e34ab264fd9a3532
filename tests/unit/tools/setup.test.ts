// The program that both commands begin with, in a temporary folder and with stand-ins for npm and for the
// project's own Node.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../../support/temporary-folder.ts';

const MARK = 'node_modules/.installed-for';
const NODE = 'node_modules/node/bin/node';
const INSTALLING = 'Instaliram pakete (samo prvi put i posle izmene paketa, oko pola minuta) …\n';
const FAILED =
  'Nije uspelo, pokušavam još jednom …\n' +
  'Paketi nisu instalirani. Proverite vezu sa internetom i slobodno mesto na disku (potrebno je oko 1 GB), ' +
  'pa pokušajte ponovo. Pojedinosti su u folderu ~/.npm/_logs.\n';
let root: string;

function write(path: string, text: string, isProgram = false): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  if (isProgram) chmodSync(join(root, path), 0o755);
}

/** Runs `start.ts`; `before` is code that changes what the program sees of its machine. */
function setUp(before = '', variables: Record<string, string> = {}) {
  write('before.cjs', before);
  const { SUDO_UID: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    npm_config_user_agent: 'npm/11.0.0',
    PATH: `${join(root, 'bin')}:${process.env['PATH']}`,
    ...variables,
  };
  const program = ['--require', join(root, 'before.cjs'), resolve('src/tools/setup.mjs')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, 'start.ts', '--a'], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

beforeEach(() => {
  root = createFolder();
  write('package-lock.json', '{}');
  // As the real one, it makes the folder anew.
  const makeNode = `mkdir -p node_modules/node/bin; cp bin/project-node ${NODE}`;
  write('bin/npm', `#!/bin/sh\necho "$*" >> calls\nrm -rf node_modules; ${makeNode}\n`, true);
  write('bin/project-node', '#!/bin/sh\necho "runs $(basename "$1") $2"\n', true);
});

const calls = () =>
  existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8') : '';
/** Code for `setUp`: the program takes the Node that runs it for this version. */
const runningOn = (version: string) =>
  `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;

const ran = { status: 0, output: 'runs start.ts --a\n' };
const installed = { status: 0, output: `${INSTALLING}runs start.ts --a\n` };

test('packages are installed once, with their scripts, and then the program runs at once', () => {
  expect(setUp(runningOn('20.19.0'))).toEqual(installed);
  // From the second run on, npm finds the project's own Node first.
  expect(setUp(runningOn('24.21.0'))).toEqual(ran);
  expect(calls()).toBe(
    'ci --include=dev --workspaces=false --ignore-scripts=false --prefer-offline --fetch-retries=1 --no-audit --no-fund\n',
  );
});

test.each([
  ['is gone', () => rmSync(join(root, 'node_modules'), { recursive: true })],
  ['was cut off, or made by hand', () => rmSync(join(root, MARK))],
  ['is of another list of packages', () => write('package-lock.json', '{"packages":{}}')],
  ['lacks the program of Node', () => rmSync(join(root, NODE))],
  [
    'is of another system',
    () => write(MARK, readFileSync(join(root, MARK), 'utf8').replace(process.platform, 'amiga')),
  ],
])('an installation that %s is made anew', (_, harm) => {
  setUp();
  harm();
  expect(setUp()).toEqual(installed);
  expect(setUp()).toEqual(ran);
});

test('a NODE_ENV of the shell does not reach the program', () => {
  write('bin/project-node', '#!/bin/sh\necho "runs $(basename "$1") $2$NODE_ENV"\n', true);
  expect(setUp('', { NODE_ENV: 'production' })).toEqual(installed);
});

test('an installation that breaks off is tried once more', () => {
  write(
    'bin/npm',
    readFileSync(join(root, 'bin/npm'), 'utf8').replace(
      'rm -rf',
      '[ -e half ] || { touch half; exit 1; }; rm -rf',
    ),
    true,
  );
  const output = `${INSTALLING}Nije uspelo, pokušavam još jednom …\nruns start.ts --a\n`;
  expect(setUp()).toEqual({ status: 0, output });
});

test('an installation that fails twice is reported in Serbian, and is tried again the next time', () => {
  write('bin/npm', '#!/bin/sh\necho npm error >&2\nmkdir -p node_modules\nexit 1\n', true);
  const failed = { status: 1, output: INSTALLING + FAILED };
  expect(setUp()).toEqual(failed);
  expect(setUp()).toEqual(failed);
});

const TOO_OLD = (version: string) =>
  `Potreban je Node.js 20.19, 22.12 ili noviji, a ovde je ${version}: instalirajte ga sa ` +
  'https://nodejs.org. / Node.js 20.19, 22.12 or newer is needed.\n';

test.each([
  ['18.20.0', false],
  ['20.18.1', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', true],
  ['26.12.1', true],
])('Node %s is told at once when packages for it would lack parts', (version, isGood) => {
  expect(setUp(runningOn(version))).toEqual(
    isGood ? installed : { status: 1, output: TOO_OLD(version) },
  );
});

test('pnpm, sudo and a folder that Vite cannot read are told before anything is installed', () => {
  const agent = { npm_config_user_agent: 'pnpm/12.0.0 npm/? node/v24' };
  expect(setUp('', agent)).toEqual({
    status: 1,
    output: 'Ovaj projekat ne koristi pnpm. Upišite: npm start\n',
  });
  const asRoot = `process.getuid = () => 0; const fs = require('node:fs');
    fs.statSync = () => ({ uid: 1000 }); require('node:module').syncBuiltinESMExports()`;
  expect(setUp(asRoot, { SUDO_UID: '1000' })).toEqual({
    status: 1,
    output:
      'Bez sudo, molim: fajlovi bi posle pripadali administratoru. ' +
      'Pregledač za testove instalira: sudo apt-get install chromium\n',
  });
  const folder = "process.cwd = () => '/sajt#2'";
  expect(setUp(folder)).toEqual({
    status: 1,
    output: 'Ime foldera ne sme da sadrži znak # ni ?. Preimenujte ga: /sajt#2\n',
  });
  expect(calls()).toBe('');
  // In a container root is the only user, and the folder is another one's.
  expect(setUp(asRoot)).toEqual(installed);
});

test('a program that the system ends is a sentence and an exit code', () => {
  write('bin/project-node', '#!/bin/sh\nkill -9 $$\n', true);
  expect(setUp()).toEqual({
    status: 1,
    output:
      `${INSTALLING}Program je prekinut (SIGKILL). Ako ga niste prekinuli Vi, najverovatnije je nestalo ` +
      'memorije: potreban je bar 1 GB slobodne.\n',
  });
});

test('the exit code of the program is that of the command', () => {
  write('bin/project-node', '#!/bin/sh\nexit 3\n', true);
  expect(setUp().status).toBe(3);
});
