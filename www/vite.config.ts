import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { slimStyles, slimTemplates, withoutFunctions } from '../scripts/lib/slim.mjs';
import { GAMES, listGames } from './games.ts';
import { preloads } from './preloads.ts';

/** Values of the build. `PUBLIC_URL` is the base of links to the page; by default its address. */
export const define = { __PUBLIC_URL__: JSON.stringify(process.env.PUBLIC_URL ?? '') };

/** Returns what makes up the board of a game, without what it loads on use. */
const boardOf = (game: string) =>
  `pkg/(board/${game}/(?!editor|looks)|board/lang/${game}/en|game/${game}/|wasm/${game}\\.js|entrypoints/(rules-|boards-|goals-)?${game}\\.js)|www/src/${game}/(new-board|notation|board)\\.ts`;

/**
 * What is needed together is fetched together: by default, each set of pages and games that need a
 * module has a chunk of its own, many of them of a few hundred bytes.
 */
const CHUNKS = [
  {
    name: 'board',
    test: /www\/src\/(start\/|store\/(storage|settings|games|versions)|i18n\/languages)|pkg\/(lesson\/files|game\/(?!tree-|limits|search|define-wasm)[^/]+|board\/(element|shared)\/.+|board\/lang\/en)\.js|node_modules\/(@lit|@fluent|lit-element|lit|lit-html)\/(?!.*direct)|vite\/preload-helper/,
    minShareCount: 2,
  },
  ...GAMES.map((game) => ({
    name: `${game}-board`,
    test: new RegExp(boardOf(game)),
    includeDependenciesRecursively: false,
  })),
  // The modes of boards share these.
  { name: 'mode-controller', test: /pkg\/board\/modules\/(mode-controller|browsing-keys|attempt)\.js/ },
  {
    name: 'page',
    test: new RegExp(
      `www/src/(table|view|browser|page|main|games|((${GAMES.join('|')})/)?(i18n/index|game)\\.ts|share/link|direct/peer-link|friend/turn-link)`,
    ),
    minShareCount: 2,
  },
];

/** The first files name many others, and hashes hardly compress: 36 bits are enough. */
const FILE_NAMES = {
  hashCharacters: 'base36' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** Replaces Vite's helper for dynamic imports. */
const preloadHelper: Plugin = {
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? readFileSync(`${import.meta.dirname}/preload-helper.js`, 'utf8') : null,
};

/** Removes the indentation of templates from the scripts, after they are minified. */
const templates: Plugin = {
  name: 'slim-templates',
  apply: 'build',
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = slimTemplates(file.code);
  },
};

/** Puts the licenses of the Rust crates beside those of the scripts. */
const crateLicenses: Plugin = {
  name: 'crate-licenses',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(`${import.meta.dirname}/../pkg/licenses-of-crates.txt`, 'utf8');
    this.emitFile({ type: 'asset', fileName: 'licenses-of-crates.txt', source });
  },
};

/** The build of the page. `base` is relative, so that dist/ works on any server and sub-path. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  appType: 'mpa',
  define,
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // The script of preloads.ts fetches those of the page.
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html' && hostId.endsWith('index.html') ? [] : files,
    },
    manifest: true, // for the budget: scripts/page-budget.mjs
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index', 'embed', 'gallery'].map((name) => `${import.meta.dirname}/${name}.html`),
      output: { ...FILE_NAMES, codeSplitting: { groups: CHUNKS } },
    },
    license: { fileName: 'licenses-of-libraries.md' },
  },
  // The same names, so that the wasm of a game is one file for the worker and the page.
  worker: { format: 'es', rolldownOptions: { output: FILE_NAMES } },
  plugins: [
    preloadHelper,
    slimStyles,
    withoutFunctions,
    templates,
    crateLicenses,
    listGames,
    preloads(),
    // Caches everything, so that later visits work offline. A new version takes effect when the
    // visitor asks for it, or once all tabs with the page are closed.
    VitePWA({
      registerType: 'prompt',
      injectRegister: false, // src/offline.ts registers it once the page is idle
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,net,svg,png,txt}'],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        // No routes: the page has one URL, and only scripts read the query of embed.html.
        navigateFallback: null,
        ignoreURLParametersMatching: [/./],
      },
      manifest: {
        name: 'keddah: Arimaa and Quoridor',
        short_name: 'keddah',
        description: 'Arimaa and Quoridor in the browser, against the computer or each other',
        display: 'standalone',
        start_url: './',
        scope: './',
        background_color: '#fbfaf7',
        theme_color: '#fbfaf7',
        icons: [
          { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
