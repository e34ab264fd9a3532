import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasPackages } from '../../src/tools/installed-packages.mjs';

const NATIVE = { version: '3.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
const LOCKED = {
  '': { name: 'sajt' },
  'node_modules/astro': { version: '7.3.4' },
  'node_modules/native': NATIVE,
  'node_modules/native-elsewhere': { ...NATIVE, os: ['drugi'] },
};
const { 'node_modules/native-elsewhere': _, '': __, ...HERE } = LOCKED;

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writeInstalled(packages: object): void {
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  write('package-lock.json', JSON.stringify({ packages: LOCKED }));
  for (const path of Object.keys(HERE)) write(`${path}/package.json`, '{}');
  write('node_modules/node/bin/node', '');
  writeInstalled(HERE);
});
afterEach(() => rmSync(root, { recursive: true }));

test('an installation is believed when all that is for this machine is there', () => {
  expect(hasPackages(root)).toBe(true);
});

test.each([
  ['was never made', () => rmSync(join(root, 'node_modules'), { recursive: true })],
  ['was cut off', () => rmSync(join(root, 'node_modules/.package-lock.json'))],
  [
    'has an older package',
    () => writeInstalled({ ...HERE, 'node_modules/astro': { version: '7.3.3' } }),
  ],
  ['lacks a folder', () => rmSync(join(root, 'node_modules/astro'), { recursive: true })],
  [
    'lacks what an older Node left out',
    () => writeInstalled({ 'node_modules/astro': HERE['node_modules/astro'] }),
  ],
  ['lacks the program of Node', () => rmSync(join(root, 'node_modules/node/bin/node'))],
])('one that %s is not', (_, harm) => {
  harm();
  expect(hasPackages(root)).toBe(false);
});
