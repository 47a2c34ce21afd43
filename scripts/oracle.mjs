// npm run oracle: compares keddah's rules with those of other authors' programs (Python packages in
// .venv). The last line is `N passed, N failed`.
//
//   npm run oracle -- --short          plays a quarter of the games
//   npm run oracle -- --seed 7         plays other games
//   npm run oracle -- --record         writes the programs' results into tests/data instead
//   npm run oracle -- --full           the long comparisons of scripts/oracle/full.mjs; resumes
//   npm run oracle -- --full pyrimaa --games 100    100 games of this one
//
// `docs/testing-the-rules.md` has the results of the long comparisons.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { program } from './lib/program.mjs';
import { ask, at, Failure, main, run, say, watch } from './lib/run.mjs';
import { fingerprint, unlessFresh } from './lib/stamp.mjs';
import { closing, closingCounts, together, verdict } from './lib/summary.mjs';
import { runFull } from './oracle/full.mjs';

/**
 * The comparisons with other implementations of the rules: a script of tests/oracle, its number of
 * games, and the file of its recorded answers, if any.
 */
const oracles = [
  { script: 'arimaa.py', games: 200, data: 'tests/data/arimaa/pyrimaa.txt' },
  { script: 'quoridor_games.py', games: 120, data: 'tests/data/quoridor/oracles.txt' },
  { script: 'aei.py', games: 8 },
];

const requirements = 'tests/oracle/requirements.txt';
const recentEnough = 'import sys; sys.exit(sys.version_info < (3, 9))';

/** Creates a virtual environment with the required packages. Returns the path of its Python. */
async function setupPython() {
  const windows = process.platform === 'win32';
  const python = at('.venv', ...(windows ? ['Scripts', 'python.exe'] : ['bin', 'python']));
  const print = fingerprint([requirements]);
  await unlessFresh('oracle', print, [path.relative(at(), python)], () => {
    const base = ['python3', 'python', 'py'].find((name) => ask(name, ['-c', recentEnough]) !== undefined);
    if (!base) throw new Failure('`npm run oracle` needs Python 3.9 or newer, and none was found.');
    say('setting up Python packages (.venv)');
    run(base, ['-m', 'venv', '--clear', at('.venv')], {
      hint: 'Python could not make a virtual environment. On Debian and Ubuntu: apt-get install python3-venv',
    });
    const quietly = ['--quiet', '--disable-pip-version-check'];
    run(python, ['-m', 'pip', 'install', ...quietly, '--no-deps', '-r', at(requirements)], {
      hint: `pip could not install what ${requirements} names: see its message above.`,
    });
  });
  if (!existsSync(python)) throw new Failure(`${python} is missing.`);
  return python;
}

/** Returns the value of a command-line option as a number. */
function number(name, value) {
  if (!/^\d{1,9}$/.test(value)) throw new Failure(`--${name} expects a whole number, not "${value}".`);
  return Number(value);
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      games: { type: 'string' },
      short: { type: 'boolean' },
      record: { type: 'boolean' },
      full: { type: 'boolean' },
    },
  });
  const seed = ['--seed', `${number('seed', values.seed)}`];
  const python = await setupPython();
  const script = (name) => at('tests', 'oracle', name);

  if (values.record) {
    for (const { script: name, data } of oracles.filter((one) => one.data))
      run(python, [script(name), '--record', at(data), ...seed]);
    return;
  }

  if (values.full) {
    const games = values.games === undefined ? undefined : number('games', values.games);
    const total = await runFull(python, positionals, number('seed', values.seed), games);
    console.log(closing(total));
    if (total.failed > 0) process.exitCode = 1;
    return;
  }

  const all = [];
  for (const { script: name, games } of oracles) {
    const count = values.short ? Math.ceil(games / 4) : games;
    const { status, output } = await watch(python, [
      script(name),
      '--program',
      program(),
      '--games',
      `${count}`,
      ...seed,
    ]);
    all.push(verdict(closingCounts(output), status));
  }
  const total = together(all);
  console.log(closing(total));
  if (total.failed > 0) process.exitCode = 1;
});
