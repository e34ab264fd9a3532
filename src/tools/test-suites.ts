// The suites of `npm test`, and how many tests of each have passed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TimedTest {
  seconds: number;
  title: string;
}

export interface Outcome extends Count {
  /** Every single test, for the list of the slowest. */
  tests: TimedTest[];
}

/** A program of a package, the way to it and what it is told: no shell is needed on any system. */
type Program = readonly [name: string, ...options: string[]];

const PACKAGES: Record<string, string> = {
  astro: 'astro',
  biome: '@biomejs/biome',
  playwright: 'playwright',
  vitest: 'vitest',
};

/** A program that is a check as a whole. */
export async function runCheck(title: string, program: Program, folder = '.'): Promise<Outcome> {
  const { ended, seconds } = await run(title, program, folder);
  const tests = [{ seconds, title }];
  return { passed: ended ? 1 : 0, failed: ended ? 0 : 1, skipped: 0, tests };
}

/** Vitest or Playwright; `report` is where it writes its results. */
export async function runTests(
  title: string,
  program: Program,
  folder: string,
  report: string,
): Promise<Outcome> {
  const { ended } = await run(title, program, folder, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    const outcome = results.stats ? readPlaywright(results) : readVitest(results);
    // A runner that ends badly with no failed test (it crashed, it found none) counts as a failure.
    return { ...outcome, failed: ended ? outcome.failed : Math.max(outcome.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, tests: [] };
  }
}

async function run(title: string, program: Program, folder: string, variables = {}) {
  const start = performance.now();
  console.log(`── ${title} …`);
  const [name, ...options] = program;
  const script = PACKAGES[name] ? findProgram(PACKAGES[name], name) : name;
  const child = spawn(process.execPath, [script, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...variables },
  });
  // Suites run side by side: what one says is shown whole, when it has ended.
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const ended = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      said.push(Buffer.from(String(error)));
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  const seconds = (performance.now() - start) / 1000;
  const verdict = `${ended ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`;
  console.log(`\n── ${title}\n${Buffer.concat(said)}── ${title}: ${verdict}\n`);
  return { ended, seconds };
}

/** The script that a package offers under this name. */
function findProgram(packageName: string, name: string): string {
  const file = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(file, 'utf8'));
  return join(dirname(file), typeof bin === 'string' ? bin : bin[name]);
}

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number }[] }[];
}

function readVitest(results: VitestResults): Outcome {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests,
    skipped: results.numPendingTests,
    tests: results.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration = 0 }) => ({ seconds: duration / 1000, title: fullName })),
  };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

function readPlaywright({ stats, suites }: PlaywrightResults): Outcome {
  const { expected, unexpected, flaky, skipped } = stats;
  const tests = suites.flatMap((suite) => readSuite(suite));
  return { passed: expected, failed: unexpected + flaky, skipped, tests };
}

function readSuite({ suites = [], specs = [], title: above }: Suite): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      title: `${above}, ${projectName}: ${title}`,
    })),
  );
  return [...own, ...suites.flatMap((suite) => readSuite(suite))];
}
