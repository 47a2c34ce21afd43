// Installs what Rust needs beyond `rustup`'s default: the wasm target, linters, and wasm-bindgen's
// tools.

import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ask, at, Failure, run, runAsync, say } from './lib/run.mjs';

export const target = 'wasm32-unknown-unknown';

const exe = process.platform === 'win32' ? '.exe' : '';

/**
 * Returns the folder for tools that are built here: `KEDDAH_CACHE`, or one in the system's cache
 * folder.
 */
function cache() {
  const { env, platform } = process;
  if (env.KEDDAH_CACHE) return path.resolve(env.KEDDAH_CACHE);
  if (platform === 'win32') return path.join(env.LOCALAPPDATA ?? homedir(), 'keddah', 'cache');
  if (platform === 'darwin') return path.join(homedir(), 'Library', 'Caches', 'keddah');
  return path.join(env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'keddah');
}

/** Checks for Cargo and adds the compiler's wasm target if missing. */
export function setupRust() {
  const sysroot = ask('rustc', ['--print', 'sysroot'])?.trim();
  if (!sysroot || !ask('cargo', ['--version'])) {
    throw new Failure(
      'Rust was not found (rustc and cargo). Install it with rustup, https://rustup.rs, then run this again.',
    );
  }
  if (existsSync(path.join(sysroot, 'lib', 'rustlib', target))) return;
  if (!ask('rustup', ['--version'])) {
    throw new Failure(
      `This Rust has no target ${target}, and rustup, which could add it, was not found: see https://rustup.rs.`,
    );
  }
  say(`adding the Rust target ${target}`);
  run('rustup', ['target', 'add', target], { hint: `\`rustup target add ${target}\` failed: see its message above.` });
}

/** Installs rustfmt and clippy if they are missing. The tests need them. */
export function setupLinters() {
  for (const [component, command] of Object.entries({ rustfmt: 'fmt', clippy: 'clippy' })) {
    if (ask('cargo', [command, '--version'])) continue;
    say(`adding the Rust component ${component}`);
    run('rustup', ['component', 'add', component], {
      hint: `\`rustup component add ${component}\` failed: see its message above.`,
    });
  }
}

/** Returns the version of a crate that a Cargo lock file pins. */
function locked(file, crate) {
  const lock = readFileSync(at(file), 'utf8');
  const version = new RegExp(`name = "${crate}"\\r?\\nversion = "([^"]+)"`).exec(lock)?.[1];
  if (!version) throw new Failure(`${file} does not name ${crate}.`);
  return version;
}

/** Returns the version of wasm-bindgen's library. Its tools must have the same version. */
export function bindgenVersion() {
  const version = locked('Cargo.lock', 'wasm-bindgen');
  const ofTools = locked('scripts/bindgen/Cargo.lock', 'wasm-bindgen-cli-support');
  if (version !== ofTools)
    throw new Failure(`Cargo.lock has wasm-bindgen ${version}, scripts/bindgen has ${ofTools}: make them equal.`);
  return version;
}

/** Builds one of the programs of scripts/bindgen, unless it is up to date. Resolves to its path. */
async function buildTool(program, ...options) {
  const folder = path.join(cache(), 'bindgen');
  const built = path.join(folder, 'release', `${program}${exe}`);
  if (!existsSync(built)) say(`building wasm-bindgen ${bindgenVersion()}, once, in ${folder} (a minute or two)`);
  const manifest = at('scripts', 'bindgen', 'Cargo.toml');
  const where = ['--manifest-path', manifest, '--target-dir', folder];
  await runAsync('cargo', ['build', '--release', '--locked', '--quiet', ...where, '--bin', program, ...options], {
    hint: `${program} could not be built: see cargo's message above.`,
  });
  return built;
}

/** Resolves to the path of the program that writes the JavaScript of a wasm module. */
export const setupBindgen = () => buildTool('keddah-bindgen');

/** Resolves to the path of the program that runs tests in wasm under Node. */
export const setupWasmTest = () => buildTool('keddah-wasm-test', '--features', 'test-runner');

/** The versions of programs for Cargo. A new one is built beside the old one. */
const versions = { 'cargo-deny': '0.20.2', 'cargo-fuzz': '0.13.2', 'cargo-mutants': '27.1.0' };

/** Resolves to the path of a program for Cargo, which is built once. */
async function setupCargoProgram(name) {
  const version = versions[name];
  const folder = path.join(cache(), `${name}-${version}`);
  const built = path.join(folder, 'bin', `${name}${exe}`);
  if (existsSync(built)) return built;
  say(`building ${name} ${version}, once, in ${folder} (a few minutes)`);
  await runAsync('cargo', ['install', name, '--version', version, '--locked', '--quiet', '--root', folder], {
    hint: `${name} could not be built: see cargo's message above.`,
  });
  return built;
}

/** Resolves to the path of cargo-deny, which checks the dependencies of crates. */
export const setupCargoDeny = () => setupCargoProgram('cargo-deny');

/** Resolves to the path of cargo-fuzz. libFuzzer, which the fuzz targets contain, needs C++. */
export async function setupCargoFuzz() {
  if (process.platform === 'win32') throw new Failure('The fuzz targets run on Linux and macOS.');
  const compiler = process.env.CXX ?? 'c++';
  if (!ask(compiler, ['--version'])) {
    throw new Failure(
      `The fuzz targets need a C++ compiler, and ${compiler} was not found. On Debian: \`apt-get install g++\`.`,
    );
  }
  return setupCargoProgram('cargo-fuzz');
}

/** Resolves to the path of cargo-mutants. */
export async function setupCargoMutants() {
  if (process.platform === 'win32') throw new Failure('Mutants are tried on Linux and macOS.');
  return setupCargoProgram('cargo-mutants');
}
