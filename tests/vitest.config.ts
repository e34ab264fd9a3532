/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['tests/{unit,relay}/**/*.test.ts'],
    // No promise is about time here, and a busy machine is no broken one.
    testTimeout: 30_000,
  },
});
