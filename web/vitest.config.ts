import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } }, // the rule books are in games/, the version beside
  test: { include: ['src/**/*.test.ts'], testTimeout: 120_000 }, // machines are busy
});
