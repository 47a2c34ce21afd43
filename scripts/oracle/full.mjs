// `npm run oracle -- --full`: the long comparisons with other implementations of the rules. Each
// plays its games in portions and adds their counts to .cache/oracle.json, so that an interrupted
// run resumes. A game depends only on the seed and its number.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program } from '../lib/program.mjs';
import { at, Failure, run, say, watch } from '../lib/run.mjs';
import { filesOf, fingerprint } from '../lib/stamp.mjs';
import { targetFolder } from '../wasm.mjs';

/** Builds the program of tests/oracle/compiled if needed, and returns its path. */
function compiled() {
  const target = path.join(targetFolder(), 'oracle');
  const manifest = at('tests', 'oracle', 'compiled', 'Cargo.toml');
  run('cargo', ['build', '--release', '--locked', '--manifest-path', manifest, '--target-dir', target]);
  return path.join(target, 'release', process.platform === 'win32' ? 'keddah-oracle.exe' : 'keddah-oracle');
}

const script = (name) => at('tests', 'oracle', name);

/**
 * The long comparisons by name: the game, the number of games, the number of games in a portion,
 * and the command, given Python.
 */
const comparisons = {
  arimaa: { rules: 'arimaa', games: 100_000, portion: 500, command: () => [compiled(), 'arimaa'] },
  quoridor: {
    rules: 'quoridor',
    games: 100_000,
    portion: 500,
    command: (python) => [python, script('open_spiel.py'), '--program', compiled()],
  },
  pyrimaa: {
    rules: 'arimaa',
    games: 5000,
    portion: 25,
    command: (python) => [python, script('arimaa.py'), '--full', '--program', program()],
  },
  'quoridor-rl': {
    rules: 'quoridor',
    games: 5000,
    portion: 25,
    command: (python) => [python, script('quoridor_games.py'), '--full', '--program', program()],
  },
};

/** Returns a hash over the rules of a game and the comparisons. A change of either begins anew. */
function printOf(game) {
  const rules = filesOf([`src/${game}`]).filter((file) => path.dirname(file) === path.join('src', game));
  const isSource = (file) => !file.split(path.sep).includes('__pycache__');
  return fingerprint([...rules, ...filesOf(['tests/oracle']).filter(isSource)]);
}

const file = at('.cache', 'oracle.json');
const readStates = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Stores the state of a comparison. The file is replaced at once, so it is never incomplete. */
function store(key, state) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...readStates(), [key]: state }, undefined, 1)}\n`);
  renameSync(`${file}.new`, file);
}

/** Plays the games of a comparison that are left, up to the number `wanted`. Returns its state. */
async function compare(name, python, seed, wanted) {
  const { rules, portion, command } = comparisons[name];
  const key = `${name}, seed ${seed}`;
  const print = printOf(rules);
  const stored = readStates()[key];
  const state = stored?.print === print ? stored : { print, games: 0, seconds: 0, counts: {}, differences: [] };
  if (stored && stored !== state) say(`${name}: the rules or the comparisons have changed; begins anew`);
  if (state.games >= wanted) return state;
  const [executable, ...args] = command(python);
  while (state.games < wanted) {
    const games = Math.min(portion, wanted - state.games);
    const numbers = ['--seed', `${seed}`, '--from', `${state.games}`, '--games', `${games}`];
    const begin = performance.now();
    const { status, output } = await watch(executable, [...args, ...numbers], { isQuiet: true });
    if (status !== 0) throw new Failure(`${name} from game ${state.games} ended with ${status}:\n${output}`);
    const { games: played, counts, differences } = JSON.parse(output.trim().split('\n').at(-1));
    if (played !== games) throw new Failure(`${name} from game ${state.games} played ${played} games, not ${games}.`);
    state.games += games;
    state.seconds += (performance.now() - begin) / 1000;
    for (const [what, count] of Object.entries(counts)) state.counts[what] = (state.counts[what] ?? 0) + count;
    for (const [game, text] of differences) console.log(`${name}, game ${game}: ${text}`);
    state.differences.push(...differences);
    store(key, state);
    say(`${name}: ${state.games} of ${wanted} games, ${state.differences.length} differences`);
  }
  return state;
}

/**
 * Runs the comparisons with these names, or all, each up to `wanted` games. Returns the number of
 * games without a difference, and of those with one.
 */
export async function runFull(python, names, seed, wanted) {
  const unknown = names.find((name) => !(name in comparisons));
  if (unknown) throw new Failure(`There is no comparison "${unknown}": ${Object.keys(comparisons).join(', ')}.`);
  const total = { passed: 0, failed: 0 };
  for (const name of names.length > 0 ? names : Object.keys(comparisons)) {
    const state = await compare(name, python, seed, wanted ?? comparisons[name].games);
    const counts = Object.entries(state.counts).map(([what, count]) => `${what} ${count}`);
    console.log(`${name}: ${state.games} games in ${(state.seconds / 3600).toFixed(2)} hours; ${counts.join(', ')}`);
    const failed = new Set(state.differences.map(([game]) => game)).size;
    total.passed += state.games - failed;
    total.failed += failed;
  }
  return total;
}
