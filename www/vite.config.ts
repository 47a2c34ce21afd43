import { defineConfig } from 'vite';

/** The page. `base` is relative, so that dist/ works from any web server and any sub-path. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  appType: 'mpa',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
});
