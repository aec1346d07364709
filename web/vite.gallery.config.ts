/** The gallery of the page's components, which reads the English of the sources: `npm run gallery`. */

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'gallery',
  publicDir: '../public',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  server: { fs: { allow: ['..'] } },
});
