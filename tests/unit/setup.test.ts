// The script that runs before `npm start` and `npm test`, in a temporary folder and with a stand-in for npm.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../support/temporary-folder';

const INSTALLED = 'node_modules/.package-lock.json';
let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function setUp() {
  const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('src/tools/setup.mjs')], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

beforeEach(() => {
  root = createFolder();
  write('package-lock.json', '{}');
  write('node_modules/node/bin/node', '');
  write(INSTALLED, '{}');
  write('bin/npm', '#!/bin/sh\necho "npm $*"\n');
  chmodSync(join(root, 'bin/npm'), 0o755);
});

test('a complete installation is left alone, and nothing is printed', () => {
  expect(setUp()).toEqual({ status: 0, output: '' });
});

test.each([
  ['was never made', () => rmSync(join(root, 'node_modules'), { recursive: true })],
  ['was cut off', () => rmSync(join(root, INSTALLED))],
  ['is older than the list of packages', () => utimesSync(join(root, INSTALLED), 0, 0)],
  [
    'lacks the program of Node',
    () => rmSync(join(root, 'node_modules/node/bin'), { recursive: true }),
  ],
])('one that %s is made anew', (_, harm) => {
  harm();
  expect(setUp()).toEqual({
    status: 0,
    output: expect.stringMatching(/^Instaliram pakete .*\nnpm ci --prefer-offline/),
  });
});

test('an installation that fails is reported in one sentence', () => {
  rmSync(join(root, INSTALLED));
  write('bin/npm', '#!/bin/sh\nexit 1\n');
  const { status, output } = setUp();
  expect(status).toBe(1);
  expect(output).toContain(
    'Paketi nisu instalirani. Proverite vezu sa internetom i pokušajte ponovo.',
  );
});
