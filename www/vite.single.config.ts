import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

const here = import.meta.dirname;
const text = (...parts: string[]): string => readFileSync(path.join(here, ...parts), 'utf8');

/** What the page elsewhere has as files beside it: the licences, the icon, and what keeps it for visits without a network. */
const beside: Plugin = {
  name: 'beside',
  enforce: 'pre',
  resolveId: (source) => (['./licences.ts', './offline.ts'].includes(source) ? `\0${source}` : undefined),
  load(id) {
    if (id === '\0./offline.ts') return 'export const keepForOffline = () => {}';
    if (id !== '\0./licences.ts') return;
    const all = [text('public', 'licences.txt'), text('..', 'pkg', 'licences-of-libraries.txt')].join('\n');
    return `export const licences = URL.createObjectURL(new Blob([${JSON.stringify(all)}], { type: 'text/plain;charset=utf-8' }))`;
  },
  transformIndexHtml: (html) =>
    html.replace('./icon.svg', `data:image/svg+xml,${encodeURIComponent(text('public', 'icon.svg'))}`),
};

/** The page in one file, wasm and worker inside: it needs no server. It can be neither installed nor updated. */
export default defineConfig({
  root: here,
  publicDir: false,
  build: { target: 'es2022', modulePreload: false },
  resolve: { alias: [{ find: /^keddah\/(\w+|boards\/\w+)$/, replacement: 'keddah/$1/inline' }] },
  plugins: [beside, viteSingleFile()],
});
