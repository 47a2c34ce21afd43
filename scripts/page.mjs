// Builds the page: www/ and the package, bundled by Vite into dist/.

import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundles.mjs';
import { at, Failure, run, say, tool } from './lib/run.mjs';
import { filesOf, fingerprint, unlessFresh } from './lib/stamp.mjs';
import { checkPageBudget, manifestFile } from './page-budget.mjs';
import { games, packageFiles, sizes } from './wasm.mjs';

/** The maximum number of bytes of the page in one file, not compressed. */
const SINGLE_BUDGET = 2_000_000;

/** Builds the web page in dist/ unless it is up to date. */
export async function buildPage() {
  const sources = ['www', ...packageFiles(), 'scripts/lib/slim.mjs', 'package-lock.json', 'tsconfig.base.json'];
  const print = fingerprint(sources, process.env.PUBLIC_URL);
  await unlessFresh('page', print, ['dist/index.html', manifestFile], () => {
    say('building the page (dist/)');
    run(...tool('vite', ['build', 'www', '--logLevel', 'warn']), { hint: 'Vite could not build the page.' });
    mkdirSync(at('.cache'), { recursive: true });
    renameSync(at('dist', '.vite', 'manifest.json'), at(manifestFile));
    rmSync(at('dist', '.vite'), { recursive: true });
  });
  checkPageBudget();
  // Scripts for embedding a board in any site. They are classic scripts that contain everything:
  // browsers accept those from any server, whatever headers it sends. The script with both boards
  // is smaller than two scripts, since it contains the libraries once. The networks are left out:
  // they would almost double the download of every article for the sake of level 10.
  const scripts = games.map(({ name }) => ({ name, from: `boards-${name}-inline`, file: `dist/${name}-board.js` }));
  scripts.push({ name: 'boards', from: 'boards-inline', file: 'dist/boards.js' });
  const embedded = fingerprint([...packageFiles(), 'package-lock.json', 'dist/index.html', 'scripts/page.mjs']);
  const outputs = scripts.map(({ file }) => file);
  await unlessFresh('embedded', embedded, outputs, async () => {
    say('bundling each board as one script (in dist/)');
    for (const { name, from, file } of scripts) {
      const banner =
        '/*! keddah, with Lit (BSD-3-Clause) and Fluent (Apache-2.0): see licenses.txt beside this script */';
      const { code } = await bundle(`pkg/entrypoints/${from}.js`, {
        file,
        format: 'iife',
        isLeftOut: (id) => /[\\/]nets?-([a-z]+-)?inline\.js$/.test(id),
        name: `keddah_${name}`,
        banner,
      });
      writeFileSync(at(file), code);
    }
  });
  // The page in one file, which opens by a double click.
  const single = fingerprint([...sources, 'dist/index.html'], process.env.PUBLIC_URL);
  await unlessFresh('single', single, ['dist/keddah.html'], () => {
    say('building the page in one file (dist/keddah.html)');
    const made = at('.cache', 'single');
    const config = ['--config', at('www', 'vite.single.config.ts'), '--outDir', made, '--emptyOutDir'];
    run(...tool('vite', ['build', 'www', '--logLevel', 'warn', ...config]), {
      hint: 'Vite could not build the page in one file.',
    });
    copyFileSync(path.join(made, 'index.html'), at('dist', 'keddah.html'));
  });
  for (const file of outputs) say(`${file}: ${sizes(at(file)).gzip} bytes after gzip`);
  const { raw, gzip } = sizes(at('dist', 'keddah.html'));
  say(`page in one file: ${raw} bytes of at most ${SINGLE_BUDGET}, ${gzip} after gzip`);
  if (raw > SINGLE_BUDGET) throw new Failure('dist/keddah.html exceeds its size budget.');
  const all = filesOf(['dist'])
    .filter(
      (file) =>
        !file.startsWith(path.join('dist', 'api')) &&
        path.basename(file) !== 'keddah.html' &&
        !outputs.includes(file.split(path.sep).join('/')),
    )
    .map((file) => sizes(at(file)));
  const sum = (key) => all.reduce((total, size) => total + size[key], 0);
  say(`page: ${all.length} files, ${sum('raw')} bytes, ${sum('gzip')} after gzip`);
}
