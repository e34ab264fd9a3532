// `npm test`: every promise of the site, in Node and in Chromium. `npm run test:strangers`: what strangers prove, from
// other engines and web servers to killed relays and long random runs. `npm run test:all`: both, which is what a version
// must pass. Each prints one line of sums at its end. `npm test menu.spec.ts` runs one file; options for its runner may
// follow: `npm test -- menu.spec.ts --project=phone`.
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { countResults } from './count-results.ts';
import { findEngineObstacles, findWorkerdObstacle } from './machine.mjs';
import { copyWithSample } from './sample.ts';
import { prepareBrowser, prepareStrangers, prepareTools } from './test-programs.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--reporter=dot,json', '--config'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--reporter=dot'];
/** The name of a file that only `npm run test:strangers` runs ends in this, before `.test.ts` or `.spec.ts`. */
const STRANGERS = '.strangers.';
/** Playwright puts the names of the project and of the file before a story's title. */
const OTHER_ENGINES = '^ ?(firefox|webkit) ';
const STRANGE_STORIES = `\\${STRANGERS}|${OTHER_ENGINES}`;
/** These keep the machine busy on purpose, so they are told when all else is done. */
const BUSY_STORIES = `saves\\${STRANGERS}`;

const execute = promisify(execFile);
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const sums = { passed: 0, failed: 0, skipped: 0 };
/** What could not run on this machine, a sentence each. */
const notTried: string[] = [];
let built: Promise<boolean> | undefined;

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['QUICK_PICTURES'] = '1';
// Hundreds of programs start from the same files: each finds them compiled, without their types.
process.env['NODE_COMPILE_CACHE'] ??= resolve('var/compile-cache');
// One seed for all random tests of this run, so that a run can be repeated.
process.env['TEST_SEED'] ??= String(randomInt(2 ** 31));

/** Folder in which the tests run: a copy of the project with the texts of the sample. */
const copy = await copyWithSample().catch(explainRights);
const [word = '', ...options] = process.argv.slice(2);
if (word === '') await testPromises();
else if (word === '--strangers') await testStrangers();
else if (word === '--all') await testBoth();
else await testFile(basename(word), options);
rmSync(reports, { recursive: true });
for (const sentence of notTried) console.log(`Not tried: ${sentence}`);
const { passed, failed, skipped } = sums;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

async function testBoth(): Promise<void> {
  prepareStrangers();
  await testPromises();
  await testStrangers();
}

/** Everything at once keeps the cores busy; what takes long and waits for nothing comes first. */
async function testPromises(): Promise<void> {
  prepareTools();
  const hasBrowser = prepareBrowser();
  await Promise.all([
    run('Types', '.', ASTRO, 'check'),
    whenBuilt(
      () => testBuild(),
      () => testInBrowser(hasBrowser, '--grep-invert', STRANGE_STORIES),
    ),
    testCode('--exclude', `**/*${STRANGERS}test.ts`),
    run('Formatting and lint', '.', BIOME, 'check', '--error-on-warnings'),
    run('The content', '.', 'src/check/check-command.ts'),
  ]);
}

async function testStrangers(): Promise<void> {
  prepareTools();
  prepareStrangers();
  const hasBrowser = prepareBrowser();
  console.log(`Seed of the random tests: ${process.env['TEST_SEED']} (again: TEST_SEED=…)`);
  await Promise.all([
    whenBuilt(
      () => testWithStrangers(),
      () => testInBrowser(hasBrowser, '--grep', STRANGE_STORIES, '--grep-invert', BUSY_STORIES),
    ),
    testCode(`${STRANGERS}test.ts`),
  ]);
  await whenBuilt(() => testInBrowser(hasBrowser, '--grep', BUSY_STORIES));
  const obstacles = [...findEngineObstacles(), findWorkerdObstacle()];
  notTried.push(...obstacles.filter((obstacle) => obstacle !== undefined));
}

async function testFile(name: string, words: readonly string[]): Promise<void> {
  const [path = ''] = globSync(`tests/**/${name}`);
  if (/^tests.(unit|relay)/.test(path)) await testCode(name, ...words);
  else if (/^tests.build/.test(path)) await whenBuilt(() => testBuild(name, ...words));
  else if (/^tests.e2e/.test(path)) {
    const hasBrowser = prepareBrowser();
    const engines = words.length > 0 ? words : ['--grep-invert', OTHER_ENGINES];
    await whenBuilt(() => testInBrowser(hasBrowser, name, ...engines));
  } else if (/^tests.strangers/.test(path)) {
    prepareStrangers();
    await whenBuilt(() => testWithStrangers(name, ...words));
  } else {
    console.error(`No test is in a file of this name: ${name}`);
    sums.failed += 1;
  }
}

/** Builds the copy, once a run, and starts the suites that need the build. */
async function whenBuilt(...suites: (() => Promise<unknown>)[]): Promise<void> {
  built ??= run('Build', copy, ASTRO, 'build', '--force');
  if (await built) await Promise.all(suites.map((start) => start()));
}

function testCode(...words: string[]): Promise<boolean> {
  return vitest('Code', 'tests/vitest.config.ts', words);
}

function testBuild(...words: string[]): Promise<boolean> {
  return vitest('Built pages', 'tests/build/vitest.config.ts', words);
}

function testWithStrangers(...words: string[]): Promise<boolean> {
  return vitest('Web servers and WebKit', 'tests/strangers/vitest.config.ts', words);
}

async function testInBrowser(hasBrowser: boolean, ...words: string[]): Promise<void> {
  if (hasBrowser) {
    await run('Stories in a browser', copy, ...PLAYWRIGHT, 'tests/playwright.config.ts', ...words);
    return;
  }
  notTried.push(
    'no browser is here, so no story was told that a visitor or an editor lives through',
  );
  // A machine that judges a version must have a browser; a person may want to know the rest.
  sums[process.env['CI'] ? 'failed' : 'skipped'] += 1;
}

function vitest(title: string, config: string, words: readonly string[]): Promise<boolean> {
  const report = ['--reporter=json', `--outputFile.json=${join(reports, title)}`];
  return run(title, copy, ...VITEST, ...report, '--config', config, ...words);
}

/** Says in one line how a program has ended; what it printed follows when it has failed. True when it has succeeded. */
async function run(title: string, cwd: string, ...program: string[]): Promise<boolean> {
  const start = performance.now();
  const report = join(reports, title);
  rmSync(report, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const settings = { cwd, env, maxBuffer: Number.POSITIVE_INFINITY };
  const { code, stdout, stderr } = await execute(process.execPath, program, settings)
    .then((printed) => ({ ...printed, code: 0 }))
    .catch((failure) => failure);
  const isGood = code === 0;
  const counts = countResults(
    code,
    existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined,
  );
  sums.passed += counts.passed;
  sums.failed += counts.failed;
  sums.skipped += counts.skipped;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (!isGood) console.log(`\n${stdout}${stderr}`);
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${title}, ${seconds} s`);
  return isGood;
}

/** After `sudo npm test`, the folder of the copy belongs to root. */
function explainRights(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
  console.error(
    'Folder „var“ pripada drugom korisniku, verovatno zbog ranijeg „sudo npm test“. ' +
      'Vratite fajlove sebi pa pokušajte ponovo: sudo chown -R "$(id -un)" .',
  );
  process.exit(1);
}
