// Writes a small crate with only the rules of one game and their tests. A mutant of it is built in
// a second; one of the whole crate takes ten.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../lib/run.mjs';

/** The games whose rules are mutated. */
export const games = ['arimaa', 'quoridor'];

/** The modules that the rules import. The first ones are public. */
const modules = { error: 'pub mod', game: 'pub mod', record: 'pub mod', hash: 'mod', notation: 'mod' };

/** Returns the name of a module of tests in the crate, where all modules are side by side. */
const testModule = (name) => (name in modules ? `${name}_tests` : name);

/** Returns the root of the crate: the modules of the rules, then those of tests/. */
function library(game) {
  const rules = Object.entries(modules).map(([name, declaration]) => `${declaration} ${name};`);
  const names = [...readFileSync(at('tests', game, 'main.rs'), 'utf8').matchAll(/^mod (\w+);$/gm)].map(
    ([, name]) => name,
  );
  const tests = names.map((name) => `#[cfg(test)]\n#[path = "../tests/${game}/${name}.rs"]\nmod ${testModule(name)};`);
  return ['extern crate self as keddah;', `pub mod ${game};`, ...rules, ...tests, ''].join('\n');
}

/** Returns the manifest of the repository without programs, tests, examples and benches. */
function manifest() {
  const sections = readFileSync(at('Cargo.toml'), 'utf8').split(/^(?=\[)/m);
  const kept = sections.filter((section) => !section.startsWith('[['));
  return kept.join('').replace('[package]', '[package]\nautotests = false');
}

/**
 * Settings of cargo: code that is built quickly, in whose tests the unstable option `--fail-fast`
 * may be used. With `lto`, a change of one function optimizes many others again. The tests of a
 * mutant that asks for time or memory without end fail: they get CPU_SECONDS and 4 GB.
 */
const settings = `[profile.dev]
opt-level = 1
debug = "none"
strip = "debuginfo"
lto = "off"

[target.'cfg(all())']
runner = ["sh", "-c", 'ulimit -t $CPU_SECONDS; ulimit -v 4000000; RUSTC_BOOTSTRAP=1 exec "$0" "$@"']
`;

/**
 * Writes the crate with the rules of a game and returns its folder. The player and the goals of the
 * game are left out.
 */
export function writeCrate(game, folder = at('target', 'mutants', game)) {
  const into = (...parts) => path.join(folder, ...parts);
  for (const name of ['src', 'tests']) rmSync(into(name), { recursive: true, force: true });
  mkdirSync(into('src'), { recursive: true });
  const left = [at('src', game, 'ai'), at('src', game, 'goals')];
  cpSync(at('src', game), into('src', game), { recursive: true, filter: (file) => !left.includes(file) });
  const root = readFileSync(at('src', game, 'mod.rs'), 'utf8');
  writeFileSync(into('src', game, 'mod.rs'), root.replace(/^pub mod (ai|goals);$/gm, '//'));
  for (const name of Object.keys(modules)) {
    const source = name === 'record' ? name : `${name}.rs`;
    cpSync(at('src', source), into('src', source), { recursive: true });
  }
  for (const name of [game, 'data']) cpSync(at('tests', name), into('tests', name), { recursive: true });
  for (const name of ['Cargo.lock', 'rust-toolchain.toml']) cpSync(at(name), into(name));
  writeFileSync(into('src', 'lib.rs'), library(game));
  writeFileSync(into('Cargo.toml'), manifest());
  mkdirSync(into('.cargo'), { recursive: true });
  writeFileSync(into('.cargo', 'config.toml'), settings);
  return folder;
}
