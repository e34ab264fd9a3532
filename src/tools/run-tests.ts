// `npm test`: every check and test, then the slowest and one line with the sum of them all.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngineObstacle } from '../../tests/engines/support/find-engines.ts';
import { copyWithSample, holdsSample } from '../../tests/support/sample-site.ts';
import { findPassengerObstacle, findWorkerdObstacle } from './find-homes.ts';
import { type Count, type Outcome, runCheck, runTests } from './test-suites.ts';

const SLOWEST = 10;

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
/** Where the next suites run. */
let folder = '.';
const outcomes: Outcome[] = [
  await runCheck('Formatting and lint', ['biome', 'check', '--error-on-warnings']),
];
if (!holdsSample()) {
  console.log(
    'The content is not the one that the tests know: it is checked, built and its links are\n' +
      'followed; then the tests run on a copy of the project with the content in tests/sample.\n',
  );
  outcomes.push(await runCheck('This content', ['astro', 'build']));
  outcomes.push(await runCheck('Its links', ['src/build/links.ts', '--own']));
  folder = await copyWithSample();
}
// Stories in a browser wait for a page half of their time: what else there is to do is done then.
const suites = await Promise.all([testUnits(), testBuild()]);
outcomes.push(...suites.flat());
rmSync(reports, { recursive: true });
showSums();

/** Without a build there is nothing to open, and nothing for a server to send. */
async function testBuild(): Promise<Outcome[]> {
  const build = await runCheck('Build', ['astro', 'build'], folder);
  if (build.failed > 0) return [build, await checkTypes()];
  const suites = [testInBrowser(), testHosts(), checkTypes()];
  return [build, ...(await Promise.all(suites)).flat()];
}

function checkTypes(): Promise<Outcome> {
  return runCheck('Types', ['astro', 'check'], folder);
}

/** One after the other: each starts servers or browsers of its own. */
async function testHosts(): Promise<Outcome[]> {
  return [
    await runVitest('Web servers', 'tests/hosts/vitest.config.ts', 'hosts'),
    await runVitest('Other engines', 'tests/engines/vitest.config.ts', 'engines'),
  ];
}

function testInBrowser(): Promise<Outcome> {
  const options = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'];
  const report = join(reports, 'browser.json');
  return runTests('Browser tests', ['playwright', ...options], folder, report);
}

function testUnits(): Promise<Outcome> {
  return runVitest('Unit tests', 'tests/vitest.config.ts', 'unit');
}

function runVitest(title: string, config: string, name: string): Promise<Outcome> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const options = ['run', '--root', '.', '--config', config, ...reporters];
  return runTests(title, ['vitest', ...options], folder, report);
}

function showSums(): never {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  tests.sort((one, other) => other.seconds - one.seconds);
  console.log(`The ${SLOWEST} slowest:`);
  for (const { seconds, title } of tests.slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`);
  }
  const sum = (key: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log();
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  for (const find of [findWorkerdObstacle, findPassengerObstacle, findEngineObstacle]) {
    const obstacle = find();
    if (obstacle) console.log(`Not tried: ${obstacle}`);
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}
