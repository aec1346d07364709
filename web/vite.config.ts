import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env['SPELLHALL_DEV_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/spellhall/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The security headers of the server allow no data: scripts or styles, and small files are cached as well as large ones.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    pool: 'vmThreads', // jsdom is made once for each worker, not for each file; every file still has its own
    css: { include: [/tokens\.css/] }, // its contrast is tested
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
