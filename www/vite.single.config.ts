import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { listGames } from './games.ts';
import { define } from './vite.config.ts';

const here = import.meta.dirname;
const text = (...parts: string[]): string => readFileSync(path.join(here, ...parts), 'utf8');

/** What a browser shows that is too old for the page. */
const tooOld = /<body>(.*)<\/body>/s.exec(text('public', 'old.html'))![1]!.replace(/\s+/g, ' ');

/**
 * Inlines the licenses and the icon, which the normal build keeps as files, and leaves out the
 * service worker.
 */
const inlineFiles: Plugin = {
  name: 'inline-files',
  enforce: 'pre',
  resolveId: (source) => (['./licenses.ts', './offline.ts'].includes(source) ? `\0${source}` : undefined),
  load(id) {
    if (id === '\0./offline.ts') return 'export const registerOffline = () => {}';
    if (id !== '\0./licenses.ts') return;
    const idb = `idb\n\n${text('..', 'node_modules', 'idb', 'LICENSE')}`;
    const uqr = `uqr\n\n${text('..', 'node_modules', 'uqr', 'LICENSE')}`;
    const ours = ['libraries', 'crates'].map((name) => text('..', 'pkg', `licenses-of-${name}.txt`));
    const all = [text('public', 'licenses.txt'), ...ours, idb, uqr].join('\n');
    return `export const licenses = URL.createObjectURL(new Blob([${JSON.stringify(all)}], { type: 'text/plain;charset=utf-8' }))`;
  },
  transformIndexHtml: (html) =>
    html
      .replace('./icon.svg', `data:image/svg+xml,${encodeURIComponent(text('public', 'icon.svg'))}`)
      .replace("location.replace('old.html')", `(document.write(${JSON.stringify(tooOld)}), stop())`),
};

/**
 * Compresses the texts that are loaded on use: courses, puzzles and openings. A module of one
 * exports a promise in place of the text; who imports it on use awaits it.
 */
const compressedTexts: Plugin = {
  name: 'compressed-texts',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'raw') return;
    const data = gzipSync(readFileSync(file), { level: 9 }).toString('base64');
    return `
      const data = Uint8Array.from(atob('${data}'), (byte) => byte.charCodeAt(0));
      const text = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
      export default new Response(text).text();
    `;
  },
};

/** The entry points of the package that have a variant with the wasm inside. */
const inlined = Object.keys(JSON.parse(text('..', 'pkg', 'package.json')).exports as object)
  .filter((name) => name.endsWith('/inline'))
  .map((name) => path.posix.join('keddah', path.posix.dirname(name)));

/**
 * The build of the page as one HTML file, with wasm and worker inside. It works without a server,
 * and cannot be installed or updated.
 */
export default defineConfig({
  root: here,
  publicDir: false,
  build: { target: 'es2022', modulePreload: false },
  resolve: { alias: inlined.map((name) => ({ find: new RegExp(`^${name}$`), replacement: `${name}/inline` })) },
  define,
  plugins: [listGames, inlineFiles, compressedTexts, viteSingleFile()],
});
