// Reads the licenses of the Rust crates that are part of the wasm.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ask, at, Failure } from './lib/run.mjs';
import { target } from './toolchain.mjs';
import { games } from './wasm.mjs';

/** Returns the packages that the wasm is linked from, without keddah itself, in order of name. */
function linkedCrates() {
  const features = ['wasm', 'classes', 'player', ...games.map(({ name }) => name), 'clock', 'lesson', 'protocol'];
  const arguments_ = ['metadata', '--format-version', '1', '--filter-platform', target];
  const text = ask('cargo', [...arguments_, '--no-default-features', '--features', features.join(',')]);
  if (!text) throw new Failure('`cargo metadata` failed: is Cargo.toml valid?');
  const { packages, resolve } = JSON.parse(text);
  const crates = new Map(packages.map((one) => [one.id, one]));
  const dependencies = new Map(resolve.nodes.map(({ id, deps }) => [id, deps]));
  const linked = new Set([resolve.root]);
  for (const id of linked) {
    for (const { pkg, dep_kinds: kinds } of dependencies.get(id)) {
      // Macros and build scripts run during the build and are not part of its result.
      const isMacro = crates.get(pkg).targets.some(({ kind }) => kind.includes('proc-macro'));
      if (!isMacro && kinds.some(({ kind }) => kind === null)) linked.add(pkg);
    }
  }
  linked.delete(resolve.root);
  return [...linked].map((id) => crates.get(id)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the text of the MIT License for a holder of the copyright. */
function mit(holder) {
  const [, ...text] = readFileSync(at('LICENSE-MIT'), 'utf8')
    .trim()
    .split(/^Copyright .*$/m);
  return `MIT License\n\nCopyright (c) ${holder}${text.join('')}`;
}

/** Returns a crate's name and version, with the texts of its licenses. */
function licenseOf({ name, version, license, authors, manifest_path: manifest }) {
  const folder = path.dirname(manifest);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copyright|copying|notice)/i.test(file));
  // Of two licenses to choose from, the shorter one.
  const chosen = files.some((file) => /mit/i.test(file)) ? files.filter((file) => !/apache/i.test(file)) : files;
  const texts = chosen.sort().map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  if (texts.length === 0) {
    if (!/\bMIT\b/.test(license)) throw new Failure(`The crate ${name} has no text of its license, ${license}.`);
    texts.push(mit(authors.join(', ') || `the authors of ${name}`));
  }
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`;
}

/** Returns the names, versions and licenses of the crates that are part of the wasm. */
export function licensesOfCrates() {
  const std = `The Rust standard library (MIT OR Apache-2.0)\n\n${mit('The Rust Project Contributors')}\n`;
  return [std, ...linkedCrates().map(licenseOf)].join(`\n${'-'.repeat(80)}\n\n`);
}
