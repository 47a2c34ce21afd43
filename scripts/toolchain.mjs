// What Rust needs beyond `rustup`'s default: the wasm target, and wasm-bindgen's tool in the version of Cargo.lock.

import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ask, at, Failure, run, say } from './lib/run.mjs';

export const target = 'wasm32-unknown-unknown';

const exe = process.platform === 'win32' ? '.exe' : '';

/** Where tools are kept that were built for keddah: `KEDDAH_CACHE`, or a folder in the system's place for caches. */
function cache() {
  const { env, platform } = process;
  if (env.KEDDAH_CACHE) return path.resolve(env.KEDDAH_CACHE);
  if (platform === 'win32') return path.join(env.LOCALAPPDATA ?? homedir(), 'keddah', 'cache');
  if (platform === 'darwin') return path.join(homedir(), 'Library', 'Caches', 'keddah');
  return path.join(env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'keddah');
}

/** Cargo, and the compiler's wasm target. */
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
  run('rustup', ['target', 'add', target], { hint: `\`rustup target add ${target}\` failed: see what it said above.` });
}

/** rustfmt and clippy, for the tests. */
export function setupLinters() {
  for (const [component, command] of Object.entries({ rustfmt: 'fmt', clippy: 'clippy' })) {
    if (ask('cargo', [command, '--version'])) continue;
    say(`adding the Rust component ${component}`);
    run('rustup', ['component', 'add', component], {
      hint: `\`rustup component add ${component}\` failed: see what it said above.`,
    });
  }
}

/** The version of a crate in Cargo.lock. */
function locked(crate) {
  const lock = readFileSync(at('Cargo.lock'), 'utf8');
  const version = new RegExp(`name = "${crate}"\\r?\\nversion = "([^"]+)"`).exec(lock)?.[1];
  if (!version) throw new Failure(`Cargo.lock does not name ${crate}.`);
  return version;
}

/**
 * wasm-bindgen's tools, exactly as new as the library in Cargo.lock: from PATH, else from the cache, else built into it.
 *
 * @returns {{ version: string, bindgen: string, runner: string }} the programs `wasm-bindgen` and `wasm-bindgen-test-runner`
 */
export function setupBindgen() {
  const version = locked('wasm-bindgen');
  const fits = (program) => ask(program, ['--version'])?.trim().split(' ').at(-1) === version;
  const tools = (folder) => ({
    version,
    bindgen: path.join(folder, `wasm-bindgen${exe}`),
    runner: path.join(folder, `wasm-bindgen-test-runner${exe}`),
  });

  const home = path.join(cache(), `wasm-bindgen-cli-${version}`);
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), path.join(home, 'bin')];
  const found = folders
    .map(tools)
    .find(({ bindgen, runner }) => existsSync(bindgen) && existsSync(runner) && fits(bindgen));
  if (found) return found;

  say(`building wasm-bindgen-cli ${version}, once, into ${home} (a few minutes)`);
  const programs = ['--bin', 'wasm-bindgen', '--bin', 'wasm-bindgen-test-runner'];
  const install = ['install', 'wasm-bindgen-cli', '--version', version, '--root', home, ...programs];
  // They run for a fraction of a second: what counts is how long they take to build.
  const env = { CARGO_PROFILE_RELEASE_OPT_LEVEL: '1' };
  try {
    run('cargo', [...install, '--locked'], { env });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A registry that lacks one of the versions it was released with may still have newer ones that do.
    say('that failed; once more with the newest versions of what it needs');
    run('cargo', install, { env, hint: `wasm-bindgen-cli ${version} could not be built: see what cargo said above.` });
  }
  return tools(path.join(home, 'bin'));
}
