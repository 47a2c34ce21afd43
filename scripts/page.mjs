// The page: www/ and the package, bundled by Vite into dist/.

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
  const all = filesOf(['dist']).map((file) => sizes(at(file)));
  const sum = (key) => all.reduce((total, size) => total + size[key], 0);
  say(`page: ${all.length} files, ${sum('raw')} bytes, ${sum('gzip')} after gzip`);
}
