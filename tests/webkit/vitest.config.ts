import { defineConfig } from 'vitest/config';

// These tests need a build. The driver has one browser at a time, so the stories follow one another.
export default defineConfig({
  test: { include: ['tests/webkit/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
