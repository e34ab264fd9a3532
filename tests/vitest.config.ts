/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    // Most files wait for a server or a process of theirs; alone, each would leave a core idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A fresh process for each file would cost as much time as half of the tests.
    isolate: false,
    include: ['tests/{unit,relay}/**/*.test.ts'],
    // No promise is about time here, and a busy machine is no broken one.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
