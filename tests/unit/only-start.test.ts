import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimStart } from '../../src/tools/only-start';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  vi.stubEnv('TMPDIR', root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Another process that claims the start and keeps it. */
async function startElsewhere() {
  const code = `
    const { claimStart } = await import(${JSON.stringify(resolve('src/tools/only-start.ts'))});
    console.log(await claimStart(${JSON.stringify(root)}));
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe('true\n');
  return child;
}

test('a second start of the same project is told apart, and one of another project is not', async () => {
  const first = await startElsewhere();
  expect(await claimStart(root)).toBe(false);
  expect(await claimStart(`${root}-drugi`)).toBe(true);
  first.kill();
  await once(first, 'close');
});

test('a start that crashed stands in nobody’s way', async () => {
  const first = await startElsewhere();
  first.kill('SIGKILL');
  await once(first, 'close');
  expect(await claimStart(root)).toBe(true);
});
