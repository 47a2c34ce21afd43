import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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
    rolldownOptions: { input: ['index', 'embed', 'gallery'].map((name) => `${import.meta.dirname}/${name}.html`) },
    license: { fileName: 'licences-of-libraries.md' },
  },
  worker: { format: 'es' },
  plugins: [
    // Everything is kept for the next visit, with a network or without. A new version takes over at the next load:
    // a game that is going on is not interrupted.
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false, // src/offline.ts does it, when there is nothing more urgent
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,svg,png,txt}'],
        // What the gallery alone needs: the page itself shows one game at a time, each with a worker of its own.
        globIgnores: ['**/gallery*', '**/worker-both*'],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: true,
        // The page is at one address; what else there is answers for itself. The embedded board asks nothing of a
        // server that its address tells.
        navigateFallback: null,
        ignoreURLParametersMatching: [/./],
      },
      manifest: {
        name: 'keddah: Arimaa and Quoridor',
        short_name: 'keddah',
        description: 'Arimaa and Quoridor in the browser, against the machine or each other',
        display: 'standalone',
        start_url: './',
        scope: './',
        background_color: '#f6f4ef',
        theme_color: '#f6f4ef',
        icons: [
          { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
