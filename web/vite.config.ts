import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type Plugin } from 'vitest/config';
import { wuchale } from 'wuchale/vite';
import { inParts } from './scripts/parts.ts';
import { REACH } from './scripts/reach.ts';

const server = process.env['SPELLHALL_DEV_SERVER'] ?? 'http://127.0.0.1:8000';

/** Whatever comes after the texts is fetched while they are, so that waiting for them costs no time. */
const START: Plugin = {
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const chunks = Object.values(bundle ?? {}).flatMap((one) => (one.type === 'chunk' ? [one] : []));
      const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/start.ts')));
      return [start?.fileName, ...(start?.imports ?? [])]
        .filter((name) => name !== undefined)
        .map((name) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` } }));
    },
  },
};

// The page's own tests read the English of the sources, without any catalogue.
const texts = process.env['VITEST'] ? [] : [wuchale() as Plugin];

export default defineConfig({
  plugins: [texts, svelte(), START, REACH, svelteTesting()],
  build: {
    outDir: '../src/spellhall/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The security headers of the server allow no data: scripts or styles, and small files are cached as well as large ones.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: inParts(import.meta.dirname) } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['scripts/jsdom.ts'],
    pool: 'vmThreads', // jsdom is made once for each worker, not for each file; every file still has its own
    css: { include: [/tokens\.css/] }, // its contrast is tested
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'gallery/**/*.test.ts'],
  },
});
