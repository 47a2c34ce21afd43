import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

const here = import.meta.dirname;
const text = (...parts: string[]): string => readFileSync(path.join(here, ...parts), 'utf8');

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
    const all = [text('public', 'licenses.txt'), text('..', 'pkg', 'licenses-of-libraries.txt')].join('\n');
    return `export const licenses = URL.createObjectURL(new Blob([${JSON.stringify(all)}], { type: 'text/plain;charset=utf-8' }))`;
  },
  transformIndexHtml: (html) =>
    html.replace('./icon.svg', `data:image/svg+xml,${encodeURIComponent(text('public', 'icon.svg'))}`),
};

/**
 * The build of the page as one HTML file, with wasm and worker inside. It works without a server,
 * and cannot be installed or updated.
 */
export default defineConfig({
  root: here,
  publicDir: false,
  build: { target: 'es2022', modulePreload: false },
  resolve: { alias: [{ find: /^keddah\/(\w+|boards\/\w+)$/, replacement: 'keddah/$1/inline' }] },
  plugins: [inlineFiles, viteSingleFile()],
});
