export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What is read of a report in JSON: `stats` is Playwright's, the others are Vitest's. */
export interface Report {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
}

/**
 * Counts what a program with this exit code has reported. One without a report is one check by itself; one that ends
 * with an error although no test of its own has failed (it crashed, or found no test) counts as one failure.
 */
export function countResults(exitCode: number, report: Report | undefined): Counts {
  const isGood = exitCode === 0;
  const { stats } = report ?? {};
  const failed = stats ? stats.unexpected + stats.flaky : (report?.numFailedTests ?? 0);
  return {
    passed: stats?.expected ?? report?.numPassedTests ?? Number(isGood),
    failed: isGood ? failed : Math.max(failed, 1),
    skipped: stats?.skipped ?? report?.numPendingTests ?? 0,
  };
}
