import { defineConfig } from 'vitest/config';

// Tests with a real Chromium against the built page: two files at a time, each with its own browser and
// its own server, because some of them end it.
export default defineConfig({
  test: {
    include: ['tests/**/*.spec.ts'],
    pool: 'forks',
    poolOptions: { forks: { minForks: 1, maxForks: 2 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
