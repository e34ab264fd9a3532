import { defineConfig } from 'vitest/config';

// These tests need a build. They know nothing of Astro, so they start without it. WebKit's driver has one browser
// at a time, so the stories of a file follow one another.
export default defineConfig({
  test: {
    include: ['tests/strangers/**/*.test.ts'],
    // Only for what hangs: no test is about time.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 600_000 } },
  },
});
