import { defineConfig } from 'vitest/config';

// These tests need a build and the engines that the system brings; without an engine they are skipped.
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Each waits for its own browser most of the time.
    maxWorkers: 2,
  },
});
