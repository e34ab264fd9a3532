// `npm test` itself, in a folder whose programs only end well or badly.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../support/temporary-folder';

const PROGRAMS = [
  '@biomejs/biome/bin/biome',
  'astro/bin/astro.mjs',
  'playwright/cli.js',
  'vitest/vitest.mjs',
];

it('ends with the sums of all and a bad exit code when one of them ends badly', () => {
  const root = createFolder();
  for (const program of PROGRAMS) {
    write(
      join(root, 'node_modules', program),
      `process.exit(${program.startsWith('playwright') ? 1 : 0})`,
    );
  }
  // The texts of this project, of which there are none, are those of the sample.
  mkdirSync(join(root, 'src/content'), { recursive: true });
  mkdirSync(join(root, 'tests/sample'), { recursive: true });
  write(join(root, 'tests/sample-pictures.json'), '{}');
  const command = resolve('src/tools/test.ts');
  const { status, stdout } = spawnSync(process.execPath, [command], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n').at(-1)).toBe('5 passed, 1 failed');
  expect(status).toBe(1);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
