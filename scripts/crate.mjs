// Checks the crate as its users see it: each feature compiles alone, examples run, and it can be
// published.

import { readdirSync } from 'node:fs';
import { ask, at, Failure } from './lib/run.mjs';

/** Returns the Cargo features of the crate except `default`. */
function features() {
  const metadata = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (!metadata) throw new Failure('`cargo metadata` failed: is Cargo.toml valid?');
  return Object.keys(JSON.parse(metadata).packages[0].features).filter((name) => name !== 'default');
}

/** Returns all subsets of the given feature names. */
const powerset = ([name, ...others]) =>
  name === undefined ? [[]] : powerset(others).flatMap((set) => [set, [name, ...set]]);

/**
 * Returns all sets of features, like `cargo hack --feature-powerset`, a tool that would have to be
 * built first.
 */
export const featureSets = () => powerset(features());

/** Returns the command that lints the crate with a set of features; warnings are errors. */
export const lintCommand = (set) => [
  'cargo',
  [
    ...['clippy', '--quiet', '--lib', '--bins', '--no-default-features'],
    ...['--features', set.join(','), '--', '-D', 'warnings'],
  ],
];

/**
 * Returns the sets of features that `npm test` lints: none, each alone, all. `npm run test:long`
 * lints every set.
 */
function mainSets() {
  const all = features();
  return [[], ...all.map((name) => [name]), all];
}

/** Returns the cargo commands with which `npm test` checks the crate; each must succeed. */
export function crateCommands() {
  const sources = readdirSync(at('examples')).filter((file) => file.endsWith('.rs'));
  const examples = sources.map((file) => file.replace(/\.rs$/, ''));
  return [
    ...mainSets().map(lintCommand),
    ...examples.map((name) => ['cargo', ['run', '--quiet', '--features', 'cli', '--example', name]]),
    ['cargo', ['package', '--quiet', '--locked', '--allow-dirty']],
  ];
}
