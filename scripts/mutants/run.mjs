// Runs cargo-mutants on the rules of a game and collects what became of each mutant.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ask, at, Failure, watch } from '../lib/run.mjs';
import { writeCrate } from './crate.mjs';

/** The tests that take most of the time. Only the survivors of all other tests face them. */
const slowTests = [
  'against_naive::play_from_a_full_board_agrees',
  'against_naive::play_from_the_diagram_agrees',
  'against_naive::random_games_agree',
  'perft::naive_counts_match_the_file',
  'records::long_hostile_texts_are_read_or_refused_in_time',
  'texts::words_in_random_order_are_read_or_refused',
  'variations::ten_megabytes_are_read_in_time',
  'walls::every_dividing_wall_is_named',
];

/**
 * The two rounds: the tests left out, the outcome of a survivor, and the limit in seconds of the
 * processor, after which tests count as endless. Without a mutant they take 4 and 26 at most.
 */
export const quickRound = { left: slowTests, survivor: 'open', env: { CPU_SECONDS: '8', PROPTEST_CASES: '64' } };
export const slowRound = { left: [], survivor: 'missed', env: { CPU_SECONDS: '80' } };

/** Seconds until tests that do not end but use no processor are stopped. */
const TIMEOUT_SECONDS = '600';

/** Seconds until a build that does not end is stopped: the compiler runs the loops of constants. */
const BUILD_TIMEOUT_SECONDS = '60';

const environment = {
  CARGO_TARGET_DIR: at('target', 'mutants', 'build'),
  // A failing random test ends at once.
  PROPTEST_MAX_SHRINK_ITERS: '0',
  PROPTEST_DISABLE_FAILURE_PERSISTENCE: '1',
};

/** Where cargo-mutants writes its results for a game. */
const output = (game, ...parts) => at('.cache', 'mutants', game, ...parts);

const record = (game) => output(game, 'outcomes.json');

/** The log of a process that was killed because it reached its limit of the processor. */
const killed = /\(signal: (9|24),/;

/** Returns the outcome of a mutant, from its entry in the results of cargo-mutants. */
function outcomeOf(entry, survivor) {
  if (entry.summary === 'MissedMutant') return survivor;
  if (entry.summary === 'Unviable') return 'unviable';
  if (entry.summary === 'Timeout') return 'timeout';
  if (entry.summary !== 'CaughtMutant') return undefined;
  return killed.test(readFileSync(entry.log, 'utf8')) ? 'timeout' : 'caught';
}

/**
 * Returns the outcomes of a game's mutants by name, over all runs, and stores them. Mutants that no
 * longer exist are left out.
 */
function collect(game, names) {
  const read = (file, missing) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : missing);
  const all = read(record(game), {});
  const { survivor } = read(output(game, 'round.json'), {});
  const results = survivor ? read(output(game, 'mutants.out', 'outcomes.json'), { outcomes: [] }) : { outcomes: [] };
  for (const { scenario, summary, log_path } of results.outcomes) {
    if (!scenario.Mutant) continue;
    const log = output(game, 'mutants.out', log_path);
    const outcome = outcomeOf({ summary, log }, survivor);
    if (outcome) all[scenario.Mutant.name] = outcome;
  }
  const outcomes = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  writeFileSync(record(game), JSON.stringify(outcomes, undefined, 1));
  return outcomes;
}

/** Returns the arguments after which the tests end at the first failure, without these tests. */
const testArguments = (left) => [
  ...['-Zunstable-options', '--fail-fast', '--test-threads=1'],
  ...left.flatMap((name) => ['--skip', name]),
];

/** Returns the names of the mutants of the files that match a pattern. */
function namesOf(cargoMutants, files) {
  const text = ask(cargoMutants, ['mutants', '--no-config', '--dir', at('.'), '--file', files, '--list']);
  if (text === undefined) throw new Failure('cargo-mutants could not list the mutants.');
  return text.split('\n').filter(Boolean);
}

/**
 * Tries mutants of a game with the tests of a round. The option `--iterate` leaves out the mutants
 * that the results before call caught. So these results are written anew, with all others in them.
 */
async function tryRound(cargoMutants, game, others, { left, survivor, env }) {
  const folder = writeCrate(game);
  rmSync(output(game, 'mutants.out'), { recursive: true, force: true });
  mkdirSync(output(game, 'mutants.out'));
  writeFileSync(output(game, 'mutants.out', 'caught.txt'), others.map((name) => `${name}\n`).join(''));
  writeFileSync(output(game, 'round.json'), JSON.stringify({ survivor }));
  const chosen = ['--no-config', '--dir', folder, '--file', `src/${game}/*.rs`, '--in-place', '--iterate'];
  const build = ['--no-default-features', '--features', game, '--cargo-arg=--lib', '--cap-lints', 'true'];
  const timeouts = ['--timeout', TIMEOUT_SECONDS, '--build-timeout', BUILD_TIMEOUT_SECONDS];
  const results = [...timeouts, '--output', output(game)];
  const tests = ['--', '--', ...testArguments(left)];
  const { status } = await watch(cargoMutants, ['mutants', ...chosen, ...build, ...results, ...tests], {
    env: { ...environment, ...env },
    minutes: 24 * 60,
  });
  // 2: some were missed. 3: some did not end.
  if (![0, 2, 3].includes(status)) throw new Failure(`cargo-mutants failed (exit status ${status}).`);
}

/**
 * Tries the mutants of files of a game that no earlier run caught in rounds, each with those that
 * are left. Resolves to the outcomes of all their mutants by file and name; that of a mutant that
 * was not tried is undefined.
 */
export async function tryMutants(cargoMutants, game, files, rounds) {
  const existing = namesOf(cargoMutants, `src/${game}/*.rs`);
  const namesIn = (file) => existing.filter((name) => name.startsWith(`${file}:`));
  const names = files.flatMap(namesIn);
  mkdirSync(output(game), { recursive: true });
  let outcomes = collect(game, existing);
  for (const round of rounds) {
    const left = names.filter((name) => [undefined, 'open', 'missed'].includes(outcomes[name]));
    const others = existing.filter((name) => !left.includes(name));
    if (left.length > 0) await tryRound(cargoMutants, game, others, round);
    outcomes = collect(game, existing);
  }
  const outcomesIn = (file) => Object.fromEntries(namesIn(file).map((name) => [name, outcomes[name]]));
  return Object.fromEntries(files.map((file) => [file, outcomesIn(file)]));
}
