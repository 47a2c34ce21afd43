// Compiles Rust to WebAssembly with Cargo, wasm-bindgen and wasm-opt, into pkg/wasm: one module for
// each game, one for clocks, and one for each protocol of the program in Node.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ask, at, Failure, runAsync, say, tool } from './lib/run.mjs';
import { filesOf, fingerprint, isFresh, unlessFresh } from './lib/stamp.mjs';
import { setupPackages } from './packages.mjs';
import { bindgenVersion, setupBindgen, setupRust, target } from './toolchain.mjs';

/**
 * The games, each a Cargo feature and a wasm module: those with a folder of classes in the package.
 */
export const games = readdirSync(at('pkg-template', 'src', 'game'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The protocols and their games. Only Node loads their modules, so they have no budget. */
const protocols = [
  { name: 'aei', game: 'arimaa' },
  { name: 'qtp', game: 'quoridor' },
];

/** Returns the files of a wasm module. */
const filesOfModule = (name) => [`pkg/wasm/${name}.js`, `pkg/wasm/${name}_bg.wasm`];

const protocolFiles = protocols.flatMap(({ name }) => filesOfModule(name));

/** Returns the files of pkg/ from which the page and the bundles are made. */
export const packageFiles = () =>
  filesOf(['pkg']).filter((file) => !protocolFiles.includes(file.split(path.sep).join('/')));

// The WebAssembly features that wasm-opt may use: those that the Rust compiler uses, too.
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

/** Returns Cargo's target folder. */
export function targetFolder() {
  const metadata = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (!metadata) throw new Failure('`cargo metadata` failed: is Cargo.toml valid?');
  return JSON.parse(metadata).target_directory;
}

// Inlining less than the default makes the module 7 % smaller after gzip, at the same speed.
const flags = ['-C', 'llvm-args=-inline-threshold=60'];

/** Returns Cargo's arguments for WebAssembly with all games, or only those given. */
export const forWasm = (features = games.map(({ name }) => name)) => [
  ...['--config', `target.${target}.rustflags=${JSON.stringify(flags)}`],
  ...['--target', target, '--profile', 'wasm'],
  ...['--no-default-features', '--features', ['wasm', ...features].join(',')],
];

/**
 * The JavaScript that instantiates a compiled module. It replaces wasm-bindgen's loading code,
 * since the package loads and compiles the wasm itself.
 */
const instantiation = `
export function initSync(module) {
    return wasm ?? __wbg_finalize_init(new WebAssembly.Instance(module, __wbg_get_imports()), module);
}

export default async function initialize(module) {
    return wasm ?? __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()), module);
}
`;

/**
 * Edits that make searches pausable by JavaScript Promise Integration (JSPI) where the engine has
 * it: `search` returns a promise, and a promise that `host.pause()` returns suspends the wasm until
 * it resolves. wasm-bindgen's own `jspi` attribute would need JSPI in every engine.
 */
const pausable = [
  [/^(export) (function search\([\s\S]*?= )(wasm\.search)\(/m, '$1 async $2await (WebAssembly.promising?.($3) ?? $3)('],
  [
    /^( {8}__wbg_pause_\w+: )(function\([\s\S]*?^ {8}\}),/m,
    '$1(WebAssembly.Suspending ? (pause) => new WebAssembly.Suspending(pause) : (pause) => pause)($2),',
  ],
];

/** Applies edits to wasm-bindgen's JavaScript. Each pattern must occur. */
function edit(glue, edits) {
  return edits.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) {
      throw new Failure(`scripts/wasm.mjs does not know this form of wasm-bindgen's JavaScript: no ${pattern}`);
    }
    return text.replace(pattern, replacement);
  }, glue);
}

/** Removes from wasm-bindgen's JavaScript what the package does itself or never uses. */
function slim(glue) {
  const loading = /^async function __wbg_load\([\s\S]*^export \{ initSync, __wbg_init as default \};$/m;
  // Without the lines about `Symbol.dispose`, a bundler can leave unused classes out of a worker.
  return edit(glue, [[loading, instantiation.trim()]]).replace(/^if \(Symbol\.dispose\) .*\n/gm, '');
}

/**
 * Writes a module's JavaScript, with edits, and optimizes it: makes `NAME.js` and `NAME_bg.wasm` in
 * a folder.
 */
export async function finish(input, name, to, bindgen, edits = []) {
  await runAsync(bindgen, [input, to, name]);
  const glue = path.join(to, `${name}.js`);
  writeFileSync(glue, edit(slim(readFileSync(glue, 'utf8')), edits));
  const wasm = path.join(to, `${name}_bg.wasm`);
  await runAsync(...tool('wasm-opt', ['-O3', ...features.map((feature) => `--enable-${feature}`), wasm, '-o', wasm]));
  if (!WebAssembly.validate(readFileSync(wasm))) throw new Failure(`This Node cannot load ${wasm}.`);
}

/** Compiles the crate. Returns the path of the module, which later compilations leave alone. */
async function compile(name, features, folder) {
  await runAsync('cargo', ['rustc', '--lib', '--crate-type', 'cdylib', ...forWasm(features)]);
  const compiled = path.join(folder, target, `${name}.wasm`);
  copyFileSync(path.join(folder, target, 'wasm', 'keddah.wasm'), compiled);
  return compiled;
}

/** Makes a module of the package from a compiled one. */
async function publish(name, compiled, bindgen, folder) {
  const staged = path.join(folder, target, 'bindgen');
  await finish(compiled, name, staged, bindgen, name === 'clock' ? [] : pausable);
  mkdirSync(at('pkg', 'wasm'), { recursive: true });
  for (const file of filesOfModule(name)) copyFileSync(path.join(staged, path.basename(file)), at(file));
}

/** Returns a file's size in bytes, raw and after gzip. */
export function sizes(file) {
  const bytes = readFileSync(file);
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/**
 * Builds each module that is not up to date. Meanwhile npm's packages are installed and
 * wasm-bindgen's tool is built, if missing, and each module is finished while Cargo compiles the
 * next one: the last steps of each use one core.
 */
async function buildModules(modules) {
  setupRust();
  const folder = targetFolder();
  const work = [];
  const later = (promise) => {
    promise.catch(() => {}); // it is awaited below, but may fail before
    work.push(promise);
    return promise;
  };
  const tools = later(Promise.all([setupBindgen(), setupPackages()]));
  const inputs = ['Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', 'src', 'scripts/wasm.mjs'];
  const print = fingerprint(inputs, bindgenVersion(), ask('rustc', ['-V']));
  try {
    for (const { name, features } of modules) {
      const stamp = [`wasm-${name}`, print, filesOfModule(name)];
      if (isFresh(...stamp)) continue;
      say(`building the wasm of ${name}`);
      const compiled = await compile(name, features, folder);
      later(tools.then(([bindgen]) => unlessFresh(...stamp, () => publish(name, compiled, bindgen, folder))));
    }
  } finally {
    await Promise.all(work);
  }
}

/** Builds the modules that pages load. */
export const buildGames = () =>
  buildModules([...games, { name: 'clock' }].map(({ name }) => ({ name, features: [name] })));

export const buildProtocols = () =>
  buildModules(protocols.map(({ name, game }) => ({ name, features: ['protocol', game] })));
