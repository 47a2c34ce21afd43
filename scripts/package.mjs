// The npm package: pkg-template, compiled, with the wasm beside it, becomes pkg/; node_modules/keddah leads there.

import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildBundles, bundles } from './bundles.mjs';
import { at, Failure, run, say, tool } from './lib/run.mjs';
import { filesOf, fingerprint, unlessFresh } from './lib/stamp.mjs';

const copies = Object.fromEntries(
  ['package.json', 'README.md', 'custom-elements.json'].map((name) => [`pkg-template/${name}`, name]),
);
const licences = ['LICENSE-MIT', 'LICENSE-APACHE'];

/** What each file of pkg/ is made from: by name, without reading anything. */
function contents() {
  const made = new Map(Object.entries(copies).map(([from, to]) => [to, from]));
  for (const name of licences) made.set(name, name);
  for (const from of filesOf(['pkg-template/src'])) {
    const to = path.relative('pkg-template/src', from);
    if (to.endsWith('.ts') && !to.endsWith('.d.ts')) {
      for (const ending of ['.js', '.d.ts']) made.set(to.replace(/\.ts$/, ending), undefined);
    } else {
      made.set(to, from);
    }
  }
  return made;
}

/** TypeScript's helper for decorators looks for an older copy of itself in `this`: in a module Rollup warns of that. */
function withoutThis(file) {
  const code = readFileSync(file, 'utf8');
  const better = code.replaceAll('(this && this.__decorate) || ', '');
  if (better !== code) writeFileSync(file, better);
}

function assemble() {
  const made = contents();
  // What is no longer made goes; what is made is overwritten, so that others who read pkg/ meanwhile lose nothing.
  for (const file of filesOf(['pkg'])) {
    const name = path.relative('pkg', file);
    const kept = bundles.some((bundle) => at(bundle) === at(file)) || /^wasm[\\/].*\.(js|wasm)$/.test(name);
    if (!made.has(name) && !kept) rmSync(at(file));
  }
  run(...tool('tsc', ['-p', 'pkg-template']), { hint: 'The TypeScript of pkg-template does not compile.' });
  for (const [to, from] of made) {
    if (from === undefined) {
      if (to.endsWith('.js')) withoutThis(at('pkg', to));
      continue;
    }
    if (!existsSync(at(from))) throw new Failure(`${from} is missing.`);
    mkdirSync(path.dirname(at('pkg', to)), { recursive: true });
    copyFileSync(at(from), at('pkg', to));
  }
}

/** Lets `import 'keddah'` in the page and the tests find pkg/, through its `exports`. */
function link() {
  const place = at('node_modules', 'keddah');
  if (lstatSync(place, { throwIfNoEntry: false })) return;
  symlinkSync(process.platform === 'win32' ? at('pkg') : '../pkg', place, 'junction');
}

/** Assembles pkg/ unless it is up to date. */
export async function buildPackage() {
  const print = fingerprint([
    'pkg-template',
    'tsconfig.base.json',
    'scripts/package.mjs',
    'package-lock.json',
    ...licences,
  ]);
  const outputs = [...contents().keys()].map((name) => path.join('pkg', name));
  await unlessFresh('package', print, outputs, () => {
    say('assembling the package (pkg/)');
    assemble();
  });
  await buildBundles();
  link();
}
