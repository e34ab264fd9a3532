// `npm test`: every check and test, and one line with the sums of them all.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  findEngineObstacles,
  findEngines,
  findPassengerObstacle,
  findWorkerdObstacle,
} from '../../tests/support/machine.mjs';
import { copyWithSample, holdsSample } from '../../tests/support/sample-site.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', '--config'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--reporter=dot'];
const execute = promisify(execFile);
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const sums = { passed: 0, failed: 0, skipped: 0 };
/** Where the next suites run. */
let folder = '.';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const lint = run('Formatting and lint', BIOME, 'check', '--error-on-warnings');
if (!holdsSample()) {
  console.log(
    'Tests need texts that they know: they run on a copy of the project that has them.\n',
  );
  await run('This content', ASTRO, 'build', '--force');
  await vitest('Its links', 'tests/hosts/vitest.config.ts', 'links');
  folder = await copyWithSample();
}
// Stories in a browser wait for a page half of their time: what else there is to do is done then.
await Promise.all([lint, vitest('Unit tests', 'tests/vitest.config.ts'), testBuild()]);
rmSync(reports, { recursive: true });
console.log(`Engines: ${['chromium', ...Object.keys(findEngines())].join(', ')}`);
for (const obstacle of [...findEngineObstacles(), findWorkerdObstacle(), findPassengerObstacle()]) {
  if (obstacle) console.log(`Not tried: ${obstacle}`);
}
const { passed, failed, skipped } = sums;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

/** Without a build there is nothing to open, and nothing for a server to send. */
async function testBuild(): Promise<void> {
  const isBuilt = await run('Build', ASTRO, 'build', '--force');
  const suites = [run('Types', ASTRO, 'check')];
  if (isBuilt) {
    suites.push(run('Browser tests', ...PLAYWRIGHT, 'tests/playwright.config.ts'));
    suites.push(vitest('Web servers', 'tests/hosts/vitest.config.ts'));
  }
  await Promise.all(suites);
}

function vitest(title: string, config: string, ...which: string[]): Promise<boolean> {
  const report = ['--reporter=json', `--outputFile.json=${join(reports, title)}`];
  return run(title, ...VITEST, ...report, '--config', config, ...which);
}

/** Suites run side by side: what one says is shown whole, when it has ended. True when it ended well. */
async function run(title: string, ...program: string[]): Promise<boolean> {
  const start = performance.now();
  console.log(`── ${title} …`);
  const report = join(reports, title);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const options = { cwd: folder, env, maxBuffer: Number.POSITIVE_INFINITY };
  const ended = await execute(process.execPath, program, options).catch((failure) => failure);
  const isGood = !(ended instanceof Error);
  const verdict = `${isGood ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`\n── ${title}\n${ended.stdout}${ended.stderr}── ${title}: ${verdict}\n`);
  // Each test of Vitest or Playwright counts; a program without a report is one check.
  const { stats, ...tests } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  sums.passed += stats?.expected ?? tests.numPassedTests ?? Number(isGood);
  sums.skipped += stats?.skipped ?? tests.numPendingTests ?? 0;
  // What ends badly with no failed test (it crashed, it found none) counts as a failure.
  const bad = stats ? stats.unexpected + stats.flaky : (tests.numFailedTests ?? 0);
  sums.failed += isGood ? bad : Math.max(bad, 1);
  return isGood;
}
