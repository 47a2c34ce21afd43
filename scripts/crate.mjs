// What the tests ask of the crate as others get it: every set of features compiles, examples run, it can be published.

import { readdirSync } from 'node:fs';
import { ask, at, Failure } from './lib/run.mjs';

/** The crate's features, but for `default`. */
function features() {
  const metadata = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (!metadata) throw new Failure('`cargo metadata` failed: is Cargo.toml in order?');
  return Object.keys(JSON.parse(metadata).packages[0].features).filter((name) => name !== 'default');
}

/** All sets of them: what `cargo hack --feature-powerset` goes through, without a tool that would have to be built. */
const powerset = ([name, ...others]) =>
  name === undefined ? [[]] : powerset(others).flatMap((set) => [set, [name, ...set]]);

/** Commands that fail where something is wrong. */
export function crateCommands() {
  const lint = (set) => ['--no-default-features', '--features', set.join(','), '--', '-D', 'warnings'];
  const examples = readdirSync(at('examples')).map((file) => file.replace(/\.rs$/, ''));
  return [
    ...powerset(features()).map((set) => ['cargo', ['clippy', '--quiet', '--lib', '--bins', ...lint(set)]]),
    ...examples.map((name) => ['cargo', ['run', '--quiet', '--features', 'cli', '--example', name]]),
    ['cargo', ['package', '--quiet', '--locked', '--allow-dirty']],
  ];
}
