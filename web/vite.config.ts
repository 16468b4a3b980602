import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { manifests } from './manifests';
import { offline } from './offline';

// The worker imports build/wasm/page.wasm, so scripts/page.sh builds that first.
export default defineConfig({
  plugins: [svelte(), manifests(), offline()],
  worker: { format: 'es' },
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
