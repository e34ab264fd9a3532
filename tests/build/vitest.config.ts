import { defineConfig } from 'vitest/config';

// These tests need a build. They know nothing of Astro, so they start without it.
export default defineConfig({
  test: { include: ['tests/build/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
