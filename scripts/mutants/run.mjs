// Runs cargo-mutants on the rules of a game and collects what became of each mutant.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ask, at, Failure, watch } from '../lib/run.mjs';
import { writeCrate } from './crate.mjs';

/** The tests that take most of the time. Only the survivors of all other tests face them. */
const slowTests = [
  'against_naive::play_from_a_full_board_agrees',
  'against_naive::random_games_agree',
  'perft::naive_counts_match_the_file',
  'records::long_hostile_texts_are_read_or_refused_in_time',
  'variations::ten_megabytes_are_read_in_time',
  'walls::every_dividing_wall_is_named',
];

/**
 * The two rounds: the tests left out, and seconds of the processor after which a mutant counts as
 * caught because its tests do not end. Without mutants they take 3 and 17.
 */
const rounds = [
  { left: slowTests, seconds: '15' },
  { left: [], seconds: '60' },
];

/** Seconds until tests that do not end but use no processor are stopped. */
const TIMEOUT_SECONDS = '600';

const environment = {
  CARGO_TARGET_DIR: at('target', 'mutants', 'build'),
  // A failing random test ends at once.
  PROPTEST_MAX_SHRINK_ITERS: '0',
  PROPTEST_DISABLE_FAILURE_PERSISTENCE: '1',
};

/** Where cargo-mutants writes its results for a game. */
const output = (game, ...parts) => at('.cache', 'mutants', game, ...parts);

const record = (game) => output(game, 'outcomes.json');

/** The lists that cargo-mutants writes while it runs, by the outcome of the mutants in them. */
const lists = { caught: 'caught.txt', timeout: 'timeout.txt', unviable: 'unviable.txt', missed: 'missed.txt' };

const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/**
 * Returns the outcomes of a game's mutants by name, over all runs, and stores them. Mutants that no
 * longer exist are left out.
 */
function collect(game, names) {
  const before = existsSync(record(game)) ? JSON.parse(readFileSync(record(game), 'utf8')) : {};
  const found = Object.entries(lists).flatMap(([outcome, list]) =>
    linesOf(output(game, 'mutants.out', list)).map((name) => [name, outcome]),
  );
  const all = { ...before, ...Object.fromEntries(found) };
  const outcomes = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  writeFileSync(record(game), JSON.stringify(outcomes, undefined, 1));
  return outcomes;
}

/** Returns the arguments after which the tests end at the first failure, without these tests. */
const testArguments = (left) => [
  ...['-Zunstable-options', '--fail-fast', '--test-threads=1'],
  ...left.flatMap((name) => ['--skip', name]),
];

/** Returns the names of the mutants of a file or of all files. */
function namesOf(cargoMutants, files) {
  const text = ask(cargoMutants, ['mutants', '--no-config', '--dir', at('.'), '--file', files, '--list']);
  if (text === undefined) throw new Failure('cargo-mutants could not list the mutants.');
  return text.split('\n').filter(Boolean);
}

/**
 * Tries the mutants of a file that no earlier run caught: with the quick tests, and the survivors
 * with all tests. If `isReport`, tries none. Resolves to the outcomes of all its mutants by name;
 * that of a mutant that was not tried is undefined.
 */
export async function tryMutants(cargoMutants, file, isReport) {
  const game = file.split('/')[1];
  const names = namesOf(cargoMutants, file);
  const existing = namesOf(cargoMutants, `src/${game}/*.rs`);
  mkdirSync(output(game), { recursive: true });
  let outcomes = collect(game, existing);
  for (const { left, seconds } of isReport ? [] : rounds) {
    if (names.every((name) => ['caught', 'unviable'].includes(outcomes[name]))) break;
    const chosen = ['--no-config', '--dir', writeCrate(game), '--file', file, '--in-place'];
    const build = ['--no-default-features', '--features', game, '--cargo-arg=--lib', '--cap-lints', 'true'];
    const results = ['--timeout', TIMEOUT_SECONDS, '--iterate', '--output', output(game)];
    const tests = ['--', '--', ...testArguments(left)];
    const { status } = await watch(cargoMutants, ['mutants', ...chosen, ...build, ...results, ...tests], {
      env: { ...environment, CPU_SECONDS: seconds },
      minutes: 24 * 60,
    });
    outcomes = collect(game, existing);
    // 2: some were missed. 3: some did not end.
    if (![0, 2, 3].includes(status)) throw new Failure(`cargo-mutants failed (exit status ${status}).`);
  }
  return Object.fromEntries(names.map((name) => [name, outcomes[name]]));
}
