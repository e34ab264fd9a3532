// `npm test`: every check and test, then one line with the sum of them all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWithSample, holdsSample } from '../../tests/support/sample-site.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const unitReport = join(reports, 'unit.json');
const hostsReport = join(reports, 'hosts.json');
const browserReport = join(reports, 'browser.json');

/** Where the next command runs. */
let folder = '.';
const counts: Count[] = [
  runCheck('Formatting and lint', 'biome check --error-on-warnings'),
  runCheck('Types', 'astro check'),
];
if (!holdsSample()) {
  console.log(
    '\nThe content is not the one that the tests know: it is checked, built and its links are',
  );
  console.log(
    'followed; then the tests run on a copy of the project with the content in tests/sample.',
  );
  counts.push(runCheck('This content', 'astro build && node src/build/links/links-command.ts'));
  folder = copyWithSample();
}
counts.push(runVitest('Unit tests', 'tests/vitest.config.ts', unitReport));
// Without a build there is nothing to serve, and nothing to open in the browser.
const build = runCheck('Build', 'astro build');
counts.push(build);
if (build.failed === 0) {
  counts.push(
    runVitest('Web servers', 'tests/hosts/vitest.config.ts', hostsReport),
    runTests(
      'Browser tests',
      'playwright test --config tests/playwright.config.ts --reporter=list,json',
      () => {
        const { expected, unexpected, flaky, skipped } = readJson(browserReport).stats;
        return { passed: expected, failed: unexpected + flaky, skipped };
      },
    ),
  );
}
rmSync(reports, { recursive: true });

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exit(sum('failed') > 0 ? 1 : 0);

function runCheck(title: string, command: string): Count {
  const passed = run(title, command);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

function runVitest(title: string, config: string, report: string): Count {
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return runTests(title, `vitest run --root . --config ${config} ${reporters}`, () => {
    const { numPassedTests, numFailedTests, numPendingTests } = readJson(report);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  });
}

/** A runner that ends badly with no failed test (it crashed, it found none) counts as one failure. */
function runTests(title: string, command: string, readCount: () => Count): Count {
  const passed = run(title, command);
  try {
    const count = readCount();
    return { ...count, failed: passed ? count.failed : Math.max(count.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function run(title: string, command: string): boolean {
  const start = performance.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
