import { expect, it } from 'vitest';
import { type Counts, countResults, type Report } from '../../../src/tools/count-results.ts';

const browser = { expected: 9, unexpected: 0, flaky: 0, skipped: 1 };
const code = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2 };

it.each<[what: string, exitCode: number, report: Report | undefined, counts: Counts]>([
  ['a check without a report', 0, undefined, { passed: 1, failed: 0, skipped: 0 }],
  ['a check that fails', 1, undefined, { passed: 0, failed: 1, skipped: 0 }],
  ['tests of the code', 0, code, { passed: 7, failed: 0, skipped: 2 }],
  ['one of them failed', 1, { ...code, numFailedTests: 3 }, { passed: 7, failed: 3, skipped: 2 }],
  ['they crashed', 1, code, { passed: 7, failed: 1, skipped: 2 }],
  ['stories in a browser', 0, { stats: browser }, { passed: 9, failed: 0, skipped: 1 }],
  ['they crashed', 1, { stats: browser }, { passed: 9, failed: 1, skipped: 1 }],
  [
    'a story passed only when told again',
    0,
    { stats: { ...browser, flaky: 2 } },
    { passed: 9, failed: 2, skipped: 1 },
  ],
])('%s, exit code %d', (_, exitCode, report, counts) => {
  expect(countResults(exitCode, report)).toEqual(counts);
});
