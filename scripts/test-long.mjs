// npm run test:long: the long test campaigns: full numbers of games and positions, many random
// cases, and every set of features. The last line is `N passed, N failed`.
//
// It resumes: campaigns that passed on the same sources are not run again.
//
//   npm run test:long -- --anew    runs all campaigns again

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crateCommands, featureSets, lintCommand } from './crate.mjs';
import { at, main, say } from './lib/run.mjs';
import { cargoTest, checks, runAll } from './lib/runner.mjs';
import { fingerprint } from './lib/stamp.mjs';
import { setupLinters, setupRust } from './toolchain.mjs';

const env = { KEDDAH_LONG: '1', PROPTEST_CASES: '10000' };
const cargoTests = (target, filter) => () =>
  cargoTest(['--features', 'cli', '--test', target, ...(filter ? ['--', filter] : [])], env);

/** The campaigns by name, each a runner. */
const campaigns = {
  'arimaa: all positions, all levels': cargoTests('search', 'arimaa_tactics::'),
  'arimaa: 200 games of self-play': cargoTests('search', 'arimaa::'),
  'quoridor: 200 games of self-play, 400 against others': cargoTests('search', 'quoridor::'),
  'arimaa: 10,000 random cases a property': cargoTests('arimaa'),
  'quoridor: 10,000 random cases a property': cargoTests('quoridor'),
  'puzzles: all proofs': cargoTests('cli', 'puzzles::'),
  'crate: every set of features': () => checks(...featureSets().map(lintCommand), ...crateCommands()),
};

const sources = [
  'Cargo.toml',
  'Cargo.lock',
  'rust-toolchain.toml',
  'src',
  'examples',
  'tests',
  'scripts',
  'pkg-template/puzzles',
];
const record = at('.cache', 'test-long.json');

/** Returns the campaigns that passed on these sources, with their counts. */
function readRecord(print) {
  if (!existsSync(record)) return {};
  const { sources, passed } = JSON.parse(readFileSync(record, 'utf8'));
  return sources === print ? passed : {};
}

await main(async () => {
  if (process.argv.includes('--anew')) rmSync(record, { force: true });
  const print = fingerprint(sources);
  const passed = readRecord(print);
  const resumable = ([name, runner]) => [
    name,
    async () => {
      if (passed[name]) {
        say('passed before on the same sources');
        return passed[name];
      }
      const counts = await runner();
      if (counts.failed === 0) {
        passed[name] = { passed: counts.passed, failed: 0 };
        mkdirSync(path.dirname(record), { recursive: true });
        writeFileSync(record, JSON.stringify({ sources: print, passed }));
      }
      return counts;
    },
  ];
  const setup = () => {
    setupRust();
    setupLinters();
  };
  await runAll(setup, Object.fromEntries(Object.entries(campaigns).map(resumable)));
});
