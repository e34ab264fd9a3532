/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';

const OUTER_LIMIT_MS = 20 * 60_000;

export default getViteConfig({
  test: {
    // Most files wait for a server or a process: with one file at a time a core would be idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A fresh process for each file would cost as much time as half of the tests.
    isolate: false,
    setupFiles: ['tests/support/random-seed.ts'],
    include: ['tests/{unit,relay}/**/*.test.ts'],
    // Only for what hangs: no test is about time, and a busy machine must not fail one.
    testTimeout: OUTER_LIMIT_MS,
    hookTimeout: OUTER_LIMIT_MS,
    expect: { poll: { timeout: OUTER_LIMIT_MS / 2 } },
  },
});
