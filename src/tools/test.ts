// `npm test`: every check and test, and one line with the sums of them all.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngineObstacle } from '../../tests/engines/support/find-engines.ts';
import { findPassengerObstacle, findWorkerdObstacle } from '../../tests/support/machine.mjs';
import { copyWithSample, holdsSample } from '../../tests/support/sample-site.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const PLAYWRIGHT = 'node_modules/playwright/cli.js';
const VITEST = 'node_modules/vitest/vitest.mjs';

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const sums = { passed: 0, failed: 0, skipped: 0 };
/** Where the next suites run. */
let folder = '.';

await run('Formatting and lint', BIOME, 'check', '--error-on-warnings');
if (!holdsSample()) {
  console.log(
    'The content is not the one that the tests know: it is checked and built as it is; then\nthe tests run on a copy of the project with the content in tests/sample.\n',
  );
  await run('This content', ASTRO, 'build');
  await run('Its links', 'src/build/links.ts', '--own');
  folder = await copyWithSample();
}
// Stories in a browser wait for a page half of their time: what else there is to do is done then.
await Promise.all([vitest('Unit tests', 'tests/vitest.config.ts'), testBuild()]);
rmSync(reports, { recursive: true });
for (const find of [findWorkerdObstacle, findPassengerObstacle, findEngineObstacle]) {
  const obstacle = find();
  if (obstacle) console.log(`Not tried: ${obstacle}`);
}
const { passed, failed, skipped } = sums;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

/** Without a build there is nothing to open, and nothing for a server to send. */
async function testBuild(): Promise<void> {
  const isBuilt = await run('Build', ASTRO, 'build');
  const types = run('Types', ASTRO, 'check');
  if (isBuilt) await Promise.all([testInBrowser(), testServers()]);
  await types;
}

function testInBrowser(): Promise<boolean> {
  const options = ['--config', 'tests/playwright.config.ts', '--reporter=list,json'];
  return run('Browser tests', PLAYWRIGHT, 'test', ...options);
}

/** One after the other: each starts servers or browsers of its own. */
async function testServers(): Promise<void> {
  await vitest('Web servers', 'tests/hosts/vitest.config.ts');
  await vitest('Other engines', 'tests/engines/vitest.config.ts');
}

function vitest(title: string, config: string): Promise<boolean> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(title)}`];
  return run(title, VITEST, 'run', '--root', '.', '--config', config, ...reporters);
}

function reportOf(title: string): string {
  return join(reports, `${title}.json`);
}

/** Suites run side by side: what one says is shown whole, when it has ended. True when it ended well. */
async function run(title: string, ...program: string[]): Promise<boolean> {
  const start = performance.now();
  console.log(`── ${title} …`);
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(title),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const isGood = (await new Promise((resolve) => child.on('close', resolve))) === 0;
  const verdict = `${isGood ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`\n── ${title}\n${Buffer.concat(said)}── ${title}: ${verdict}\n`);
  addUp(title, isGood);
  return isGood;
}

/** Each test of Vitest or Playwright counts; a program without a report is one check. */
function addUp(title: string, isGood: boolean): void {
  const report = reportOf(title);
  const { stats, ...vitest } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: Number(isGood), numFailedTests: 0, numPendingTests: 0 };
  const failed = stats ? stats.unexpected + stats.flaky : vitest.numFailedTests;
  sums.passed += stats?.expected ?? vitest.numPassedTests;
  sums.skipped += stats?.skipped ?? vitest.numPendingTests;
  // What ends badly with no failed test (it crashed, it found none) counts as a failure.
  sums.failed += isGood ? failed : Math.max(failed, 1);
}
