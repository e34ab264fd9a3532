// `npm test`: runs every check and test, and prints one line with the sums. `npm test menu.spec.ts` runs
// one file; options for its runner may follow: `npm test -- menu.spec.ts --project=phone`.
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import {
  findEngineObstacles,
  findEngines,
  findPassengerObstacle,
  findWorkerdObstacle,
  hasDebianWebKit,
} from './machine.mjs';
import { copyWithSample } from './sample.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', '--config'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--reporter=dot'];
const execute = promisify(execFile);
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const sums = { passed: 0, failed: 0, skipped: 0 };

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['QUICK_PICTURES'] = '1';
/** Folder in which the tests run: a copy of the project with the texts of the sample. */
const copy = await copyWithSample();
const [file, ...options] = process.argv.slice(2);
if (file) await testFile(basename(file), options);
else await testAll();
rmSync(reports, { recursive: true });
const { passed, failed, skipped } = sums;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

/** Browser tests wait for pages half of their time, so everything else runs at the same time. */
async function testAll(): Promise<void> {
  await Promise.all([
    run('Formatting and lint', '.', BIOME, 'check', '--error-on-warnings'),
    run('The content', '.', 'src/check/check-command.ts'),
    testCode(),
    testBuild(),
  ]);
  const engines = ['chromium', ...Object.keys(findEngines())];
  if (hasDebianWebKit()) engines.push("Debian's WebKit");
  console.log(`Engines: ${engines.join(', ')}`);
  for (const obstacle of [
    ...findEngineObstacles(),
    findWorkerdObstacle(),
    findPassengerObstacle(),
  ]) {
    if (obstacle) console.log(`Not tried: ${obstacle}`);
  }
}

/** The tests in browsers and of web servers need a build. */
async function testBuild(): Promise<void> {
  const isBuilt = await build();
  await Promise.all([
    run('Types', copy, ASTRO, 'check'),
    ...(isBuilt ? [testInBrowser(), testInWebKit(), testHosts()] : []),
  ]);
}

async function testFile(name: string, options: readonly string[]): Promise<void> {
  const [path = ''] = globSync(`tests/**/${name}`);
  const words = [name, ...options];
  if (/^tests.(unit|relay)/.test(path)) await testCode(...words);
  else if (/^tests.e2e/.test(path)) (await build()) && (await testInBrowser(...words));
  else if (/^tests.webkit/.test(path)) (await build()) && (await testInWebKit(...words));
  else if (/^tests.hosts/.test(path)) (await build()) && (await testHosts(...words));
  else throw new Error(`No test is in a file of this name: ${name}`);
}

function build(): Promise<boolean> {
  return run('Build', copy, ASTRO, 'build', '--force');
}

function testInBrowser(...words: string[]): Promise<boolean> {
  return run('Browser tests', copy, ...PLAYWRIGHT, 'tests/playwright.config.ts', ...words);
}

function testCode(...words: string[]): Promise<boolean> {
  return vitest('Unit tests', 'tests/vitest.config.ts', words);
}

function testInWebKit(...words: string[]): Promise<boolean> {
  return vitest('WebKit', 'tests/webkit/vitest.config.ts', words);
}

function testHosts(...words: string[]): Promise<boolean> {
  return vitest('Web servers', 'tests/hosts/vitest.config.ts', words);
}

function vitest(title: string, config: string, words: readonly string[]): Promise<boolean> {
  const report = ['--reporter=json', `--outputFile.json=${join(reports, title)}`];
  return run(title, copy, ...VITEST, ...report, '--config', config, ...words);
}

/** Suites run at the same time, so the output of each is printed when it ends. True when it has succeeded. */
async function run(title: string, cwd: string, ...program: string[]): Promise<boolean> {
  const start = performance.now();
  console.log(`── ${title} …`);
  const report = join(reports, title);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const options = { cwd, env, maxBuffer: Number.POSITIVE_INFINITY };
  const ended = await execute(process.execPath, program, options).catch((failure) => failure);
  const isGood = !(ended instanceof Error);
  const verdict = `${isGood ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`\n── ${title}\n${ended.stdout}${ended.stderr}── ${title}: ${verdict}\n`);
  // Each test of Vitest or Playwright counts; a program without a report is one check.
  const { stats, ...tests } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  sums.passed += stats?.expected ?? tests.numPassedTests ?? Number(isGood);
  sums.skipped += stats?.skipped ?? tests.numPendingTests ?? 0;
  // A program that fails without a failed test (it crashed, or found no test) counts as one failure.
  const bad = stats ? stats.unexpected + stats.flaky : (tests.numFailedTests ?? 0);
  sums.failed += isGood ? bad : Math.max(bad, 1);
  return isGood;
}
