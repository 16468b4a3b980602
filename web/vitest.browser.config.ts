import { defineConfig } from 'vitest/config';

// Tests with a real Chromium against the built page: one file after the other, each with its own
// browser.
export default defineConfig({
  test: {
    include: ['tests/**/*.spec.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
