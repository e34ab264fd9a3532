import { defineConfig } from 'vitest/config';

// These tests need a build. They know nothing of Astro, so they start without it. WebKit's driver has one browser
// at a time, so the stories of a file follow one another.
export default defineConfig({
  test: { include: ['tests/strangers/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
