// Builds the npm package: compiles pkg-template into pkg/, beside the wasm, and links
// node_modules/keddah to it.

import { copyFileSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildBundles, bundles } from './bundles.mjs';
import { at, Failure, run, say, tool } from './lib/run.mjs';
import { filesOf, fingerprint, unlessFresh } from './lib/stamp.mjs';

/** The files and folders of pkg-template that are copied without change. */
const copies = ['package.json', 'README.md', 'custom-elements.json', 'api', 'images', 'courses', 'puzzles'];
const licenseFiles = ['LICENSE-MIT', 'LICENSE-APACHE'];

/** Returns the files of pkg/, each with the file that it is a copy of; `undefined` if compiled. */
function contents() {
  const made = new Map();
  for (const from of filesOf(copies.map((name) => `pkg-template/${name}`)))
    made.set(path.relative('pkg-template', from), from);
  for (const name of licenseFiles) made.set(name, name);
  for (const from of filesOf(['pkg-template/src'])) {
    if (from.endsWith('.test.ts')) continue;
    const to = path.relative('pkg-template/src', from);
    if (to.endsWith('.ts') && !to.endsWith('.d.ts')) {
      for (const ending of ['.js', '.d.ts']) made.set(to.replace(/\.ts$/, ending), undefined);
    } else {
      made.set(to, from);
    }
  }
  return made;
}

/** Assembles the npm package in pkg/: removes what is not part of it, compiles, and copies. */
function assemble() {
  const made = contents();
  // Files that are no longer built are removed one by one, so that other processes can read the
  // rest of pkg/ meanwhile.
  for (const file of filesOf(['pkg'])) {
    const name = path.relative('pkg', file);
    const kept =
      bundles.some((bundle) => at(bundle) === at(file)) || /^(wasm[\\/].*\.(js|wasm)|nets[\\/].*)$/.test(name);
    if (!made.has(name) && !kept) rmSync(at(file));
  }
  for (const project of ['pkg-template', 'pkg-template/tsconfig.bin.json']) {
    run(...tool('tsc', ['-p', project]), { hint: `The TypeScript of ${project} does not compile.` });
  }
  for (const [to, from] of made) {
    if (from === undefined) continue;
    if (!existsSync(at(from))) throw new Failure(`${from} is missing.`);
    mkdirSync(path.dirname(at('pkg', to)), { recursive: true });
    copyFileSync(at(from), at('pkg', to));
  }
}

/**
 * Links node_modules/keddah to pkg/, so that the page and the tests import it through its
 * `exports`.
 */
function link() {
  const place = at('node_modules', 'keddah');
  if (lstatSync(place, { throwIfNoEntry: false })) return;
  symlinkSync(process.platform === 'win32' ? at('pkg') : '../pkg', place, 'junction');
}

/** Builds the npm package in pkg/ unless it is up to date. */
export async function buildPackage() {
  const print = fingerprint([
    'pkg-template',
    'tsconfig.base.json',
    'scripts/package.mjs',
    'package-lock.json',
    ...licenseFiles,
  ]);
  const outputs = [...contents().keys()].map((name) => path.join('pkg', name));
  await unlessFresh('package', print, outputs, () => {
    say('assembling the package (pkg/)');
    assemble();
  });
  await buildBundles();
  link();
}
