// Rust to WebAssembly: one module a game, into pkg/wasm. Cargo, wasm-bindgen, wasm-opt; no wasm-pack.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ask, at, Failure, run, say, tool } from './lib/run.mjs';
import { fingerprint, unlessFresh } from './lib/stamp.mjs';
import { setupBindgen, setupRust, target } from './toolchain.mjs';

/** The games, each a Cargo feature and a wasm module, and how large a module may get: bytes after gzip (see budgets.mjs). */
export const games = [
  { name: 'arimaa', budget: 120 * 1024 },
  { name: 'quoridor', budget: 120 * 1024 },
];

// What every engine has that can run the package: never more than the compiler itself puts in.
const features = [
  'bulk-memory',
  'bulk-memory-opt',
  'sign-ext',
  'nontrapping-float-to-int',
  'mutable-globals',
  'multivalue',
  'reference-types',
  'call-indirect-overlong',
];

/** Where cargo puts what it builds. */
export function targetFolder() {
  const metadata = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (!metadata) throw new Failure('`cargo metadata` failed: is Cargo.toml in order?');
  return JSON.parse(metadata).target_directory;
}

// Less is put into its callers than the compiler would: 6 % smaller after gzip, and as quick.
const flags = ['-C', 'llvm-args=-inline-threshold=120'];

/** Cargo's arguments for code that is meant for WebAssembly: all games, or one. */
export const forWasm = (features = games.map(({ name }) => name)) => [
  ...['--config', `target.${target}.rustflags=${JSON.stringify(flags)}`],
  ...['--target', target, '--profile', 'wasm'],
  ...['--no-default-features', '--features', ['wasm', ...features].join(',')],
];

/** Makes a module ready that is compiled already: the package has its own ways to come by it. */
const readying = `
export function initSync(module) {
    return wasm ?? __wbg_finalize_init(new WebAssembly.Instance(module, __wbg_get_imports()), module);
}

export default async function initialise(module) {
    return wasm ?? __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()), module);
}
`;

/** What wasm-bindgen writes, without what the package has its own of, or never asks for. */
function slim(glue) {
  const loading = /^async function __wbg_load\([\s\S]*^export \{ initSync, __wbg_init as default \};$/m;
  if (!loading.test(glue)) throw new Failure('wasm-bindgen writes other JavaScript than scripts/wasm.mjs knows.');
  // Without its lines on disposing, a worker's bundle can leave out the classes that it does not use.
  return glue.replace(loading, readying.trim()).replace(/^if \(Symbol\.dispose\) .*\n/gm, '');
}

/** Gives a compiled module its JavaScript, and optimises it: `NAME.js` and `NAME_bg.wasm` in a folder. */
export function finish(input, name, to, bindgen) {
  // Where the wasm is, the package says itself: bundlers would follow a second address.
  const options = ['--target', 'web', '--no-typescript', '--omit-default-module-path'];
  run(bindgen, [...options, '--out-dir', to, '--out-name', name, input]);
  const glue = path.join(to, `${name}.js`);
  writeFileSync(glue, slim(readFileSync(glue, 'utf8')));
  const wasm = path.join(to, `${name}_bg.wasm`);
  run(...tool('wasm-opt', ['-O3', ...features.map((feature) => `--enable-${feature}`), wasm, '-o', wasm]));
  if (!WebAssembly.validate(readFileSync(wasm))) throw new Failure(`This Node cannot load ${wasm}.`);
}

function build(game, bindgen, folder) {
  run('cargo', ['rustc', '--lib', '--crate-type', 'cdylib', ...forWasm([game])]);
  const staged = path.join(folder, target, 'bindgen');
  finish(path.join(folder, target, 'wasm', 'keddah.wasm'), game, staged, bindgen);
  mkdirSync(at('pkg', 'wasm'), { recursive: true });
  for (const name of [`${game}.js`, `${game}_bg.wasm`]) copyFileSync(path.join(staged, name), at('pkg', 'wasm', name));
}

/** Sizes in bytes of a file: as it is, and after gzip. */
export function sizes(file) {
  const bytes = readFileSync(file);
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/** Builds every game's wasm that is not up to date. */
export async function buildWasm() {
  setupRust();
  const { bindgen, version } = setupBindgen();
  const folder = targetFolder();
  for (const { name } of games) {
    const outputs = [`pkg/wasm/${name}.js`, `pkg/wasm/${name}_bg.wasm`];
    const inputs = ['Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', 'src', 'scripts/wasm.mjs'];
    const print = fingerprint(inputs, version, ask('rustc', ['-V']));
    await unlessFresh(`wasm-${name}`, print, outputs, () => {
      say(`building the wasm of ${name}`);
      build(name, bindgen, folder);
    });
  }
}
