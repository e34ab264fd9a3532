import { defineConfig } from 'vitest/config';

// These tests need a build. They know nothing of Astro, so they start without it.
export default defineConfig({
  test: { include: ['tests/build/*.test.ts'], testTimeout: 1_200_000, hookTimeout: 1_200_000 },
});
