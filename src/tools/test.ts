// `npm test`: every check and test, and one line with the sums of them all.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngineObstacle } from '../../tests/engines/support/find-engines.ts';
import { findPassengerObstacle, findWorkerdObstacle } from '../../tests/support/machine.mjs';
import { copyWithSample, holdsSample } from '../../tests/support/sample-site.ts';

const BIN = {
  astro: 'node_modules/astro/bin/astro.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  playwright: 'node_modules/playwright/cli.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const sums = { passed: 0, failed: 0, skipped: 0 };
/** Where the next suites run. */
let folder = '.';

await check('Formatting and lint', BIN.biome, 'check', '--error-on-warnings');
if (!holdsSample()) {
  console.log(
    'The content is not the one that the tests know: it is checked and built as it is; then\nthe tests run on a copy of the project with the content in tests/sample.\n',
  );
  await check('This content', BIN.astro, 'build');
  await check('Its links', 'src/build/links/links-command.ts', '--own');
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
  const isBuilt = await check('Build', BIN.astro, 'build');
  const types = check('Types', BIN.astro, 'check');
  if (isBuilt) await Promise.all([playwright(), testServers()]);
  await types;
}

/** One after the other: each starts servers or browsers of its own. */
async function testServers(): Promise<void> {
  await vitest('Web servers', 'tests/hosts/vitest.config.ts');
  await vitest('Other engines', 'tests/engines/vitest.config.ts');
}

async function check(title: string, ...program: string[]): Promise<boolean> {
  const isGood = await run(title, program);
  sums[isGood ? 'passed' : 'failed'] += 1;
  return isGood;
}

async function vitest(title: string, config: string): Promise<void> {
  const report = join(reports, `${title}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const isGood = await run(title, [
    BIN.vitest,
    'run',
    '--root',
    '.',
    '--config',
    config,
    ...reporters,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests } = read(report);
  add(isGood, numPassedTests, numFailedTests, numPendingTests);
}

async function playwright(): Promise<void> {
  const report = join(reports, 'browser.json');
  const options = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'];
  const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const isGood = await run('Browser tests', [BIN.playwright, ...options], variables);
  const { expected, unexpected, flaky, skipped } = read(report).stats ?? {};
  add(isGood, expected, unexpected + flaky, skipped);
}

/** A runner that ends badly with no failed test (it crashed, it found none) counts as a failure. */
function add(isGood: boolean, passed = 0, failed = 0, skipped = 0): void {
  sums.passed += passed;
  sums.failed += isGood ? failed : failed || 1;
  sums.skipped += skipped;
}

function read(report: string) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}

/** Suites run side by side: what one says is shown whole, when it has ended. True when it ended well. */
async function run(title: string, program: readonly string[], variables = {}): Promise<boolean> {
  const start = performance.now();
  console.log(`── ${title} …`);
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...variables };
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const verdict = `${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`\n── ${title}\n${Buffer.concat(said)}── ${title}: ${verdict}\n`);
  return code === 0;
}
