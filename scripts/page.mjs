// The page: www/ and the package, bundled by Vite into dist/.

import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { at, run, say, tool } from './lib/run.mjs';
import { filesOf, fingerprint, unlessFresh } from './lib/stamp.mjs';
import { sizes } from './wasm.mjs';

/** Builds dist/ unless it is up to date. */
export async function buildPage() {
  const print = fingerprint(['www', 'pkg', 'package-lock.json', 'tsconfig.base.json']);
  await unlessFresh('page', print, ['dist/index.html'], () => {
    say('building the page (dist/)');
    run(...tool('vite', ['build', 'www', '--logLevel', 'warn']), { hint: 'Vite could not build the page.' });
  });
  // The same page once more, everything in one file, to be handed around: it opens by a double click, too.
  const single = fingerprint(['www', 'pkg', 'package-lock.json', 'tsconfig.base.json', 'dist/index.html']);
  await unlessFresh('single', single, ['dist/keddah.html'], () => {
    say('putting all of it into one file (dist/keddah.html)');
    const made = at('.cache', 'single');
    const config = ['--config', at('www', 'vite.single.config.ts'), '--outDir', made, '--emptyOutDir'];
    run(...tool('vite', ['build', 'www', '--logLevel', 'warn', ...config]), {
      hint: 'Vite could not build the one file.',
    });
    copyFileSync(path.join(made, 'index.html'), at('dist', 'keddah.html'));
  });
  const { raw, gzip } = sizes(at('dist', 'keddah.html'));
  say(`page in one file: ${raw} bytes, ${gzip} after gzip`);
  const all = filesOf(['dist'])
    .filter((file) => path.basename(file) !== 'keddah.html')
    .map((file) => sizes(at(file)));
  const sum = (key) => all.reduce((total, size) => total + size[key], 0);
  say(`page: ${all.length} files, ${sum('raw')} bytes, ${sum('gzip')} after gzip`);
}
